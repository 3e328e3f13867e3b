import { pageHeads } from './pageHeads'
import { absolute } from './structuredData'

export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`

export const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pageHeads()
  .map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`)
  .join('\n')}
</urlset>
`
