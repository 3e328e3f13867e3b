import { runFirstScript } from './support/runFirstScript'

const onClick = jest.fn()
const nameOf = ({ currentTarget }: Event) => onClick((currentTarget as HTMLElement).id)

beforeEach(async () => {
  onClick.mockClear()
  document.body.innerHTML =
    '<div id="root" aria-busy="true"><button id="first"></button><button id="second"><i></i></button><a></a></div>'
  await runFirstScript()
})

const startCode = () => {
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', nameOf)
  document.getElementById('root')?.removeAttribute('aria-busy')
  window.firstScript?.replayClick()
}

it('the last button clicked while the page was busy is clicked once the code is there, once', () => {
  for (const element of ['#first', '#second i', 'a']) document.querySelector<HTMLElement>(element)?.click()
  startCode()
  window.firstScript?.replayClick()
  expect(onClick.mock.calls).toEqual([['second']])
})

it('a click that the code has handled is not repeated', () => {
  startCode()
  document.getElementById('first')?.click()
  window.firstScript?.replayClick()
  expect(onClick.mock.calls).toEqual([['first']])
})
