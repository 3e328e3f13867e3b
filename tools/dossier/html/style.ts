import { readFileSync } from 'node:fs'
import { compileString } from 'sass'
import chartStyle from '../../../src/audit/chart/chartStyle.json'
import { applyTheme } from '../../../src/audit/chart/export/toSvg'

const fonts = [
  ['Imbue', 'imbue', '200 500', 'normal'],
  ['Archivo', 'archivo', '400 700', 'normal'],
  ['Piazzolla', 'piazzolla-italic', '350 500', 'italic'],
] as const

const fontFace = ([family, file, weight, style]: (typeof fonts)[number]) => {
  const data = readFileSync(`src/styles/fonts/${file}.woff2`).toString('base64')
  return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${data}) format('woff2');font-weight:${weight};font-style:${style}}`
}

const source = `
@use 'palette' as *;
* { box-sizing: border-box; }
html { background: color('lime-50'); color: color('ink-900'); font: 400 1rem/1.55 Archivo, Arial, sans-serif; scroll-padding-top: 24px; }
body { margin: 0; }
h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
h1, h2 { font-family: Imbue, serif; font-weight: 300; line-height: 1; letter-spacing: -.02em; text-wrap: balance; }
h2 { margin-bottom: 20px; font-size: 3rem; }
h3 { font-size: 1.0625rem; font-weight: 650; line-height: 1.35; }
a { color: color('cochineal-600'); text-underline-offset: 3px; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid color('cochineal-600'); outline-offset: 3px; }
.cover { padding: 72px max(24px, 50vw - 560px) 56px; background: color('night-950'); color: color('lime-50'); }
.cover h1 { margin: 14px 0 24px; font-size: clamp(3.5rem, 9vw, 7rem); line-height: .9; }
.cover a { color: color('gold-300'); }
.cover h2 { margin: 40px 0 14px; font-size: 2rem; }
.cover__eyebrow { font-size: .75rem; font-weight: 600; letter-spacing: .16em; text-transform: uppercase; color: color('gold-300'); }
.cover__lead { max-width: 62ch; margin-bottom: 12px; color: color('lime-200'); }
.cover ul { padding-left: 1.2em; max-width: 74ch; }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(168px, 1fr)); gap: 1px; margin-top: 40px; border-top: 3px solid color('gold-300'); }
.counts div { display: flex; flex-direction: column; justify-content: space-between; gap: 8px; padding: 16px 12px 0 0; }
.counts dt { font-size: .75rem; font-weight: 600; letter-spacing: .08em; color: color('night-text'); }
.counts dd { font: 300 3.5rem/1 Imbue, serif; }
main section { padding: 64px max(24px, 50vw - 560px) 0; }
main section:last-child { padding-bottom: 96px; }
.row, .state { padding: 24px 0; border-top: 1px solid color('lime-200'); break-inside: avoid; }
.row__head { display: flex; flex-flow: row wrap; gap: 8px 16px; align-items: baseline; justify-content: space-between; }
.row blockquote { margin: 12px 0; padding-left: 16px; border-left: 3px solid color('gold-500'); font: italic 350 1.1875rem/1.35 Piazzolla, serif; }
.row__findings { margin: 12px 0; padding-left: 1.2em; font-size: .875rem; color: color('ink-700'); overflow-wrap: anywhere; }
.row__links, .state__links, figcaption { font-size: .875rem; }
.mark { color: color('ink-500'); }
h3 code { font-size: .8125rem; font-weight: 400; color: color('ink-500'); }
.facts { font-size: .875rem; color: color('ink-500'); }
.status { padding: 3px 10px; border: 1.5px solid; font-size: .75rem; font-weight: 650; letter-spacing: .06em; white-space: nowrap; }
.status--conforme { color: color('turquoise-700'); background: color('turquoise-100'); }
.status--no-conforme { color: color('cochineal-700'); background: color('cochineal-100'); }
.status--sin-evidencia { color: color('gold-700'); background: color('canvas'); }
.status--pendiente { color: color('indigo-700'); background: color('indigo-100'); }
.status--no-aplica { color: color('ink-500'); background: color('lime-50'); }
.state svg { width: 100%; height: auto; margin: 14px 0; border: 1px solid color('lime-200'); }
.shots { display: grid; gap: 40px 32px; align-items: start; }
@media (min-width: 760px) { .shots { grid-template-columns: 300px minmax(0, 1fr); } }
.shots img { display: block; max-width: 100%; height: auto; border: 1px solid color('lime-200'); }
.hash { font-size: .75rem; color: color('ink-500'); overflow-wrap: anywhere; }
.scroll { overflow-x: auto; margin-bottom: 40px; }
table { width: 100%; border-collapse: collapse; font-size: .8125rem; line-height: 1.4; }
caption { padding-bottom: 10px; text-align: left; font-size: 1rem; font-weight: 650; }
th, td { padding: 7px 10px 7px 0; border-bottom: 1px solid color('lime-200'); text-align: left; vertical-align: top; }
td a, .path { overflow-wrap: anywhere; }
.name { white-space: nowrap; }
thead th { border-bottom: 2px solid color('ink-900'); }
:target { background: color('canvas'); box-shadow: 0 0 0 10px color('canvas'); }
@page {
  size: A4;
  margin: 16mm 14mm;
  @bottom-left { content: 'Expediente de cumplimiento'; font: 8pt Archivo, Arial, sans-serif; }
  @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 8pt Archivo, Arial, sans-serif; }
}
@media print {
  html { font-size: 10.5pt; background: none; }
  .cover { padding: 0 0 24px; background: none; color: color('ink-900'); }
  .cover a, a { color: color('ink-900'); text-decoration: none; }
  .cover__eyebrow, .cover__lead, .counts dt { color: color('ink-700'); }
  main section { padding: 0; break-before: page; }
  main section:last-child { padding: 0; }
  .counts { grid-template-columns: repeat(5, 1fr); }
  .shots { grid-template-columns: 1fr; gap: 5mm; }
  .shots figure { display: grid; grid-template-columns: 85mm 1fr; gap: 5mm; }
  .shots .phone { grid-template-columns: 30mm 1fr; }
  table { font-size: 8pt; }
  .shots figure, tr { break-inside: avoid; }
  .scroll { overflow: visible; }
}
`

/** The dossier's style sheet: the house's colours and letters by value, nothing outside the file. */
export const dossierCss = (): string =>
  [
    ...fonts.map(fontFace),
    compileString(source, { loadPaths: ['src/styles'], style: 'compressed' }).css,
    applyTheme(chartStyle.css, 'light'),
  ].join('\n')
