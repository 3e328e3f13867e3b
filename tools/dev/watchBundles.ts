import { EventEmitter, once } from 'node:events'
import webpack, { type Configuration } from 'webpack'

export interface WatchedBundles {
  /** Waits for the compilation under way. @returns its errors, '' where there are none */
  readonly compiled: () => Promise<string>
  /** Compiles again though no file has changed. */
  readonly compileAgain: () => void
  /** Calls after each compilation of a changed file. @returns what ends it */
  readonly onChange: (listener: () => void) => () => void
}

/** Compiles the bundles now, and again whenever one of their files changes. */
export function watchBundles(bundles: readonly Configuration[]): WatchedBundles {
  const events = new EventEmitter().setMaxListeners(0)
  const compiler = webpack([...bundles])
  let isCompiling = true
  let hasChanged = false
  let errors = ''

  compiler.hooks.invalid.tap('watchBundles', () => {
    isCompiling = true
    hasChanged = true
  })
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    errors = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : '')
    if (errors) console.error(errors)
    isCompiling = false
    events.emit('compiled')
    if (hasChanged) events.emit('change')
    hasChanged = false
  })

  return {
    compiled: async () => {
      while (isCompiling) await once(events, 'compiled')
      return errors
    },
    compileAgain: () => {
      isCompiling = true
      watching?.invalidate()
    },
    onChange: (listener) => {
      events.on('change', listener)
      return () => events.off('change', listener)
    },
  }
}
