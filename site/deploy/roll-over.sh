#!/bin/sh
# Replaces the running containers of the site by those of another release; no request fails meanwhile:
#   RELEASE=2026-11-28 site/deploy/roll-over.sh
# Builds the image unless it is there, starts as many new containers beside the old ones, waits until all of them answer and
# the proxy knows them, and then ends the old ones. To go back, name the release before.
set -eu

: "${RELEASE:?the name of the release, such as 2026-11-28}"
cd "$(dirname "$0")"
docker image inspect "felcera:$RELEASE" >/dev/null 2>&1 || docker compose build site

old=$(docker compose ps -q site)
count=$(echo "$old" | wc -w)
docker compose up -d --no-deps --no-recreate --no-build --scale "site=$((2 * count))" site
new=$(docker compose ps -q site | grep -vxF "$old")

for id in $new; do
	while :; do
		state=$(docker inspect -f '{{.State.Status}} {{.State.Health.Status}}' "$id")
		case $state in
		'running healthy') break ;;
		'running starting') sleep 1 ;;
		*)
			echo "A new container is $state, the old ones go on:" >&2
			docker logs --tail 20 "$id" >&2
			docker rm -f $new >/dev/null
			exit 1
			;;
		esac
	done
done
# The proxy asks every 2 s which containers there are.
sleep 5

for id in $old; do
	docker stop -t 30 "$id" >/dev/null
	docker rm "$id" >/dev/null
done
# Backups are restored for a try by the release that has made the newest migration.
docker compose up -d --no-deps --no-build backup
echo "$count containers of felcera:$RELEASE"
