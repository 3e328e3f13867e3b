import { act, render, screen } from '@testing-library/react'
import { gate } from '../../../src/content/legal'
import { trackLoad } from '../../../src/shared/loads'
import { LoadingBar } from '../../../src/shared/ui/LoadingBar'

/** A load that the test ends. */
function startLoad() {
  let end: { resolve: (code: string) => void; reject: (error: Error) => void } | undefined
  const code = new Promise<string>((resolve, reject) => (end = { resolve, reject }))
  return { result: trackLoad(code), ...end! }
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const bar = () => screen.getByRole('status')

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('says that a press is waiting once 300 ms have gone, until its code is there', async () => {
  render(<LoadingBar />)
  const { result, resolve } = startLoad()
  await wait(299)
  expect(bar()).toBeEmptyDOMElement()
  await wait(1)
  expect(bar()).toHaveTextContent(gate.loading)
  resolve('code')
  await wait(0)
  expect(bar()).toBeEmptyDOMElement()
  await expect(result).resolves.toBe('code')
})

it('says nothing of code that is there before', async () => {
  render(<LoadingBar />)
  const { resolve } = startLoad()
  await wait(299)
  resolve('code')
  await wait(10_000)
  expect(bar()).toBeEmptyDOMElement()
})

it('ends where the code cannot be had', async () => {
  render(<LoadingBar />)
  const { result, reject } = startLoad()
  await wait(300)
  expect(bar()).toHaveTextContent(gate.loading)
  const failure = result.catch((error: Error) => error.message)
  reject(new Error('no network'))
  await wait(0)
  expect(bar()).toBeEmptyDOMElement()
  expect(await failure).toBe('no network')
})

it('stays while one of two presses is waiting', async () => {
  render(<LoadingBar />)
  const [one, other] = [startLoad(), startLoad()]
  await wait(300)
  one.resolve('code')
  await wait(0)
  expect(bar()).toHaveTextContent(gate.loading)
  other.resolve('code')
  await wait(0)
  expect(bar()).toBeEmptyDOMElement()
})
