import { delayRetry, maxAttempts, refetch } from '../shared/retries'
import { documentReady } from '../shared/timing'
import { showStaticFailure } from './showStaticFailure'
import { trustedTypesPolicy } from './trustedTypes'

let attempt = 1

const isMainScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && /\/main\b[^/]*$/.test(target.src)

/** A script element runs once, so a second one is inserted. */
function reinsertScript({ src, integrity, parentNode }: HTMLScriptElement) {
  const script = document.createElement('script')
  script.integrity = integrity
  script.src = trustedTypesPolicy.createScriptURL(src)
  parentNode?.append(script)
}

async function retryScript(script: HTMLScriptElement) {
  await documentReady()
  const root = document.getElementById('root')
  while (attempt < maxAttempts) {
    await delayRetry(attempt++)
    if (await refetch(script.src, script.integrity)) return reinsertScript(script)
  }
  if (root) showStaticFailure(root, new Error('main'))
}

/** Without `main` no answer works: it is requested three times, then the error screen is shown. */
export function retryMainScript() {
  // A script's events do not bubble.
  const onError = ({ target }: Event) => isMainScript(target) && void retryScript(target)
  document.addEventListener('error', onError, true)
}
