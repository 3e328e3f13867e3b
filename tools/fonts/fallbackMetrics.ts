import { execFileSync } from 'node:child_process'
import type { MeasureText } from './measureText'
import { samples } from './samples'

interface Face {
  readonly family: string
  /** Which of its fallback fonts, where one family has two kinds. */
  readonly kind?: string
  readonly style: 'normal' | 'italic'
  /** The weight that the site uses most. */
  readonly weight: number
  /** The range of weights that it covers, and the suffix of the system's font of that weight. */
  readonly weights?: string
  readonly suffix?: 'Bold'
  readonly fallback: 'serif' | 'sans'
  readonly sample: string
}

const faces: readonly Face[] = [
  { family: 'Imbue', style: 'normal', weight: 300, fallback: 'serif', sample: samples.sentence },
  {
    family: 'Archivo',
    style: 'normal',
    weight: 400,
    weights: '400 500',
    fallback: 'sans',
    sample: samples.sentence,
  },
  {
    family: 'Archivo',
    style: 'normal',
    weight: 600,
    weights: '501 700',
    suffix: 'Bold',
    fallback: 'sans',
    sample: samples.sentence,
  },
  {
    family: 'Archivo',
    kind: 'Capitals',
    style: 'normal',
    weight: 650,
    suffix: 'Bold',
    fallback: 'sans',
    sample: samples.capitals,
  },
  { family: 'Piazzolla', style: 'italic', weight: 400, fallback: 'serif', sample: samples.sentence },
]

/** What phones and computers have; the last name of each is Debian's, of the same widths, and is what is measured. */
const systemFonts = {
  serif: [
    { names: ['Noto Serif'] },
    { names: ['Times New Roman', 'Liberation Serif'] },
    { names: ['DejaVu Serif'] },
  ],
  sans: [
    { names: ['Roboto'] },
    { names: ['Arial', 'Helvetica', 'Liberation Sans'] },
    { names: ['DejaVu Sans'] },
  ],
} as const

type Metrics = Awaited<ReturnType<MeasureText>>

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** What a system may call one of its faces: `Noto Serif Italic`, or `Noto Serif` and `Noto Serif Regular`. */
const faceNames = ({ style, suffix }: Face, name: string) => {
  const ending = suffix ?? (style === 'italic' && 'Italic')
  return ending ? [`${name} ${ending}`] : [name, `${name} Regular`]
}

const faceRule = (face: Face, names: readonly string[], own: Metrics, other: Metrics) => {
  const { family, kind = family, style, weights = null } = face
  const size = own.width / other.width
  const metrics = [size, own.ascent / 100 / size, own.descent / 100 / size].map(percent)
  const local = names.flatMap((name) => faceNames(face, name).map((each) => `'${each}'`)).join(' ')
  return `@include fallback('${kind} as ${names[0]}', ${style}, ${weights}, ${metrics.join(' ')}, ${local});`
}

const requireFonts = () => {
  const installed = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  const measured = Object.values(systemFonts).flatMap((list) => list.map(({ names }) => names.at(-1) ?? ''))
  const missing = measured.filter((name) => !installed.includes(name))
  if (missing.length > 0)
    throw new Error(
      `Faltan las letras ${missing.join(', ')}: apt-get install -y fonts-roboto-unhinted fonts-noto-core fonts-liberation fonts-dejavu-core fonts-dejavu-extra`,
    )
}

/** The style sheet of the system fonts, scaled to the site's own, so that nothing moves when those have loaded. */
export async function fallbackRules(measure: MeasureText) {
  requireFonts()
  const rules: string[] = []
  for (const face of faces) {
    const { family, style, weight, suffix, fallback, sample } = face
    const own = await measure(`${style} ${weight} 100px ${family}`, sample)
    for (const { names } of systemFonts[fallback]) {
      const other = await measure(`${style} ${suffix ? 700 : 400} 100px '${names.at(-1)}'`, sample)
      rules.push(faceRule(face, names, own, other))
    }
  }
  return `@use 'fallbackMixin' as *;\n\n// Measured by \`npm run fonts\`.\n${rules.join('\n')}\n`
}
