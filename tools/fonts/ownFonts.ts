import type { MeasureText } from './measureText'
import { samples } from './samples'

/** By the variable that names it in the styles. */
const ownFonts = {
  poster: { font: '300 100px', family: 'Imbue', text: samples.sentence },
  sans: { font: '400 100px', family: 'Archivo', text: samples.sentence },
  capitals: { font: '650 100px', family: 'Archivo', text: samples.capitals },
  italic: { font: 'italic 400 100px', family: 'Piazzolla', text: samples.sentence },
}

/** The module of what the first script compares the device's fonts with. */
export async function ownFontsModule(measure: MeasureText) {
  const lines: string[] = []
  for (const [name, own] of Object.entries(ownFonts)) {
    const { width } = await measure(`${own.font} ${own.family}`, own.text)
    lines.push(`${name}: ${JSON.stringify({ ...own, width: Math.round(width) })},`)
  }
  return `// Measured by \`npm run fonts\`.

/** By the variable that names it in the styles; \`width\` is that of the text at 100 px, in px. */
export const ownFonts = {
${lines.join('\n')}
}
`
}
