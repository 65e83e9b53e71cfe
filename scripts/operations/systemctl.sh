#!/bin/bash
# Stands in for systemd in `pnpm follow-operations`: reads a unit and runs its command under its account. Nothing restarts by itself.
set -e -o pipefail
command=$1
shift
now=
units=()
for word; do if [ "$word" = --now ]; then now=1; else units+=("$word"); fi; done

field() { sed -n "s/^$2=//p" "$1" | tail -1 | sed 's/%%/%/g'; }

start() {
  local file user home env
  file=/etc/systemd/system/$1
  [ -e "$file" ] || file=/lib/systemd/system/$1
  user=$(field "$file" User)
  user=${user:-root}
  # It may bind ports below 1024, which only root may here.
  if [[ $(field "$file" AmbientCapabilities) == *NET_BIND* ]]; then user=root; fi
  home=$(getent passwd "$user" | cut -d: -f6)
  env=$(field "$file" EnvironmentFile)
  env=${env#-}
  run() {
    cd "$(field "$file" WorkingDirectory)/"
    if [ -n "$env" ] && [ -e "$env" ]; then set -a && . "$env"; fi
    eval "exec setpriv --reuid=$user --regid=$(id -gn "$user") --init-groups --inh-caps=-all env HOME=$home $1"
  }
  case $(field "$file" Type) in
    oneshot)
      (run "$(field "$file" ExecStart)") >> "/var/log/$1.log" 2>&1
      local post
      post=$(field "$file" ExecStartPost)
      [ -z "$post" ] || (run "$post") >> "/var/log/$1.log" 2>&1
      ;;
    *)
      (run "$(field "$file" ExecStart)") >> "/var/log/$1.log" 2>&1 < /dev/null &
      echo $! > "/run/$1.pid"
      ;;
  esac
}

stop() {
  [ -e "/run/$1.pid" ] || return 0
  kill -TERM "$(cat "/run/$1.pid")" 2>/dev/null || true
  for _ in $(seq 400); do
    [ -e "/proc/$(cat "/run/$1.pid")/exe" ] || break
    sleep 0.1
  done
  rm "/run/$1.pid"
}

for unit in "${units[@]}"; do
  case $unit in *.*) ;; *) unit=$unit.service ;; esac
  [ -e "/etc/systemd/system/$unit" ] || [ -e "/lib/systemd/system/$unit" ]
  case $unit in
    *.timer) ;;
    *)
      case $command in
        start) start "$unit" ;;
        stop) stop "$unit" ;;
        restart) stop "$unit" && start "$unit" ;;
        enable) [ -z "$now" ] || start "$unit" ;;
      esac
      ;;
  esac
done
