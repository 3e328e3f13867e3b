import { builtFiles, builtPaths } from './support/builtSite'
import { goTo, pageStates, usedStates } from './support/states'
import { expect, test, type Visitor } from './support/visitor'

interface Link {
  readonly written: string
  readonly href: string
  readonly name: string
  readonly target: string
  readonly rel: string
}

const newTab = '(se abre en una pestaña nueva)'

const linksOn = ({ page }: Visitor): Promise<Link[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement | SVGAElement>('a')]
      .filter((link) => link instanceof HTMLAnchorElement)
      .map((link) => ({
        written: link.getAttribute('href') ?? 'nothing',
        href: link.href,
        name:
          (link.getAttribute('aria-label') ?? link.textContent).trim() ||
          (link.querySelector('img')?.alt ?? ''),
        target: link.target,
        rel: link.rel,
      })),
  )

/** Pictures, films, scripts and styles that the page names. */
const filesOn = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[src], [srcset], [poster], link[href]:not([rel=canonical], [rel=alternate])',
      ),
    ].flatMap((element) => {
      const sets = (element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0])
      const single = ['src', 'poster', 'href'].map((name) => element.getAttribute(name))
      return [...sets, ...single].filter(
        (address) => address !== null && address !== undefined && address !== '',
      )
    }),
  ) as Promise<string[]>

const chatProblem = (url: URL) =>
  url.hostname !== 'api.whatsapp.com' ||
  (url.pathname === '/send' &&
    /^\d{8,15}$/.test(url.searchParams.get('phone') ?? '') &&
    url.searchParams.get('text'))
    ? undefined
    : 'no phone or no words'

const outsideProblem = ({ name, target, rel }: Link, url: URL) => {
  if (url.protocol !== 'https:') return 'no https'
  if (target !== '_blank') return 'leaves the site in the same tab'
  if (!/\bnoopener\b/.test(rel) || !/\bnoreferrer\b/.test(rel)) return `rel is «${rel}»`
  return name.endsWith(newTab) ? chatProblem(url) : 'does not say that it opens a tab'
}

const insideProblem = ({ name, target }: Link, url: URL) => {
  if (target || name.includes(newTab)) return 'stays in the site and says otherwise'
  const known = builtPaths().includes(url.pathname) || builtFiles().includes(url.pathname.slice(1))
  return known ? undefined : 'no such page'
}

const problemOf = (link: Link, origin: string) => {
  const { written, href, name } = link
  if (!/^(\/(?!\/)|https:\/\/|#\w)/.test(written) || /\s|undefined|null|NaN|\[object/.test(written))
    return 'badly written'
  if (!name) return 'nameless'
  const url = new URL(href)
  return url.origin === origin ? insideProblem(link, url) : outsideProblem(link, url)
}

test('every link of every page is well formed, leads to a page, or says that it leaves', async ({
  visitor,
}) => {
  test.setTimeout(180_000)
  const { page } = visitor
  const anchors = new Set<string>()
  const files = new Set<string>()
  let count = 0
  await visitor.open('/')
  await visitor.enter({ remember: true })
  for (const state of [...pageStates(), ...usedStates]) {
    await goTo(visitor, state)
    const links = await linksOn(visitor)
    const { origin } = new URL(page.url())
    const problems = links.flatMap((link) => {
      const problem = problemOf(link, origin)
      return problem ? [`${problem}: ${link.written} «${link.name}»`] : []
    })
    expect.soft(problems, state.name).toEqual([])
    count += links.length
    for (const { href, written } of links)
      if (href.startsWith(origin) && href.includes('#') && written !== '#contenido')
        anchors.add(href.slice(origin.length))
    for (const file of await filesOn(visitor)) files.add(file)
  }
  expect(count).toBeGreaterThan(400)

  for (const anchor of anchors) {
    await visitor.open(anchor)
    await visitor.isInside()
    const id = decodeURIComponent(anchor.slice(anchor.indexOf('#') + 1))
    expect(await page.locator(`[id="${id}"]`).count(), anchor).toBe(1)
  }

  const built = new Set(builtFiles())
  const missing = [...files].filter((file) => !file.startsWith('data:') && !built.has(file.slice(1)))
  expect(files.size).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
