/** The page that stands in for one never visited: it opens that one as soon as the site can be reached. */
const retry = () => location.reload()

// "online" may come while this page is still loading, and a browser can be online where the site is out of reach.
const askEveryMs = 4000
const ask = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(retry, () => setTimeout(ask, askEveryMs))

addEventListener('online', retry)
document.querySelector('button')?.addEventListener('click', retry)
setTimeout(ask, askEveryMs)
