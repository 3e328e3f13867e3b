import { execFileSync } from 'node:child_process'

/** Node has no workers of the web; packages start some when they load, the machines use none. */
class IdleWorker extends EventTarget {
  postMessage() {}
}

// What a bundler says of its surroundings, as these packages expect it.
const surroundings = ['--define:import.meta.env={}', '--define:import.meta.url="file:///"']

/** As a program: inside jsdom esbuild's own module refuses to run. */
const bundle = (name: string) =>
  execFileSync(
    'node_modules/.bin/esbuild',
    [
      '--bundle',
      '--format=cjs',
      '--platform=node',
      '--external:xstate',
      '--log-level=error',
      ...surroundings,
    ],
    { input: `export * from '${name}'`, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )

/**
 * The exports of an installed package, unchanged and on the project's own XState: Jest reads no ECMAScript modules.
 * `name` as an import would write it. @throws Error when it is not installed.
 */
export function loadPackage<Exports>(name: string): Exports {
  const loaded = { exports: {} as Exports }
  const run = new Function('module', 'exports', 'require', 'Worker', bundle(name))
  run(loaded, loaded.exports, require, IdleWorker)
  return loaded.exports
}
