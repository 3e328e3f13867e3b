import { brand, minimumAge } from '../../../src/content/constants'
import { navigation } from '../../../src/content/navigation'
import { pictureInventory } from '../../../src/content/pictureInventory'
import { fullTitle } from '../../../src/shared/fullTitle'
import { toInlineJson, absoluteUrl, breadcrumbs, pageData } from './structuredData'
import { organisation } from './organisation'
import { type PageHead, pageHeads } from './pageHeads'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`

const sharePicture = (share: string) => absoluteUrl(`/share/${share}.jpg`)

function describeCard(share: string): string {
  const card = pictureInventory.find(({ file }) => file === `public/share/${share}.jpg`)
  if (!card) throw new Error(`public/share/${share}.jpg has no line in src/content/pictureInventory.ts`)
  return card.shows
}

/** What names one page in its head, for shared links and search engines; the tab shows the gate's title until SÍ. */
export function headTags({
  path,
  title,
  description,
  share,
  trail = [],
  type,
  isAboutBrand,
}: PageHead): string {
  const shownTitle = fullTitle(title)
  const url = absoluteUrl(path)
  const picture = sharePicture(share)
  const steps = [navigation[0], ...trail, { path, title }]
  const data = [
    pageData(type, title, description, picture),
    ...(isAboutBrand ? [organisation()] : []),
    ...(path === '/' ? [] : [breadcrumbs(steps)]),
  ]

  return [
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
    meta('property', 'og:image:alt', describeCard(share)),
    meta('property', 'og:restrictions:age', `${minimumAge}+`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${toInlineJson({ '@context': 'https://schema.org', '@graph': data })}</script>`,
  ].join('\n    ')
}

/** The head of the page that every unknown address gets. */
export const notFoundHeadTags = () =>
  [meta('property', 'og:title', fullTitle('Página no encontrada')), meta('name', 'robots', 'noindex')].join(
    '\n    ',
  )

export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`

/** Each page with its share picture, which may be seen before SÍ; Google reads no other key of a picture any more. */
export const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pageHeads()
  .map(({ path, share }) => {
    const picture = `<image:image><image:loc>${sharePicture(share)}</image:loc></image:image>`
    return `  <url><loc>${absoluteUrl(path)}</loc>${picture}</url>`
  })
  .join('\n')}
</urlset>
`
