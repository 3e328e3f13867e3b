import { delayRetry, maxAttempts, refetch } from '../shared/retries'
import { documentReady } from '../shared/timing'
import { showStaticFailure } from './showStaticFailure'
import { trustedTypesPolicy } from './trustedTypes'

const attempts = new Map<string, number>()

function countAttempt(address: string) {
  const count = (attempts.get(address) ?? 0) + 1
  attempts.set(address, count)
  return count
}

/** `main` does not start without `runtime`, which holds the names of the other files. */
const isGateScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && /\/(main|runtime)\b[^/]*$/.test(target.src)

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
  const { src } = script
  for (let attempt = countAttempt(src); attempt < maxAttempts; attempt = countAttempt(src)) {
    await delayRetry(attempt)
    if (await refetch(src, script.integrity)) return reinsertScript(script)
  }
  if (root) showStaticFailure(root, new Error('main'))
}

/** Without them no answer works: each is requested three times, then the error screen is shown. */
export function retryMainScript() {
  // A script's events do not bubble.
  const onError = ({ target }: Event) => isGateScript(target) && void retryScript(target)
  document.addEventListener('error', onError, true)
}
