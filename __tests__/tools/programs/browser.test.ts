import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ensureBrowser, ensureHeadless, findBrowser, requireBrowser } from '../../../tools/programs/browser'

jest.mock('node:child_process')
jest.mock('node:fs')
jest.mock('@playwright/test', () => ({ chromium: { executablePath: () => '/own/chrome' } }))

const disk = new Set<string>()
const run = jest.mocked(spawnSync)

const onDebian = ({ root, sudo = false }: { root: boolean; sudo?: boolean }) => {
  disk.add('/etc/os-release')
  jest.mocked(readFileSync).mockReturnValue('ID=debian\n')
  process.getuid = () => (root ? 0 : 1000)
  run.mockImplementation((program, args) => {
    for (const [, wanted] of String(args).matchAll(/apt-get install -y --no-install-recommends (\S+)/g))
      disk.add(`/usr/bin/${wanted}`)
    return { status: program === 'sudo' && !sudo ? 1 : 0 } as ReturnType<typeof spawnSync>
  })
}

beforeEach(() => {
  disk.clear()
  run.mockReset()
  jest.mocked(existsSync).mockImplementation((path) => disk.has(String(path)))
  jest.spyOn(console, 'log').mockImplementation()
  delete process.env.BOHEMIA_CHROMIUM
})

test('the browser that a variable names goes first, then Playwright’s own, then the system’s', () => {
  disk.add('/usr/bin/google-chrome')
  expect(findBrowser()).toBe('/usr/bin/google-chrome')
  disk.add('/usr/bin/chromium')
  expect(findBrowser()).toBe('/usr/bin/chromium')
  disk.add('/own/chrome')
  expect(findBrowser()).toBe('/own/chrome')
  disk.add('/chosen')
  process.env.BOHEMIA_CHROMIUM = '/chosen'
  expect(findBrowser()).toBe('/chosen')
})

test('a mistyped browser is an error, not a reason to use another', () => {
  disk.add('/usr/bin/chromium')
  process.env.BOHEMIA_CHROMIUM = '/mistyped'
  expect(findBrowser).toThrow('BOHEMIA_CHROMIUM=/mistyped no existe')
})

test('nothing is installed where there is a browser', () => {
  disk.add('/usr/bin/chromium')
  expect(ensureBrowser()).toBe('/usr/bin/chromium')
  expect(run).not.toHaveBeenCalled()
})

test.each([{ root: true }, { root: false, sudo: true }])('Debian installs its own Chromium: %p', (user) => {
  onDebian(user)
  expect(ensureBrowser()).toBe('/usr/bin/chromium')
})

test('beside Debian’s Chromium its headless build is installed, and goes first', () => {
  onDebian({ root: true })
  expect(ensureHeadless()).toBe('/usr/bin/chromium-headless-shell')
  run.mockClear()
  expect(ensureHeadless()).toBe('/usr/bin/chromium-headless-shell')
  expect(run).not.toHaveBeenCalled()
})

test('where it cannot be had, or another browser was found, that browser is used', () => {
  disk.add('/usr/bin/chromium')
  expect(ensureHeadless()).toBe('/usr/bin/chromium')
  disk.add('/usr/bin/chromium-headless-shell').add('/own/chrome')
  expect(ensureHeadless()).toBe('/own/chrome')
})

test('without root the command to install it is shown', () => {
  onDebian({ root: false })
  expect(ensureBrowser).toThrow('apt-get install -y --no-install-recommends chromium')
})

test('finding the browser installs nothing', () => {
  onDebian({ root: true })
  expect(requireBrowser).toThrow('Falta en este equipo: Chromium.')
  expect(run).not.toHaveBeenCalled()
})

test('on another system the command to install it is shown', () => {
  process.getuid = () => 0
  expect(ensureBrowser).toThrow('npx playwright install chromium')
  expect(run).not.toHaveBeenCalled()
})
