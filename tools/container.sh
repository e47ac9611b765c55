#!/usr/bin/env bash
#
# Carry out every step of deploy/Containerfile on a bare Debian, without a container engine or a registry.
#
#     tools/container.sh bookworm FOLDER
#
# Each stage is a folder with a Debian from `debootstrap --variant=minbase`, in which RUN, COPY and ENV take
# effect. The result is started like the container: as its user, on a read-only root with the volume and /tmp
# writable, without capabilities, without a network. It passes when the health check succeeds, the node becomes
# ready and serves its pages, nothing else is writable, and SIGTERM shuts it down cleanly.
#
# The build context is this checkout without the files in Containerfile.dockerignore. FOLDER/base is reused.
#
# Needs root and debootstrap. Mounts and processes are in namespaces of their own, and end with them.

set -euo pipefail

source "$(dirname "$0")/bare.sh"
containerfile=$repository/deploy/Containerfile

main() {
  [[ $# == 2 && $1 =~ ^(bookworm|trixie)$ ]] || give_up "usage: ${0##*/} bookworm|trixie FOLDER"
  [[ $EUID == 0 ]] || give_up "must run as root, to create a system and enter it"
  command -v debootstrap >/dev/null || give_up "debootstrap is missing: apt-get install debootstrap"
  if [[ ${RIAD_BARE_INSIDE-} != yes ]]; then
    RIAD_BARE_INSIDE=yes exec unshare --mount --pid --fork --kill-child -- "$0" "$@"
  fi
  trap 'exit 130' INT TERM
  suite=$1 place=$(realpath -m "$2") report=$(mktemp) account=root own_certificates=yes home=/root
  folder=$place/base
  exec 3>&1
  trap 'close $? >&3 2>&1' EXIT
  if [[ ! -e $folder/etc/debian_version ]]; then
    mkdir -p "$folder"
    timed "debootstrap $suite" debootstrap --variant=minbase "$suite" "$folder"
  fi
  mapfile -t steps < <(sed -e ':a' -e '/\\$/{N;s/\\\n//;ba' -e '}' "$containerfile" | grep -vE '^(#|$)')
  local step
  for step in "${steps[@]}"; do carry_out "${step%% *}" "${step#* }"; done
  serve_image
}

# Carry out one step of the Containerfile in the current stage.
carry_out() {
  # shellcheck disable=SC2086,SC2206 # the words of a step
  case $1 in
    FROM) begin_stage "$2" ;;
    RUN) timed "RUN ${2:0:70}" in_stage sh -c "$2" ;;
    COPY) copy $2 ;;
    ENV) environment+=($2) ;;
    WORKDIR) directory=$2 && mkdir -p "$folder$2" ;;
    VOLUME) volume=$2 ;;
    EXPOSE) port=$2 ;;
    USER) user=$2 ;;
    STOPSIGNAL) stop=$2 ;;
    HEALTHCHECK) mapfile -d '' -t health < <(words_of "${2#*CMD }") ;;
    ENTRYPOINT) mapfile -d '' -t entry < <(words_of "$2") ;;
    *) give_up "unknown step $1" ;;
  esac
}

begin_stage() {
  local words=($1)
  [[ ${words[0]} == debian:*-slim ]] || give_up "unknown image ${words[0]}"
  folder=$place/${words[2]-last} environment=() variables=() directory=/ user=0
  rm -rf "$folder"
  timed "FROM $1" cp -a "$place/base" "$folder"
  mount_system
  mkdir -p "$folder/etc/ssl/certs" # otherwise a setting may mount it, and apt cannot fill it
  carry_settings
}

# Print a JSON list as words, each followed by a NUL.
words_of() {
  python3 -c 'import json, sys; print(*json.loads(sys.argv[1]), sep="\0", end="\0")' "$1"
}

in_stage() {
  chroot "$folder" env -i HOME=/root DEBIAN_FRONTEND=noninteractive "${variables[@]}" "${environment[@]}" \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    sh -c 'cd "$1" && shift && exec "$@"' sh "$directory" "$@"
}

copy() {
  if [[ $1 == --from=* ]]; then
    timed "COPY $*" cp -a "$place/${1#--from=}$2" "$folder$3"
    return
  fi
  local ignored=() line
  while read -r line; do
    [[ $line == '**/'* ]] && ignored+=(--no-anchored "--exclude=${line#'**/'}") || ignored+=(--anchored "--exclude=./$line")
  done <"$containerfile.dockerignore"
  mkdir -p "$folder$2"
  timed "COPY $*" sh -c 'from=$1 to=$2; shift 2; tar -C "$from" "$@" -cf - . | tar -C "$to" --no-same-owner -xf -' \
    sh "$repository" "$folder$2" "${ignored[@]}"
}

# Mount the image as an engine does: a read-only root, and a volume that starts with the image's files there.
serve_image() {
  [[ $user != 0 ]] || give_up "the image runs as root"
  group=$(chroot "$folder" id -g "$user")
  rm -rf "$place/volume" && cp -a "$folder$volume" "$place/volume"
  mount --bind "$folder" "$folder"
  mount_system
  mount --bind "$place/volume" "$folder$volume"
  mount -t tmpfs -o mode=1777 tmpfs "$folder/tmp"
  mount -o remount,bind,ro "$folder"
  local state
  state=$(declare -p folder directory environment user group entry health port stop report start_limit)
  unshare --net -- bash -euo pipefail -c "$state; $(declare -f); try_image"
}

# Start it in a network of its own, and act as an engine and a visitor would.
try_image() {
  ip link set lo up
  start
  timed "HEALTHCHECK passes" until_true as_user "${health[@]}"
  timed "USER has no privileges" as_user sh -c \
    '[ "$(id -u)" != 0 ] && grep -q "^CapEff:[[:space:]]*0*$" /proc/self/status && grep -q "^NoNewPrivs:.*1" /proc/self/status'
  timed "the root is read-only" as_user sh -c \
    'for place in / /etc /opt/riad /opt/riad/.venv /var/tmp; do if touch "$place/written"; then exit 1; fi; done 2>/dev/null'
  timed "/ready answers 200" until_true page /ready
  timed "the home page" page / '<div id="app">'
  timed "playing a turn" play
  timed "STOPSIGNAL $stop shuts it down cleanly" end
  start
  timed "restarting on the same volume, until /ready" until_true page /ready
  timed "STOPSIGNAL $stop shuts it down cleanly" end
}

as_user() {
  ${instead-} chroot "$folder" setpriv --reuid "$user" --regid "$group" --clear-groups --no-new-privs \
    --bounding-set=-all --inh-caps=-all env -i "${environment[@]}" HOME=/ \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    sh -c 'cd "$1" && shift && exec "$@"' sh "$directory" "$@"
}

start() {
  instead=exec as_user "${entry[@]}" & # exec, so that signals reach the server itself
  server=$!
}

end() {
  kill -s "$stop" "$server"
  wait "$server"
}

# Repeat a command until it succeeds, as long as the server runs.
until_true() {
  local begun=$SECONDS
  until "$@" >/dev/null 2>&1; do
    kill -0 "$server" 2>/dev/null || return 1
    ((SECONDS - begun < start_limit)) || return 1
    sleep 0.5
  done
}

page() {
  as_user "${entry[0]}" -c 'import sys, urllib.request
text = urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}{sys.argv[2]}", timeout=60).read().decode()
sys.exit(sys.argv[3] not in text)' "$port" "$1" "${2-}"
}

play() {
  as_user "${entry[0]}" -c 'import json, sys, urllib.request
def post(path, body):
    head = {"content-type": "application/json", "cookie": cookie}
    asked = urllib.request.Request(f"http://127.0.0.1:{sys.argv[1]}{path}", json.dumps(body).encode(), head)
    answer = urllib.request.urlopen(asked, timeout=60)
    return json.load(answer), (answer.headers["set-cookie"] or "").partition(";")[0]
cookie = ""
_, cookie = post("/api/me", {"name": "Anna"})
seats = [{"kind": "me"}, {"kind": "guest", "name": "Grandma"}]
table, _ = post("/api/tables", {"game": "azul", "seats": seats})
turn = {"moves": table["view"]["legal"][:1], "base": table["seq"], "key": "a-key-drawn-once"}
post("/api/tables/" + table["id"] + "/turn", turn)' "$port"
}

main "$@"
