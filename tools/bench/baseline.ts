import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import zlib from 'node:zlib'
import { pageFile } from '../build/builtSite'
import { readAssets } from '../build/pageFiles'

const withoutScripts = (html: string) => html.replace(/<script(?![^>]*ld\+json).*?<\/script>/gs, '')

/** The answer SÍ of a page without script is a link. */
const withLinkForYes = (html: string, address: string) =>
  html
    .replace(
      /<button([^>]*value="?yes"?[^>]*)>(.*?)<\/button>/s,
      `<a href="${address}"$1 role="button">$2</a>`,
    )
    .replace(/<div class="?static-loading"?>.*?<\/main><\/div>/s, '')

const write = (file: string, html: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }
  writeFileSync(`${file}.br`, zlib.brotliCompressSync(html, quality))
}

/** Where the page behind the gate is in the baseline: `/sitio` is home. */
export const baselineAddress = (path: string) => (path === '/' ? '/sitio' : `/sitio${path}`)

/**
 * The physical limit: every page as one HTML file with its styles inside, the same words and pictures, and no script.
 * `/index.html` is the gate.
 */
export function buildBaseline(site: string, baseline: string, paths: readonly string[]) {
  rmSync(baseline, { recursive: true, force: true })
  for (const part of ['assets', 'media', 'favicon.svg', 'manifest.webmanifest'])
    cpSync(join(site, part), join(baseline, part), { recursive: true })
  for (const path of paths) {
    const html = readFileSync(join(site, pageFile(path)), 'utf8')
    const { fragment, styles } = readAssets(html)
    const css = styles.map(({ href }) => readFileSync(join(site, href), 'utf8')).join('\n')
    const markup = readFileSync(join(site, fragment.href), 'utf8')
    const page = withoutScripts(html)
      .replace(/<\/style>/, () => `\n${css}</style>`)
      .replace(/<body>.*<\/body>/s, () => `<body><div id="root">${markup}</div></body>`)
    write(join(baseline, pageFile(baselineAddress(path))), page)
    if (path === '/')
      write(join(baseline, 'index.html'), withLinkForYes(withoutScripts(html), baselineAddress('/')))
  }
}
