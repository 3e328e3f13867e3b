import type { Page } from '@playwright/test'
import { longestChatLink } from '../../../src/shared/whatsapp'
import { builtFiles, builtPaths } from './builtSite'

export interface Link {
  readonly written: string
  readonly href: string
  readonly name: string
  readonly target: string
  readonly rel: string
}

const newTab = '(se abre en una pestaña nueva)'

export const linksOn = (page: Page): Promise<Link[]> =>
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
export const filesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[src], [srcset], [poster], link[href]:not([rel=canonical], [rel=alternate], [rel=expect])',
      ),
    ].flatMap((element) => {
      const sets = (element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0])
      const single = ['src', 'poster', 'href'].map((name) => element.getAttribute(name))
      return [...sets, ...single].filter(
        (address) => address !== null && address !== undefined && address !== '',
      )
    }),
  ) as Promise<string[]>

const chatProblem = (url: URL) => {
  if (url.hostname !== 'api.whatsapp.com') return undefined
  if (url.href.length > longestChatLink) return 'too long for a chat'
  const isWhole =
    url.pathname === '/send' &&
    /^\d{8,15}$/.test(url.searchParams.get('phone') ?? '') &&
    url.searchParams.get('text')
  return isWhole ? undefined : 'no phone or no words'
}

const outsideProblem = ({ name, target, rel }: Link, url: URL) => {
  if (url.protocol !== 'https:') return 'no https'
  if (target !== '_blank') return 'leaves the site in the same tab'
  if (!/\bnoopener\b/.test(rel) || !/\bnoreferrer\b/.test(rel)) return `rel is «${rel}»`
  return name.endsWith(newTab) ? chatProblem(url) : 'does not say that it opens a tab'
}

/** Left to a program of the device, which opens no page. */
const ofDevice: Readonly<Record<string, RegExp>> = {
  'mailto:': /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?subject=[^&\s]+&body=[^&\s]+)?$/,
  'tel:': /^tel:\+\d{8,15}$/,
  'sms:': /^sms:\+\d{8,15}\?&body=[^&\s]+$/,
  'geo:': /^geo:-?\d+(\.\d+)?,-?\d+(\.\d+)?\?q=-?[\d.]+,-?[\d.]+\([\w%]+\)$/,
}

const insideProblem = ({ name, target }: Link, url: URL) => {
  if (target || name.includes(newTab)) return 'stays in the site and says otherwise'
  const known = builtPaths().includes(url.pathname) || builtFiles().includes(url.pathname.slice(1))
  return known ? undefined : 'no such page'
}

const deviceProblem = ({ written, href, name, target }: Link, form: RegExp) => {
  if (target || name.includes(newTab)) return 'opens no tab and says otherwise'
  if (href.length > longestChatLink) return 'too long for a mail'
  return name && form.test(written) ? undefined : 'badly written'
}

const problemOf = (link: Link, origin: string) => {
  const { written, href, name } = link
  const device = ofDevice[new URL(href).protocol]
  if (device) return deviceProblem(link, device)
  if (!/^(\/(?!\/)|https:\/\/|#\w)/.test(written) || /\s|undefined|null|NaN|\[object/.test(written))
    return 'badly written'
  if (!name) return 'nameless'
  const url = new URL(href)
  return url.origin === origin ? insideProblem(link, url) : outsideProblem(link, url)
}

/** What is wrong with each, in words. */
export const linkProblems = (links: readonly Link[], origin: string) =>
  links.flatMap((link) => {
    const problem = problemOf(link, origin)
    return problem ? [`${problem}: ${link.written} «${link.name}»`] : []
  })
