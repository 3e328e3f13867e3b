import { brand, minimumAge } from '../../content/constants'
import { fullTitle } from '../../shared/fullTitle'
import { dataBlock } from './dataBlock'
import type { PageHead } from './pageHeads'
import { absolute, breadcrumbs } from './structuredData'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`

/** The tags of one page's head, in the order readers look for them. */
export function headTags({ path, title, description, share, shareAlt, trail, graph }: PageHead): string {
  const shownTitle = fullTitle(title)
  const url = absolute(path)
  const picture = absolute(`/share/${share}.jpg`)
  const steps = path === '/' ? [] : [{ path: '/', title: 'Inicio' }, ...trail, { path, title }]
  const data = [{ ...graph, image: picture }, ...(steps.length > 0 ? [breadcrumbs(steps)] : [])]

  return [
    `<title>${escape(shownTitle)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${url}">`,
    ...['es-BO', 'x-default'].map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${url}">`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:locale', 'es_BO'),
    meta('property', 'og:title', shownTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', shareAlt),
    meta('property', 'og:restrictions:age', `${minimumAge}+`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${dataBlock({ '@context': 'https://schema.org', '@graph': data })}</script>`,
  ].join('\n    ')
}

/** Of the page that any unknown address gets. */
export const lostHeadTags = () =>
  [`<title>${escape(fullTitle('Página no encontrada'))}</title>`, meta('name', 'robots', 'noindex')].join(
    '\n    ',
  )
