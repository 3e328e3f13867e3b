import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageAssetsId, type PageAssets } from '../../src/shared/pageAssets'
import { pageFile } from './builtSite'

const block = new RegExp(`<script type="?application/json"? id="?${pageAssetsId}"?>(.*?)</script>`, 's')

/** @throws Error where the page was not built with such a list */
export function readAssets(html: string): PageAssets {
  const json = block.exec(html)?.[1]
  if (!json) throw new Error('This page has no list of its files: build the site first.')
  return JSON.parse(json) as PageAssets
}

/** What a built page names for its visitor after SÍ, relative to the folder: its markup, the site's own scripts, styles. */
export function pageFiles(folder: string, path: string) {
  const html = readFileSync(join(folder, pageFile(path)), 'utf8')
  const { fragment, scripts, styles } = readAssets(html)
  return {
    markup: fragment.href.slice(1),
    scripts: scripts.map((href) => href.slice(1)),
    styles: styles.map(({ href }) => href.slice(1)),
  }
}

/** Bytes sent: of the brotli copy where there is one. */
export function sentBytes(folder: string, file: string): number {
  const [compressed, plain] = [join(folder, `${file}.br`), join(folder, file)]
  return statSync(existsSync(compressed) ? compressed : plain).size
}
