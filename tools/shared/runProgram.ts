import { spawn, type SpawnOptions } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export interface ProgramResult {
  /** `null` when it never started, was killed or timed out. */
  readonly exitCode: number | null
  /** What it wrote to those of stdout and stderr that are piped. */
  readonly output: string
}

/** Runs a program to its end, also one of `node_modules/.bin`. */
export const runProgram = ([program = '', ...args]: readonly string[], options: SpawnOptions) =>
  new Promise<ProgramResult>((done) => {
    const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
    const child = spawn(program, args, { ...options, env: { ...process.env, ...options.env, PATH } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => void (output += text))
    child.on('error', ({ message }) => done({ exitCode: null, output: output + message }))
    child.on('close', (exitCode) => done({ exitCode, output }))
  })
