import { dataUrl, fontFaces, withBrowser, showDocument } from '../../tools/shared/drawInChromium'
import type { ProductLine } from '../../src/content/models'

const labelSize = { width: 1280, height: 1800 } as const

const wording = { premium: 'Singani Premium · 40% vol.', clasico: 'Singani Clásico · 40% vol.' } as const

const bands = {
  premium: 'background:#160F22;color:#EBC667',
  clasico: 'background:#E4E5E8;color:#1B1622',
} as const

const rules = {
  premium: '#8a5a12,#f3d98a 30%,#c8922c 60%,#f5e3a6',
  clasico: '#8f9197,#f2f3f5 30%,#a8aab0 60%,#e9eaec',
} as const

const labelHtml = (painting: string, line: ProductLine) => `<!doctype html><meta charset="utf-8"><style>
${fontFaces()}
body{margin:0;position:relative;width:1280px;height:1800px;overflow:hidden}
.art{position:absolute;inset:0 0 370px;background:url('${dataUrl(painting)}') center 40%/cover}
.band{position:absolute;inset:1430px 0 0;display:grid;justify-items:center;align-content:center;${bands[line]}}
.rule{position:absolute;inset:1424px 0 364px;background:linear-gradient(90deg,${rules[line]})}
.name{font:400 236px/1 Imbue;letter-spacing:-.015em;margin-top:22px;display:flex;gap:34px}
.sort{font:600 44px/1.2 Archivo;letter-spacing:.25em;padding-left:.25em;text-transform:uppercase;margin-top:6px}
</style><div class="art"></div><div class="band"><div class="name"><span>Bohemia</span><span>56</span></div>
<div class="sort">${wording[line]}</div></div><div class="rule"></div>`

/** The flat label, painting above and wordmark below, photographed by Chromium into a PNG file. */
export const drawLabel = (painting: string, line: ProductLine, file: string) =>
  withBrowser(labelSize.width, labelSize.height, async (sheet) => {
    await showDocument(sheet, labelHtml(painting, line))
    await sheet.screenshot({ path: file })
  })
