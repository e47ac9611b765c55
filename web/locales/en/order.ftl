# Your data, other people, and what the server stores.
my-data = Your data
my-data-about = Download everything this server knows about you as a file, or delete it.
download-data = Download my data
delete-account = Delete my account
delete-me = Delete my data
delete-account-sure = Delete your account?
delete-me-sure = Delete your data?
delete-account-gone = Your name, username, password, passkeys, tokens and everything you wrote in chats will be deleted now. This can’t be undone.
delete-me-gone = Your name and everything you wrote in chats will be deleted now. This can’t be undone.
delete-matches = You will resign all matches you’re still playing. Your matches stay for the other players, under “Deleted player”.
left = Deleted. Nothing here refers to you any more.
blocked-people = Muted and blocked people
is-muted = muted
is-blocked = blocked
unmute = Unmute
unblock = Unblock
mute = Mute
mute-about = You won’t see what this person writes.
block = Block
block-about = You won’t see what this person writes, and they can’t join your tables.
report = Report this message
report-about = The operator of this server gets a copy of it.
report-note = What’s wrong with this message (optional)
reported = Reported. The operator will look at it.
reset-title = Choose a new password
reset-about = You opened a link from the operator of this server. It works once, and logs you out everywhere else.
reset-done = Your new password is saved, and you’re logged in.
privacy-lead = What this server stores about you, for how long, and who can see it.
privacy-kept = What is stored, and for how long
privacy-visitor = Your name, when you first visited, the day of your last visit, whether the operator has banned you, and the cookie that recognises this browser
privacy-visitor-days = { $days ->
    [0] Until you delete your data
    [one] Without an account or a passkey: until you have been away for { $days } day. Otherwise: until you delete your data.
   *[other] Without an account or a passkey: until you have been away for { $days } days. Otherwise: until you delete your data.
}
privacy-account = With an account: your username, your passkeys with their names, and a hash of your password, never the password itself
privacy-account-long = Until you delete your account. A link for a new password, if you were given one, is stored as a hash for a day.
privacy-sessions = Your logins and when they began, and the tokens of your programs with their names
privacy-sessions-days = { $days ->
    [one] Until you log out or revoke them, at most { $days } day
   *[other] Until you log out or revoke them, at most { $days } days
}
privacy-push = Your browser’s address for notifications and the keys that encrypt them, if you turned them on
privacy-push-long = Until you turn them off or log out
privacy-tables = Matches, including imported ones: who created the table and its settings, who played, every move and when it was made
privacy-tables-days = { $days ->
    [0] As long as this server runs
    [one] Until nothing has happened at the table for { $days } day
   *[other] Until nothing has happened at the table for { $days } days
}
privacy-chat = Chat messages, who wrote them and when
privacy-chat-days = { $days ->
    [0] As long as the match
    [one] { $days } day
   *[other] { $days } days
}
privacy-blocked = People you’ve muted or blocked, and since when
privacy-blocked-long = Until you take them off your list
privacy-reports = Chat messages that someone reported: a copy, who wrote it, who reported it and what they added
privacy-reports-days = { $days ->
    [0] As long as this server runs
    [one] { $days } day
   *[other] { $days } days
}
privacy-addresses = How many requests come from you and from your internet address, and how often a username was tried
privacy-addresses-days = { $days ->
    [one] At most { $days } day. Addresses and usernames are stored only as hashes.
   *[other] At most { $days } days. Addresses and usernames are stored only as hashes.
}
privacy-seen-title = Who can see it
privacy-seen = Anyone who has the link to a table can see the names and moves there; anyone can find a listed table. People in the same chat can see what you write. Only you and the operator of this server can see your username.
privacy-browser-title = In this browser
privacy-browser = This browser stores one cookie, your settings, what you’ve started but not sent, and Riad’s own pages, so that they open without a connection. None of it is used for advertising or tracking.
privacy-others-title = Third parties
privacy-others = Nothing is sold or passed on. If you turned on notifications, they travel encrypted through the push service of your browser’s maker. This server’s log records errors, but no names or internet addresses. The operator may run this server behind a web server that writes its own logs.
privacy-rights-title = Your data is yours
privacy-rights = You can change your name, download all your data and delete it at any time, without asking anyone.
privacy-rights-way = Go to your account
privacy-backups-title = After deleting
privacy-backups = Your matches stay for the others, under “Deleted player” and a random number. Reported messages stay for the period above. Backups made by the operator may contain deleted data until they are replaced.
privacy-contact = Questions
