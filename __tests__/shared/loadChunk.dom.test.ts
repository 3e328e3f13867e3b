import { cssPreloadError } from '../../src/content/errors'
import { loadChunk } from '../../src/shared/loadChunk'
import { loadWhenOnline } from '../../src/shared/loadWhenOnline'

describe('code on demand', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: '/assets/7.js',
  })
  const cssError = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
    request: '/assets/7.css',
  })
  const asked = jest.fn()
  const answers = (ok: boolean) =>
    asked.mockResolvedValue({ ok, arrayBuffer: async () => new ArrayBuffer(0) })
  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(window, { fetch: asked })
    asked.mockReset()
    answers(true)
  })
  afterEach(() => void jest.useRealTimers())

  /** What comes of it once all its waits are over. */
  const settle = async (outcome: Promise<unknown>) => {
    const [settled] = await Promise.all([
      Promise.allSettled([outcome]),
      jest.advanceTimersByTimeAsync(60_000),
    ])
    return settled[0]
  }
  const loaded = (value: string) => ({ status: 'fulfilled', value })
  const failed = (reason: unknown) => ({ status: 'rejected', reason })

  it('is tried three times before it fails, 300 and 600 ms apart', async () => {
    const load = jest.fn().mockRejectedValue(chunkError)
    const outcome = loadChunk(load).catch((error: unknown) => error)
    const tries = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms)
      return load.mock.calls.length
    }
    expect([await tries(299), await tries(1), await tries(599), await tries(1)]).toEqual([1, 2, 2, 3])
    expect(await outcome).toBe(chunkError)
  })

  it('arrives at the second try as if nothing had happened, past the browser’s cache', async () => {
    const load = jest.fn().mockRejectedValueOnce(cssError).mockResolvedValue('page')
    expect(await settle(loadChunk(load))).toEqual(loaded('page'))
    expect(asked.mock.calls).toEqual([['/assets/7.css', { cache: 'reload', integrity: '' }]])
  })

  it('is not run again while the server has no such file', async () => {
    answers(false)
    const load = jest.fn().mockRejectedValue(chunkError)
    expect(await settle(loadChunk(load))).toEqual(failed(chunkError))
    expect([load.mock.calls.length, asked.mock.calls.length]).toEqual([1, 2])
  })

  it('has three tries for each of its files', async () => {
    const failures = ['a', 'b', 'c', 'd'].map((name) => ({ ...chunkError, request: `/assets/${name}.js` }))
    const load = jest.fn().mockResolvedValue('page')
    for (const failure of failures) load.mockRejectedValueOnce(Object.assign(new Error(), failure))
    expect(await settle(loadChunk(load))).toEqual(loaded('page'))
    expect(asked.mock.calls.map(([address]) => address as string)).toEqual(
      failures.map(({ request }) => request),
    )
  })

  it('says "Unable to preload CSS" when the stylesheet is what failed', async () => {
    const outcome = await settle(loadChunk(jest.fn().mockRejectedValue(cssError)))
    expect(outcome).toEqual(failed(new Error(cssPreloadError, { cause: cssError })))
  })

  it('is not tried again when its own code is at fault', async () => {
    const load = jest.fn().mockRejectedValue(new TypeError('x is not a function'))
    await expect(loadChunk(load)).rejects.toThrow(TypeError)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('without a connection waits for one; with one it fails as ever', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = jest.fn().mockRejectedValue(chunkError)
    const page = loadWhenOnline(load)()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(3)
    load.mockResolvedValue('page')
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect(page).resolves.toBe('page')
    load.mockRejectedValue(chunkError)
    expect(await settle(loadWhenOnline(load)())).toEqual(failed(chunkError))
  })
})
