/** The page that stands in for one never visited: it opens that one as soon as there is a connection. */
const retry = () => window.location.reload()

addEventListener('online', retry)
document.querySelector('button')?.addEventListener('click', retry)
