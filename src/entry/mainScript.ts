import { showStaticFailure } from '../app/staticFailure'
import { parsed } from '../shared/parsed'
import { trustedScript } from '../shared/trustedMarkup'

const tries = 3
const firstPauseMs = 300
let tried = 1

const isMain = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && /\/main\b[^/]*$/.test(target.src)

/** A script element runs once: another asks again. */
function askAgain({ src, attributes, parentNode }: HTMLScriptElement) {
  const script = document.createElement('script')
  for (const { name, value } of attributes) if (name !== 'src') script.setAttribute(name, value)
  script.src = trustedScript(src)
  parentNode?.append(script)
}

async function giveUp() {
  await parsed()
  const root = document.getElementById('root')
  if (root) showStaticFailure(root, new Error('main'))
}

/** Without `main` no answer is heard: it is asked for three times, then the visitor is told. */
export function watchMainScript() {
  const page = document.documentElement
  const onEvent = ({ type, target }: Event) => {
    if (!isMain(target)) return
    if (type === 'load' && 'started' in page.dataset) return
    if (type === 'error' && tried < tries) setTimeout(() => askAgain(target), firstPauseMs * tried++)
    else void giveUp()
  }
  // What happens to a script does not bubble, and its load never reaches the window.
  document.addEventListener('load', onEvent, true)
  document.addEventListener('error', onEvent, true)
}
