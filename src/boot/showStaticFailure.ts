import { fullTitle } from '../shared/fullTitle'
import { failureTitle } from '../app/failureTitle'

/** The id of the error screen the build leaves in the HTML, for when React itself does not arrive. */
export const failureTemplateId = 'failure'

/** Shows the error screen without React (spec §8). */
export function showStaticFailure(root: HTMLElement, error: unknown) {
  const template = document.getElementById(failureTemplateId)
  if (!(template instanceof HTMLTemplateElement)) throw error
  const screen = document.importNode(template.content, true)
  const title = screen.querySelector('h1')
  const sentence = failureTitle(error)
  if (title) title.textContent = sentence
  screen.querySelector('button')?.addEventListener('click', () => window.location.reload())
  root.replaceChildren(screen)
  document.title = fullTitle(sentence)
}
