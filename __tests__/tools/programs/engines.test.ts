import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { enginePrograms, findEngine } from '../../../tools/programs/engines'
import { ensureInstalled } from '../../../tools/programs/ensureInstalled'

jest.mock('node:child_process')
jest.mock('node:fs')
jest.mock('@playwright/test', () => {
  const own = (path: string) => ({ executablePath: () => path })
  return { chromium: own('/own/chrome'), firefox: own('/own/firefox'), webkit: own('/own/webkit') }
})

const disk = new Set<string>()
const run = jest.mocked(spawnSync)
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const webKitGtk = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', miniBrowser]

beforeEach(() => {
  disk.clear()
  disk.add('/usr/lib')
  run.mockReset().mockReturnValue({ status: 0 } as ReturnType<typeof spawnSync>)
  jest.mocked(existsSync).mockImplementation((path) => disk.has(String(path)))
  jest.mocked(readdirSync).mockReturnValue(['python3', 'x86_64-linux-gnu'] as never)
  jest.mocked(readFileSync).mockReturnValue('ID=debian\n')
  jest.spyOn(console, 'log').mockImplementation()
  process.getuid = () => 0
})

test('Playwright’s own browsers go before the system’s', () => {
  disk.add('/usr/bin/firefox-esr')
  webKitGtk.forEach((path) => disk.add(path))
  expect(findEngine('firefox')).toEqual({ driver: 'moz-firefox', path: '/usr/bin/firefox-esr' })
  expect(findEngine('webkit')).toEqual({ driver: 'WebKitWebDriver', path: miniBrowser })
  disk.add('/own/firefox')
  disk.add('/own/webkit')
  expect(findEngine('firefox')).toEqual({ driver: 'playwright', path: '/own/firefox' })
  expect(findEngine('webkit')).toEqual({ driver: 'playwright', path: '/own/webkit' })
})

test.each(webKitGtk)('WebKitGTK without %s is no engine', (path) => {
  webKitGtk.filter((other) => other !== path).forEach((other) => disk.add(other))
  expect(() => findEngine('webkit')).toThrow('webkit2gtk-driver xvfb')
})

test('Debian installs all that is missing at once', () => {
  disk.add('/etc/os-release')
  run.mockImplementation((_program, args) => {
    if (String(args).includes('firefox-esr webkit2gtk-driver xvfb'))
      ['/usr/bin/firefox-esr', ...webKitGtk].forEach((path) => disk.add(path))
    return { status: 0 } as ReturnType<typeof spawnSync>
  })
  expect(() => ensureInstalled([enginePrograms.firefox, enginePrograms.webkit])).not.toThrow()
  expect(run).toHaveBeenCalledTimes(1)
})

test('elsewhere a missing engine is an error that says what to install', () => {
  disk.add('/own/firefox')
  expect(() => ensureInstalled([enginePrograms.firefox])).not.toThrow()
  expect(() => ensureInstalled([enginePrograms.firefox, enginePrograms.webkit])).toThrow(
    /: WebKit\.\n.*\n.*npx playwright install --with-deps webkit$/,
  )
  expect(run).not.toHaveBeenCalled()
})
