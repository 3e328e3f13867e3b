import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { devPort, journeysPort, previewPort, readPort } from '../../../tools/shared/ports'

let other: Server
let busy: number
const folder = mkdtempSync(join(tmpdir(), 'bohemia-ports-'))

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '')
  other = createServer().listen(0)
  await once(other, 'listening')
  busy = (other.address() as AddressInfo).port
})

afterAll(() => {
  other.close()
  rmSync(folder, { recursive: true })
})

/** Runs a command in a folder with a `dist`, and collects its output until it ends. */
const run = async (script: string, env: Record<string, string>) => {
  const [file = '', ...words] = script.split(' ')
  const args = ['-r', require.resolve('esbuild-register'), resolve('tools', file), ...words]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, HOST: '0.0.0.0', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => void (output += words))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

const scripts = [
  ['preview/preview.ts', 'PORT', 'npm start', '4157'],
  ['preview/preview.ts journeys', 'BOHEMIA_JOURNEYS_PORT', 'npm run journeys', '4167'],
  ['dev/dev.ts', 'PORT', 'npm run dev', '4156'],
] as const

describe.each(scripts)('%s', (script, variable, command, another) => {
  test('names the variable that changes a taken port', async () => {
    expect(await run(script, { [variable]: String(busy) })).toEqual({
      code: 1,
      output: `El puerto ${busy} ya está ocupado. Elige otro, por ejemplo: ${variable}=${busy + 1} ${command}\n`,
    })
  })

  test('says that a word is no port', async () => {
    expect(await run(script, { [variable]: 'x' })).toEqual({
      code: 1,
      output: `${variable}=x no es un puerto: escribe un número entre 1 y 65535, por ejemplo ${variable}=${another} ${command}\n`,
    })
  })
})

// Without a process each: the scripts above print what readPort says.
describe.each([previewPort, journeysPort, devPort])('$command', (choice) => {
  const { variable, command, defaultPort } = choice
  const before = process.env[variable]
  afterEach(() => {
    if (before === undefined) delete process.env[variable]
    else process.env[variable] = before
  })

  test.each(['0', '65536', '0x1000', '-1', '4156.5'])('%s is no port', (wanted) => {
    process.env[variable] = wanted
    expect(() => readPort(choice)).toThrow(
      `${variable}=${wanted} no es un puerto: escribe un número entre 1 y 65535, por ejemplo ${variable}=${defaultPort + 1} ${command}`,
    )
  })

  test.each(['1', '65535'])('%s is a port', (wanted) => {
    process.env[variable] = wanted
    expect(readPort(choice)).toBe(Number(wanted))
  })
})
