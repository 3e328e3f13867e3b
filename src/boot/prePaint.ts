/** Inlined into every HTML file's head: runs before the page is painted, and knows the storage by its own module. */
import { readOrAbsent, storageReader } from '../features/gate/gateStorage'
import { ignoreHeldEnter } from '../features/gate/ignoreHeldEnter'
import { showPageTitle } from './pageTitle'
import { showPrerenderedPage } from './showPrerenderedPage'
import { registerWorker } from './trustedTypes'
import { watchMainScript } from './retryMainScript'

const page = document.documentElement

declare global {
  interface Window {
    /** The accepted visitor's page as the build drew it, with its title; asked for once, whoever asks first. */
    showPage?: () => Promise<HTMLElement | undefined>
    /** Here, where the one Trusted Types policy is; called only for the accepted. */
    registerWorker?: () => Promise<unknown>
  }
}

let shown: ReturnType<typeof showPrerenderedPage> | undefined
window.showPage = () => {
  showPageTitle()
  return (shown ??= showPrerenderedPage())
}
window.registerWorker = registerWorker

if (readOrAbsent(storageReader(window)).kind === 'accepted') {
  page.dataset.status = 'accepted'
  void window.showPage()
}

// The question can be answered before the machine is here: it will find the answer.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('[name=answer]')
  if (button && !page.dataset.status) page.dataset.answer = button.value
})
addEventListener('keydown', ignoreHeldEnter)

watchMainScript()
