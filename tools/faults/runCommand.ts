import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Run } from './judge'

/** A build on a busy machine takes its time. */
const longestMs = 30 * 60_000
const port = process.env.BOHEMIA_JOURNEYS_PORT ?? '4168'

/** Runs a tool of the project in the copy and keeps what it says. */
export const runCommand = ([program = '', ...args]: readonly string[], folder: string): Promise<Run> =>
  new Promise((done) => {
    const child = spawn(program, args, {
      cwd: folder,
      timeout: longestMs,
      env: {
        ...process.env,
        PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
        BOHEMIA_JOURNEYS_PORT: port,
      },
    })
    const heard: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => heard.push(text))
    }
    const end = (exitCode: number | null) =>
      done({ exitCode, output: stripVTControlCharacters(heard.join('')) })
    child.on('error', ({ message }) => {
      heard.push(message)
      end(null)
    })
    child.on('close', end)
  })
