import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAssetsId, type PageAssets } from '../../../src/shared/pageAssets'
import { pageFile } from '../../../tools/build/builtSite'
import { distFolder } from './builtSite'

const block = new RegExp(`<script type="?application/json"? id="?${pageAssetsId}"?>(.*?)</script>`, 's')

/** What the built page names for its visitor after SÍ, relative to `dist`: the site's own scripts and the styles. */
export function pageFiles(path: string) {
  const html = readFileSync(join(distFolder, pageFile(path)), 'utf8')
  const { scripts, styles } = JSON.parse(block.exec(html)?.[1] ?? '') as PageAssets
  return {
    scripts: scripts.map((href) => href.slice(1)),
    styles: styles.map(({ href }) => href.slice(1)),
  }
}
