import { showStaticFailure } from './showStaticFailure'
import { parsed } from './documentReady'
import { mostTries, pauseAfter, refresh } from '../shared/retries'
import { trustedScript } from './trustedTypes'

let tried = 1

const isMain = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && /\/main\b[^/]*$/.test(target.src)

/** A script element runs once: another asks again. */
function askAgain({ src, integrity, parentNode }: HTMLScriptElement) {
  const script = document.createElement('script')
  script.integrity = integrity
  script.src = trustedScript(src)
  parentNode?.append(script)
}

async function recover(script: HTMLScriptElement) {
  await parsed()
  const root = document.getElementById('root')
  while (tried < mostTries) {
    await pauseAfter(tried++)
    if (await refresh(script.src, script.integrity)) return askAgain(script)
  }
  if (root) showStaticFailure(root, new Error('main'))
}

/** Without `main` no answer is heard: it is asked for three times, then the visitor is told. */
export function watchMainScript() {
  // What happens to a script does not bubble.
  const onError = ({ target }: Event) => isMain(target) && void recover(target)
  document.addEventListener('error', onError, true)
}
