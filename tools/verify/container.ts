/** Runs every check in a container of Debian's, as CI does; `README.md` shows the same line. Docker takes the same words. */
export const containerCommand = [
  'podman run --rm -it --init --shm-size=1g --security-opt label=disable',
  '-v "$PWD":/site -v /site/node_modules -w /site docker.io/library/node:22-bookworm npm test',
].join(' ')
