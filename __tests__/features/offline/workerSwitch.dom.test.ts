const open = jest.fn<Promise<void>, [string]>().mockResolvedValue()
const register = jest.fn<Promise<void>, []>().mockResolvedValue()

beforeEach(() => {
  for (const [target, name, value] of [
    [navigator, 'locks', { request: (_name: string, work: () => unknown) => work() }],
    [
      navigator,
      'serviceWorker',
      { getRegistration: async () => undefined, getRegistrations: async () => [] },
    ],
    [window, 'caches', { open, keys: async () => [] }],
    [window, 'firstScript', { registerWorker: register }],
  ] as const)
    Object.defineProperty(target, name, { configurable: true, value })
})

afterEach(() => {
  delete process.env.BOHEMIA_WORKER
  jest.clearAllMocks()
})

/** What an accepted and remembered visitor's page does, in a build with this value. */
async function syncWith(value: 'on' | 'off') {
  process.env.BOHEMIA_WORKER = value
  jest.resetModules()
  const { syncOfflineCache } = await import('../../../src/features/offline/syncOfflineCache')
  await syncOfflineCache(() => true)
}

it('the page of a remembered visitor permits copies and registers the worker', async () => {
  await syncWith('on')
  expect(open).toHaveBeenCalledTimes(1)
  expect(register).toHaveBeenCalledTimes(1)
})

it('in a build without the worker it permits none and registers none', async () => {
  await syncWith('off')
  expect(open).not.toHaveBeenCalled()
  expect(register).not.toHaveBeenCalled()
})

export {}
