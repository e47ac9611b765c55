#!/usr/bin/env bash
#
# Try Riad's two commands on a bare Debian, and report how long each step takes.
#
#     tools/bare.sh [OPTION...] bookworm|trixie FOLDER
#
#     --user                 run them as an ordinary user, with python3-venv installed, not as root
#     --only run|test        run only one of the two
#     --system-certificates  copy no settings about certificates, to test with those of the system alone
#
# The script installs a Debian with only python3 and ca-certificates in FOLDER. It copies the settings by which
# this machine reaches its package registries, and clones this checkout at HEAD, without uncommitted changes.
# A Debian that is already in FOLDER from an earlier run is used as it is, so that a fault can be
# investigated; remove the folder for a bare one.
#
# Needs root and debootstrap. It runs in namespaces of its own: its mounts and processes end with it, however
# it ends.

set -euo pipefail

repository=$(cd "$(dirname "$0")/.." && pwd)
start_limit=1800 # seconds to start and compile the rules

main() {
  local given=("$@")
  account=root only='' own_certificates=yes
  while [[ ${1-} == --* ]]; do
    case $1 in
      --user) account=stranger ;;
      --only)
        [[ ${2-} =~ ^(run|test)$ ]] || give_up "--only must be run or test"
        only=$2 && shift
        ;;
      --system-certificates) own_certificates='' ;;
      *) give_up "unknown option $1" ;;
    esac
    shift
  done
  [[ $# == 2 && $1 =~ ^[a-z]+$ ]] || give_up "usage: ${0##*/} [OPTION...] bookworm|trixie FOLDER"
  [[ $EUID == 0 ]] || give_up "must run as root, to create a system and enter it"
  command -v debootstrap >/dev/null || give_up "debootstrap is missing: apt-get install debootstrap"
  if [[ ${RIAD_BARE_INSIDE-} != yes ]]; then
    RIAD_BARE_INSIDE=yes exec unshare --mount --pid --fork --kill-child -- "$0" "${given[@]}"
  fi
  trap 'exit 130' INT TERM

  suite=$1 folder=$(realpath -m "$2") report=$(mktemp)
  exec 3>&1 # keeps the report visible if a silenced command fails
  trap 'close $? >&3 2>&1' EXIT
  make_system
  mount_system
  carry_settings
  make_account
  clone
  if [[ $only != test ]]; then serve; fi
  if [[ $only != run ]]; then timed "./run test" inside "$account" ./run test; fi
}

give_up() {
  echo "[bare] $*" >&2
  exit 2
}

# Run a command and record its duration for the report; the script ends at the first failure.
timed() {
  local name=$1 begun=$SECONDS status=0
  shift
  echo "[bare] $name ..."
  "$@" || status=$?
  local outcome=''
  ((status == 0)) || outcome=" FAILED ($status)"
  printf '[bare] %6d s  %s%s\n' $((SECONDS - begun)) "$name" "$outcome" | tee -a "$report"
  return $status
}

close() {
  echo "[bare] ---- ${suite} $(cat "$folder/etc/debian_version" 2>/dev/null), ${account}," \
    "$(chroot "$folder" python3 --version 2>/dev/null), commit $(git -C "$repository" rev-parse --short HEAD)"
  cat "$report"
  (($1 == 0)) && echo "[bare] all steps passed" || echo "[bare] failed ($1)"
  rm -f "$report"
}

make_system() {
  if [[ -d $folder/debootstrap ]]; then
    give_up "$folder holds an incomplete Debian: remove it"
  fi
  if [[ -e $folder/etc/debian_version ]]; then
    grep -qx "VERSION_CODENAME=$suite" "$folder/etc/os-release" || give_up "the Debian in $folder is not $suite"
    echo "[bare] $folder already holds a Debian, which may not be bare: using it as it is"
    return
  fi
  mkdir -p "$folder"
  timed "debootstrap $suite" debootstrap --variant=minbase --include=python3,ca-certificates "$suite" "$folder"
}

mount_system() {
  mount -t proc proc "$folder/proc"
  mount -t sysfs -o ro sysfs "$folder/sys"
  mount -t devpts devpts "$folder/dev/pts"
  mount -t tmpfs -o mode=1777 tmpfs "$folder/dev/shm"
}

# Copy the settings by which apt, pip, uv and npm reach their registries here.
carry_settings() {
  local file
  for file in /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/uv/uv.toml /etc/npmrc /etc/apt/auth.conf \
    /etc/apt/auth.conf.d/* /usr/local/share/ca-certificates/*.crt; do
    carry "$file" "$file"
  done
  for file in /etc/apt/apt.conf.d/*; do
    if grep -qs 'Acquire::' "$file"; then carry "$file" "$file"; fi
  done
  for file in .npmrc .pip/pip.conf .config/pip/pip.conf .config/uv/uv.toml; do
    carry "$HOME/$file" "/root/$file"
    carry "$HOME/$file" "/etc/skel/$file"
  done
  if [[ -e $folder/usr/sbin/update-ca-certificates ]]; then # a bare system does not have it yet
    chroot "$folder" update-ca-certificates >/dev/null 2>&1
  fi

  local names='^(https?_proxy|all_proxy|no_proxy|pip_.*|npm_config_.*'
  names+='|uv_(default_index|index|index_url|extra_index_url|find_links|insecure_host|system_certs|native_tls).*'
  names+='|ssl_cert_(file|dir)|node_extra_ca_certs|requests_ca_bundle|curl_ca_bundle)='
  mapfile -t variables < <(env | grep -iE "$names")
  if [[ ! $own_certificates ]]; then
    names='^[^=]*(cert|ca_|native_tls)|^[^=]*cafile=|^[^=]*_ca=|^$' # the last matches an empty list
    mapfile -t variables < <(printf '%s\n' "${variables[@]}" | grep -viE "$names")
  fi
  carry_named
}

# Copy one file, without settings about certificates if --system-certificates is given.
carry() {
  [[ -f $1 ]] || return 0
  mkdir -p "$(dirname "$folder$2")"
  if [[ $own_certificates || $1 == *.crt ]]; then
    cat "$1" >"$folder$2"
  else
    sed -E '/^[[:space:]]*(cert|ca|cafile|native-tls|system-certs)[[:space:]]*=/d' "$1" >"$folder$2"
  fi
}

# Copy the files and mount the folders that the settings name, such as certificates and an index on disk.
carry_named() {
  local name
  for name in $({
    printf '%s\n' "${variables[@]}"
    cat "$folder"/{etc/{pip.conf,npmrc,uv/uv.toml},root/{.npmrc,.pip/pip.conf,.config/{pip/pip.conf,uv/uv.toml}}}
  } 2>/dev/null | grep -oE "/[^][[:space:]\"',;=]+" | sort -u); do
    name=$(realpath -ms "${name%/simple}")
    [[ -e $name && ! -e $folder$name && $name != / ]] || continue
    if [[ -d $name ]]; then
      mkdir -p "$folder$name"
      mount -o bind,ro "$name" "$folder$name"
    else
      carry "$name" "$name"
    fi
  done
}

make_account() {
  home=/root
  [[ $account == root ]] && return
  home=/home/$account
  [[ -d $folder$home ]] || chroot "$folder" useradd --create-home "$account"
  timed "installing python3-venv" inside root sh -c \
    'apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -qy install --no-install-recommends python3-venv'
}

clone() {
  rm -rf "$folder$home/riad"
  timed "cloning" git clone --quiet --depth 1 "file://$repository" "$folder$home/riad"
  chroot "$folder" chown -R "$account:" "$home/riad"
}

# Run a command in the clone as this account, with a login environment and the copied settings.
inside() {
  local who=$1 directory=$home
  shift
  [[ -d $folder$home/riad ]] && directory=$home/riad
  # shellcheck disable=SC2016 # the inner shell expands these
  ${by_exec-} chroot --userspec="$who:" "$folder" env -i HOME="$home" USER="$who" "${variables[@]}" \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    sh -c 'cd "$1" && shift && exec "$@"' sh "$directory" "$@"
}

serve() {
  port=$(inside root python3 -c \
    'import socket; place = socket.socket(); place.bind(("127.0.0.1", 0)); print(place.getsockname()[1])')
  # Use exec, so that a signal reaches the server itself and not a shell that waits for it.
  by_exec=exec inside "$account" env RIAD_PORT="$port" ./run &
  server=$!
  timed "./run until /health answers" wait_for /health
  timed "  then until /ready answers" wait_for /ready
  timed "  the home page and its scripts" check_pages
  kill -TERM "$server"
  timed "  stopping the server" wait "$server"
}

# Print the answer of the server, and fail unless its status is 200.
page() {
  inside root python3 -c 'import http.client, sys
server = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=60)
server.request("GET", sys.argv[2])
answer = server.getresponse()
sys.stdout.buffer.write(answer.read())
sys.exit(answer.status != 200)' "$port" "$1" 2>/dev/null
}

wait_for() {
  local begun=$SECONDS
  until page "$1" >/dev/null; do
    kill -0 "$server" 2>/dev/null || return 1
    ((SECONDS - begun < start_limit)) || return 1
    sleep 0.5
  done
}

check_pages() {
  local home_page script scripts
  home_page=$(page /)
  grep -q '<div id="app">' <<<"$home_page" || return 1
  scripts=$(grep -oE '<script[^>]* src="[^"]+"' <<<"$home_page" | sed -E 's/.* src="([^"]+)"/\1/')
  [[ $scripts ]] || return 1
  for script in $scripts; do
    page "$script" >/dev/null || return 1
  done
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then main "$@"; fi # tools/container.sh sources the rest
