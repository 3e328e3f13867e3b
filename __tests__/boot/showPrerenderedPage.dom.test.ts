import {
  dispatchStyleSheetEvent,
  fetchMock,
  runFirstScript,
  startOnBuiltPage,
} from './support/runFirstScript'

startOnBuiltPage()

it('accepted: the page stands beside the gate once its styles apply, and is asked for once', async () => {
  localStorage.setItem('status', 'accepted')
  await runFirstScript()
  const root = document.getElementById('root')
  expect(root?.querySelector('h1')).toBeNull()
  dispatchStyleSheetEvent('load')
  const [shown, again] = await Promise.all([window.firstScript?.showPage(), window.firstScript?.showPage()])
  expect(shown).toBe(again)
  expect(shown).toBe(root?.querySelector('.static-page'))
  expect(root?.querySelector('.static-page h1')?.textContent).toBe('La página')
  expect(root?.querySelector('.static-gate')).toBeInTheDocument()
  expect(root?.ariaBusy).toBe('true')
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('the page shown early says which query it came with, for the styles', async () => {
  localStorage.setItem('status', 'accepted')
  history.replaceState(null, '', '?lote=P1-2025')
  await runFirstScript()
  dispatchStyleSheetEvent('load')
  expect((await window.firstScript?.showPage())?.dataset.query).toBe('?lote=P1-2025')
  history.replaceState(null, '', '/')
})

it('what is under the first screen is laid out in tasks of their own, and all of it in the end', async () => {
  localStorage.setItem('status', 'accepted')
  const folded: number[] = []
  const layOut = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function () {
    folded.push(document.querySelectorAll('[hidden]').length)
    return new DOMRect()
  })
  await runFirstScript()
  dispatchStyleSheetEvent('load')
  await window.firstScript?.showPage()
  expect(folded).toEqual([1, 0])
  layOut.mockRestore()
})

it('accepted, but the styles do not arrive: nothing is shown early, React is left to say it', async () => {
  localStorage.setItem('status', 'accepted')
  await runFirstScript()
  dispatchStyleSheetEvent('error')
  expect(await window.firstScript?.showPage()).toBeUndefined()
  expect(document.querySelector('.static-page')).toBeNull()
})

it('the markup that failed is asked for once more, past the browser’s cache', async () => {
  localStorage.setItem('status', 'accepted')
  fetchMock.mockResolvedValueOnce({ ok: false, text: async () => '' })
  await runFirstScript()
  dispatchStyleSheetEvent('load')
  expect(await window.firstScript?.showPage()).toBe(document.querySelector('.static-page'))
  expect(fetchMock.mock.calls).toEqual([
    ['/assets/1a2b.txt', { integrity: 'sha256-facade', cache: 'default' }],
    ['/assets/1a2b.txt', { integrity: 'sha256-facade', cache: 'reload' }],
  ])
})

describe('slow files', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.setItem('status', 'accepted')
  })
  afterEach(() => jest.useRealTimers())

  it('is waited for ten seconds: after them React draws', async () => {
    await runFirstScript()
    const shown = window.firstScript?.showPage()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await shown).toBeUndefined()
    dispatchStyleSheetEvent('load')
    await jest.advanceTimersByTimeAsync(0)
    expect(document.querySelector('.static-page')).toBeNull()
  })

  it('never replaces a screen that was shown meanwhile', async () => {
    await runFirstScript()
    document.querySelector('.static-gate')?.remove()
    dispatchStyleSheetEvent('load')
    await jest.advanceTimersByTimeAsync(0)
    expect(await window.firstScript?.showPage()).toBeUndefined()
    expect(document.querySelector('.static-page')).toBeNull()
  })

  it('requests lazy pictures only once the first one is painted, and forces no layout to find them', async () => {
    fetchMock.mockResolvedValueOnce({
      ok: true,
      text: async () =>
        '<img fetchpriority="high"><img loading="lazy" id="second"><img loading="lazy" id="third">',
    })
    let isDecoded = () => {}
    const decode = () => new Promise<void>((resolve) => (isDecoded = resolve))
    Object.assign(HTMLImageElement.prototype, { decode })
    const layOut = jest.spyOn(Element.prototype, 'getBoundingClientRect')
    await runFirstScript()
    dispatchStyleSheetEvent('load')
    await jest.advanceTimersByTimeAsync(1000)
    const moved = () => [...document.querySelectorAll('img[style*=translate]')].map(({ id }) => id)
    expect(moved()).toEqual(['second', 'third'])
    isDecoded()
    await jest.advanceTimersByTimeAsync(15)
    expect(moved()).toEqual(['second', 'third'])
    await jest.advanceTimersByTimeAsync(20)
    expect(moved()).toEqual([])
    expect(layOut).not.toHaveBeenCalled()
    layOut.mockRestore()
  })

  it('holds the page back for four seconds at most where it is the first picture', async () => {
    fetchMock.mockResolvedValueOnce({
      ok: true,
      text: async () => '<img fetchpriority="high" src="/a.avif">',
    })
    Object.assign(HTMLImageElement.prototype, { decode: () => new Promise(() => {}) })
    await runFirstScript()
    dispatchStyleSheetEvent('load')
    await jest.advanceTimersByTimeAsync(3999)
    const shown = window.firstScript?.showPage()
    const isThere = jest.fn()
    void shown?.then(isThere)
    expect(document.querySelector('.static-page')).toBeInTheDocument()
    expect(isThere).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(10)
    expect(isThere).toHaveBeenCalledWith(document.querySelector('.static-page'))
  })
})
