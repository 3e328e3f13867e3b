import { resolve } from 'node:path'
import webpack, { type Compiler, type Configuration } from 'webpack'
import configurations from '../../webpack.config'
import { workerBundle } from '../build/bundles/workerBundle'

/** One source file, and its text as it is to be built. @throws where it cannot be changed */
export interface SourceChange {
  readonly file: string
  readonly change: (source: string) => string
}

/** As the file is read: a loader would change the names of modules, and so of more files than a release does. */
const changedAsRead =
  ({ file, change }: SourceChange) =>
  ({ inputFileSystem: files }: Compiler) => {
    if (!files) throw new Error('The compiler has no file system.')
    const read = files.readFile.bind(files) as (
      path: string,
      done: (problem: Error | null, content?: Buffer) => void,
    ) => void
    const readChanged: typeof read = (path, done) =>
      read(path, (problem, content) => {
        if (problem || !content || path !== resolve(file)) return done(problem, content)
        try {
          done(null, Buffer.from(change(content.toString())))
        } catch (reason) {
          done(reason as Error)
        }
      })
    Object.assign(files, { readFile: readChanged })
  }

const changed = (configuration: Configuration, change: SourceChange, folder: string): Configuration => ({
  ...configuration,
  ...(configuration.name === 'site' && { output: { ...configuration.output, path: folder } }),
  plugins: [...(configuration.plugins ?? []), changedAsRead(change)],
})

const build = (parts: Configuration[]) =>
  new Promise<void>((done, fail) => {
    webpack(parts, (error, stats) => {
      if (error) fail(error)
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')))
      else done()
    })
  })

/** Builds what visitors get, with one source changed, into the folder. */
export async function buildChanged(change: SourceChange, folder: string) {
  const parts = configurations().filter(({ name }) => name === 'site' || name === 'prerender')
  await build(parts.map((part) => changed(part, change, folder)))
  // By itself, for it reads the pages.
  await build([{ ...workerBundle(folder), dependencies: [] }])
}
