/** What the site answers when the worker asks whether its own file is still there. */
async function cachesAfterAnswer(status: number) {
  const stored = new Set(['visitado-1', 'visitado-permitido'])
  const unregister = jest.fn(async () => true)
  const caches = { keys: async () => [...stored], delete: async (name: string) => stored.delete(name) }
  const navigator = { locks: { request: (_: string, work: () => Promise<void>) => work() } }
  Object.assign(globalThis, { self: { registration: { unregister } }, caches })
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
  const site = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }))
  await jest.isolateModulesAsync(async () => {
    const { removeIfWorkerDeleted } = await import('../../src/service-worker/removeWorkerAndCaches')
    await removeIfWorkerDeleted()
  })
  site.mockRestore()
  return { caches: stored.size, unregistered: unregister.mock.calls.length }
}

it.each([404, 410])('the worker and all copies go once its file is gone (%i)', async (status) => {
  expect(await cachesAfterAnswer(status)).toEqual({ caches: 0, unregistered: 1 })
})

it.each([200, 401, 403, 405, 429, 500, 503])(
  'the copies stay while a host merely refuses or fails (%i)',
  async (status) => {
    expect(await cachesAfterAnswer(status)).toEqual({ caches: 2, unregistered: 0 })
  },
)
