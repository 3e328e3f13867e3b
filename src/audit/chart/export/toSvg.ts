import type { Chart, ChartMarks } from '../chart'
import style from '../chartStyle.json'
import { drawChart } from '../drawChart'
import type { ChartLayout } from '../layout'
import type { SvgNode } from '../svgNode'
import { escapeXml, formatAttributes } from './xml'

type ChartTheme = 'light' | 'dark'

const dark: Readonly<Record<string, string>> = style.dark

/** A style sheet with the theme's colours in place of custom properties, which image viewers do not know. */
const applyTheme = (css: string, theme: ChartTheme): string =>
  css.replace(/var\(--chart-([a-z]+), ?(#[0-9a-f]+)\)/g, (_, name: string, light: string) =>
    theme === 'dark' ? (dark[name] ?? light) : light,
  )

function toMarkup({ tag, className, attributes = {}, text = '', children = [], label }: SvgNode): string {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label }
  const list = formatAttributes({ class: className, ...attributes, ...named })
  return `<${tag}${list}>${escapeXml(text)}${children.map(toMarkup).join('')}</${tag}>`
}

interface SvgOptions {
  theme: ChartTheme
  /** Style sheet that it carries. */
  css?: string
}

/** The drawing as an SVG file of its own, with its style inside; colours are those of the theme. */
export function toSvg(
  chart: Chart,
  layout: ChartLayout,
  marks: ChartMarks,
  { theme, css = style.css }: SvgOptions,
): string {
  const { width, height } = layout
  const shapes = drawChart(chart, layout, marks).map(toMarkup)
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart-view" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="Diagrama de estados ${escapeXml(chart.id)}">
<style>${applyTheme(css, theme)}</style>
<rect class="chart-view__ground" width="${width}" height="${height}"/>
${shapes.join('\n')}
</svg>
`
}
