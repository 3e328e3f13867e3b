/** The page shown in place of one that is not on the device: it opens that one as soon as the site responds. */
import { copyAttribute, offlinePath } from '../shared/offlineCache'

const page = document.documentElement

let isReloading = false

const reload = () => {
  isReloading = true
  location.reload()
}

/** A connection that comes and goes does not restart a reload that has begun. */
const reloadOnce = () => {
  if (!isReloading) reload()
}

const retryEveryMs = 4000

/** A server that is silent or fails (5xx) cannot deliver the page either. */
async function isSiteReachable() {
  const abortController = new AbortController()
  const timer = setTimeout(() => abortController.abort(), retryEveryMs)
  const request = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: abortController.signal })
  const isReachable = await request.then(({ status }) => status < 500).catch(() => false)
  clearTimeout(timer)
  return isReachable
}

async function retry() {
  if (await isSiteReachable()) reloadOnce()
  else setTimeout(retry, retryEveryMs)
}

function waitForSite() {
  // "online" may come while this page is still loading, and a browser can be online where the site is out of reach.
  addEventListener('online', reloadOnce)
  document.querySelector('button')?.addEventListener('click', reload)
  setTimeout(retry, retryEveryMs)
}

// Opened at its own address it stands for no page, and the site has just responded: there is nothing to wait for.
const isReplacement = page.hasAttribute(copyAttribute) || !location.pathname.startsWith(offlinePath)
if (isReplacement) waitForSite()
else location.replace('/')
