import { showStaticFailure } from '../app/staticFailure'
import { parsed } from '../shared/parsed'
import { mostTries, pauseAfter } from '../shared/retries'
import { trustedScript } from '../shared/trustedTypes'

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

async function recover(script: HTMLScriptElement) {
  await parsed()
  const root = document.getElementById('root')
  if (tried < mostTries) {
    await pauseAfter(tried++)
    askAgain(script)
  } else if (root) showStaticFailure(root, new Error('main'))
}

/** Without `main` no answer is heard: it is asked for three times, then the visitor is told. */
export function watchMainScript() {
  // What happens to a script does not bubble.
  const onError = ({ target }: Event) => isMain(target) && void recover(target)
  document.addEventListener('error', onError, true)
}
