#!/bin/sh
# Runs a packed function as Lambda does: its code read-only, one folder for temporary files, nothing of this machine
# writable, no shared memory, no rights. What stays open of the caller are standard input, output, error and descriptor 3.
# enclosure.sh <code> <runtime file> <node> <project> <folder for /tmp> <files to join...>; within a mount namespace of its own.
set -eu
code=$1 runtime=$2 node=$3 project=$4 temporary=$5
shift 5
for group in "$@"; do echo 0 >"$group"; done

mount --make-rprivate /
mount -t tmpfs tmpfs /mnt
mkdir /mnt/task /mnt/runtime /mnt/node
mount --bind "$code" /mnt/task
mount --bind "$(dirname "$runtime")" /mnt/runtime
mount --bind "$(dirname "$node")" /mnt/node
# The project is not there, and neither is anybody's home.
mount -t tmpfs -o ro,size=4k tmpfs "$project"
mount -t tmpfs -o ro,size=4k tmpfs /root
mount -t tmpfs -o ro,size=4k tmpfs /dev/shm
# Not in memory, which Lambda counts apart from it.
mount --bind "$temporary" /tmp
for place in /mnt/task /mnt/runtime /mnt/node /; do mount -o remount,bind,ro "$place"; done
mount -o remount,ro /mnt
cd /mnt/task
exec setpriv --reuid nobody --regid nogroup --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs \
  /mnt/node/node "/mnt/runtime/$(basename "$runtime")" /mnt/task
