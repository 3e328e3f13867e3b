import { fullTitle } from '../shared/fullTitle'
import { describeFailure, failureLine } from '../app/describeFailure'

/** The id of the error screen the build leaves in the HTML, for when React itself does not arrive. */
export const failureTemplateId = 'failure'

/** Shows the error screen without React (spec §8). */
export function showStaticFailure(root: HTMLElement, error: unknown) {
  const template = document.getElementById(failureTemplateId)
  if (!(template instanceof HTMLTemplateElement)) throw error
  const screen = document.importNode(template.content, true)
  const line = failureLine(error)
  const { heading, text } = describeFailure(line)
  const write = (selector: string, words: string) => screen.querySelector(selector)?.replaceChildren(words)
  write('h1', heading)
  write('.error-screen__text', text)
  write('.error-screen__line', line)
  screen.querySelector('button')?.addEventListener('click', () => window.location.reload())
  root.replaceChildren(screen)
  document.title = fullTitle(heading)
}
