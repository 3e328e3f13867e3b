import { collectContext } from '../../../src/audit/lab/state/collectContext'

const build = { commit: 'abcdef1234567890', hasChanges: false, sources: '0123456789abcdef' }

/** What the server answers for the build's own file. */
const answer = (body: () => unknown, ok = true) =>
  Object.assign(window, { fetch: () => Promise.resolve({ ok, json: async () => body() }) })

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T23:59:59.999-04:00') })
})
afterEach(() => jest.useRealTimers())

it('tells page, build and browser, and the date in UTC wherever the browser is', async () => {
  answer(() => build)
  expect(await collectContext(null)).toEqual({
    page: 'http://localhost/',
    build,
    date: '2026-11-26T03:59:59Z',
    browser: navigator.userAgent,
    defect: null,
  })
})

it('names the browser as it names itself first, where it does', async () => {
  answer(() => build)
  const brands = [
    { brand: 'Chromium', version: '156' },
    { brand: 'Other', version: '9' },
  ]
  Object.assign(navigator, { userAgentData: { brands } })
  const { browser } = await collectContext(null)
  Reflect.deleteProperty(navigator, 'userAgentData')
  expect(browser).toBe(`Chromium 156, Other 9; ${navigator.userAgent}`)
})

it.each([
  ['is missing', () => answer(() => build, false)],
  ['is no JSON', () => answer(() => JSON.parse('<'))],
  ['has other fields', () => answer(() => ({ commit: 1 }))],
])('a build whose file %s is not known', async (_what, serve) => {
  serve()
  expect((await collectContext(null)).build).toBeNull()
})
