/** The page for no connection in place of another, where the site answers the first requests so. */
async function waitInPage(answers: readonly (number | 'none' | 'silence')[]) {
  const reload = jest.fn()
  const queue = [...answers]
  const globals = {
    document: { documentElement: { hasAttribute: () => true }, querySelector: () => null },
    location: { href: 'https://bohemia.test/nosotros', pathname: '/nosotros', reload },
    addEventListener: () => {},
    fetch: jest.fn((_address: string, { signal }: { signal?: AbortSignal }) => {
      const answer = queue.shift() ?? 200
      if (answer === 'silence')
        return new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        )
      return answer === 'none'
        ? Promise.reject(new TypeError('no server'))
        : Promise.resolve({ status: answer })
    }),
  }
  Object.assign(globalThis, globals)
  await jest.isolateModulesAsync(async () => void (await import('../../src/service-worker/offlinePage')))
  return { reload, requests: () => globals.fetch.mock.calls.length }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('asks every 4 s whether the site answers, however often it did not, and opens the page once', async () => {
  const page = await waitInPage([503, 'none', 500])
  for (let request = 1; request <= 4; request++) {
    await jest.advanceTimersByTimeAsync(3999)
    expect([page.requests(), page.reload.mock.calls.length]).toEqual([request - 1, 0])
    await jest.advanceTimersByTimeAsync(1)
    expect(page.requests()).toBe(request)
  }
  await jest.advanceTimersByTimeAsync(60_000)
  expect([page.requests(), page.reload.mock.calls.length]).toEqual([4, 1])
})

it('asks again where the site stays silent', async () => {
  const page = await waitInPage(['silence', 'silence'])
  await jest.advanceTimersByTimeAsync(60_000)
  expect([page.requests(), page.reload.mock.calls.length]).toEqual([3, 1])
})
