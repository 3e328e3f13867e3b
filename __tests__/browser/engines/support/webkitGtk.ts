import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** The screen's number, which Xvfb chooses itself and writes down. */
const screenOf = (display: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    display.once('error', reject)
    display.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)))
    display.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })

const isUp = async (address: string) => {
  try {
    return (await fetch(`${address}/status`)).ok
  } catch {
    return false
  }
}

/** A screen in memory and WebKitGTK's WebDriver on it, in a home of their own. */
export class WebKitGtk {
  readonly #programs: ChildProcess[] = []
  readonly #home = mkdtempSync(join(tmpdir(), 'bohemia-webkit-'))
  address = ''
  /** The end of what the driver and its browsers wrote there. */
  stderr = ''

  async start() {
    const home = this.#home
    // Without a graphics card it crashes in the middle of a view transition: who wants less motion gets none.
    mkdirSync(join(home, 'gtk-3.0'))
    writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
    // A screen that begins anew whenever its last window has gone refuses the browser that comes in that moment.
    const screen = ['-displayfd', '3', '-screen', '0', '1500x1000x24', '-nolisten', 'tcp', '-noreset']
    const display = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    this.#programs.push(display)
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CACHE_HOME: home,
        XDG_RUNTIME_DIR: home,
        DISPLAY: await screenOf(display),
        LANG: 'C.UTF-8',
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    })
    this.#programs.push(driver)
    driver.stderr.on('data', (words: Buffer) => {
      this.stderr = `${this.stderr}${words.toString()}`.slice(-2000)
    })
    this.address = `http://127.0.0.1:${port}`
    const deadline = Date.now() + 10_000
    while (!(await isUp(this.address))) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not answer within 10 s.')
      await sleep(50)
    }
  }

  stop() {
    for (const program of this.#programs.reverse()) program.kill()
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 })
  }
}
