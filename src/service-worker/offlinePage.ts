/** The page that stands in for one that is not on the device: it opens that one as soon as the site answers. */
import { copyMark, offlinePath } from '../shared/offline'

const page = document.documentElement

let isReloading = false

const reload = () => {
  isReloading = true
  location.reload()
}

/** A connection that comes and goes does not begin anew what is already on its way. */
const reloadOnce = () => {
  if (!isReloading) reload()
}

const askEveryMs = 4000

/** A server that is silent or has a fault (5xx) cannot give the page either. */
async function isSiteThere() {
  const asking = new AbortController()
  const timer = setTimeout(() => asking.abort(), askEveryMs)
  const request = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: asking.signal })
  const isThere = await request.then(({ status }) => status < 500).catch(() => false)
  clearTimeout(timer)
  return isThere
}

async function ask() {
  if (await isSiteThere()) reloadOnce()
  else setTimeout(ask, askEveryMs)
}

function waitForSite() {
  // "online" may come while this page is still loading, and a browser can be online where the site is out of reach.
  addEventListener('online', reloadOnce)
  document.querySelector('button')?.addEventListener('click', reload)
  setTimeout(ask, askEveryMs)
}

// From the network, by its own address, it stands in for no page; the site has just answered.
const isStandIn = page.hasAttribute(copyMark) || !location.pathname.startsWith(offlinePath)
if (isStandIn) waitForSite()
else location.replace('/')
