import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { scripts } from '../../../package.json'
import { gate } from '../../../src/content/legal'

/** Compiles the site: seconds on idle cores, minutes beside many other programs. */
jest.setTimeout(240_000)

let server: ChildProcess
let origin: string
let announcement: string

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const read = async (address: string) => {
  const response = await fetch(origin + address)
  return { status: response.status, text: await response.text() }
}

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const [, ...args] = scripts.dev.split(' ')
  server = spawn(process.execPath, args, { env: { ...process.env, PORT: String(port), HOST: '' } })
  const [line] = (await once(createInterface(server.stdout!), 'line')) as [string]
  announcement = line
})

afterAll(async () => {
  server.kill()
  await once(server, 'close')
})

test('says in one line where the site, the lab and the dossier are', () => {
  for (const address of ['/', '/auditoria', '/auditoria/cumplimiento'])
    expect(`${announcement} `).toContain(`${origin}${address} `)
})

test('serves the gate, its script and a picture of public', async () => {
  const { status, text } = await read('/')
  expect(status).toBe(200)
  expect(text).toContain(gate.question)
  const [, script = ''] = /<script defer src="([^"]+main[^"]*)"/.exec(text) ?? []
  expect((await read(script)).text).toContain('src/boot/main.ts')
  expect((await read('/favicon.svg')).text).toContain('<svg')
})

test('builds another page when it is requested, with the files that it needs', async () => {
  const { text } = await read('/nosotros')
  const [, json = '{}'] = /<script type="application\/json" id="page-assets">(.*?)<\/script>/.exec(text) ?? []
  const { fragment, scripts: needed } = JSON.parse(json) as {
    fragment: { href: string }
    scripts: readonly string[]
  }
  expect(needed).toContain('/assets/about.js')
  expect((await read(fragment.href)).text).toContain('<main')
})

test('a missing file is not found', async () => {
  expect(await read('/assets/ninguno.js')).toEqual({ status: 404, text: '' })
})
