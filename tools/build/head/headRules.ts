import { brand, minimumAge } from '../../../src/content/constants'
import { gate } from '../../../src/content/legal'
import { offlinePage } from '../../../src/content/offline'
import { fullTitle } from '../../../src/shared/fullTitle'
import { offlineScriptId } from '../../../src/shared/offlineCache'
import { pageAssetsId } from '../../../src/shared/pageAssets'
import { isPageAssets, isStructuredData, type NamedPage } from './headSchemas'
import { absoluteUrl } from './structuredData'

type Rule = (content: string, page: NamedPage) => boolean

const is =
  (...values: readonly string[]): Rule =>
  (content) =>
    values.includes(content)
const like =
  (pattern: RegExp): Rule =>
  (content) =>
    pattern.test(content)
const isAddress: Rule = (content) =>
  content.startsWith(absoluteUrl('/')) && /^[a-z0-9/-]*$/.test(content.slice(absoluteUrl('').length))
const isAnything: Rule = () => true

/** Elements that name the page, each given at most once but `alternate`, and without any other attribute. */
export const namingRules: Readonly<Record<string, Rule>> = {
  'meta description': (content) => content.length <= 156,
  'link canonical': isAddress,
  'link alternate': isAddress,
  'meta og:title': (content) => content.endsWith(fullTitle('')) && content.length <= 80,
  'meta og:description': (content, { description }) => content === description,
  'meta og:url': isAddress,
  'meta og:image': (content) =>
    content.startsWith(absoluteUrl('/share/')) && /^[a-z0-9-]+\.jpg$/.test(content.split('/share/')[1] ?? ''),
  'meta og:image:alt': (content) => content.length <= 160,
  'script application/ld+json': isStructuredData,
}

/** Elements that are alike on every page, or name files by their hash; their words are searched like the body's. */
export const otherRules: Readonly<Record<string, Rule>> = {
  title: is(fullTitle(gate.question), fullTitle(offlinePage.title)),
  'meta charset': is('utf-8'),
  'meta viewport': like(/^width=device-width, ?initial-scale=1$/),
  'meta robots': is('noindex'),
  'meta theme-color': like(/^#[0-9a-f]{6}$/),
  'meta twitter:card': is('summary_large_image'),
  'meta og:type': is('website'),
  'meta og:site_name': is(brand),
  'meta og:locale': is('es_BO'),
  'meta og:image:width': like(/^\d+$/),
  'meta og:image:height': like(/^\d+$/),
  'meta og:restrictions:age': is(`${minimumAge}+`),
  'link expect': is('#static-loading'),
  'link icon': is('/favicon.svg'),
  'link apple-touch-icon': is('/apple-touch-icon.png'),
  'link manifest': is('/manifest.webmanifest'),
  style: isAnything,
  script: isAnything,
  [`script ${pageAssetsId}`]: isPageAssets,
  [`script ${offlineScriptId}`]: is(''),
}
