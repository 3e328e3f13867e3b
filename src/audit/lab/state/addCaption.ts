import { escapeXml } from '../../chart/export/xml'
import type { Theme } from '../../ui/useTheme'

const margin = 24
const lineHeight = 24
/** A glyph of 15 px is about this wide. */
const glyphWidth = 7.6
const maxLines = 8

interface Drawing {
  /** An SVG file of this size in pixels. */
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Words on lines of at most `most` characters; a longer word is cut. */
function wrapText(text: string, most: number): readonly string[] {
  const words = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [''])
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      return [...lines.slice(0, -1), `${last} ${word}`]
    return [...lines, word]
  }, [])
}

/** A drawing with sentences below it, each on at most eight lines: an SVG file. @param style its CSS, for fonts */
export function addCaption(
  { svg, width, height }: Drawing,
  sentences: readonly string[],
  theme: Theme,
  style = '',
) {
  const most = Math.floor((width - 2 * margin) / glyphWidth)
  const lines = sentences.flatMap((sentence) => wrapText(sentence, most).slice(0, maxLines))
  const whole = height + 2 * margin + lines.length * lineHeight
  const texts = lines.map(
    (line, index) =>
      `<text x="${margin}" y="${height + margin + (index + 0.7) * lineHeight}">${escapeXml(line)}</text>`,
  )
  const [ground, ink] = theme === 'dark' ? ['#1b1226', '#f4f5ef'] : ['#f4f5ef', '#1b1226']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}">
<style>${style}</style>
<rect width="${width}" height="${whole}" fill="${ground}"/>
${svg}
<g font-family="Archivo, sans-serif" font-size="15" fill="${ink}">${texts.join('')}</g>
</svg>
`
}
