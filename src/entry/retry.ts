/** The page that stands in for one never visited: it opens that one as soon as the site can be reached. */
let isReloading = false

const reload = () => {
  isReloading = true
  location.reload()
}

/** A connection that comes and goes does not begin anew what is already on its way. */
const reloadOnce = () => {
  if (!isReloading) reload()
}

// "online" may come while this page is still loading, and a browser can be online where the site is out of reach.
const askEveryMs = 4000
const ask = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(reloadOnce, () =>
    setTimeout(ask, askEveryMs),
  )

addEventListener('online', reloadOnce)
document.querySelector('button')?.addEventListener('click', reload)
setTimeout(ask, askEveryMs)
