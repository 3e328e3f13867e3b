import { execFileSync } from 'node:child_process'
import { withBrowser, showDocument, fontFaces } from '../shared/drawInChromium'

interface Face {
  readonly family: string
  readonly style: 'normal' | 'italic'
  /** The weight that the site uses most. */
  readonly weight: number
  /** The range of weights that it covers, and the suffix of the system's font of that weight. */
  readonly weights?: string
  readonly suffix?: 'Bold'
  readonly fallback: 'serif' | 'sans'
  readonly sample: string
}

// Fixed samples: a changed sentence on the site leaves the measures as they are.
const readingSample =
  '¿Tienes más de 18 años? Siete cuadros de artistas bolivianos, uno por botella: cobre, uva moscatel y paciencia a 1.800 metros de altura.'
const capitalsSample =
  'EL CONSUMO EXCESIVO DE ALCOHOL ES DAÑINO PARA LA SALUD VENTA PROHIBIDA A MENORES DE 18 AÑOS DE EDAD'
const sloganSample = '#PorUnaVidaBohemia'

const faces: readonly Face[] = [
  { family: 'Imbue', style: 'normal', weight: 300, fallback: 'serif', sample: readingSample },
  {
    family: 'Archivo',
    style: 'normal',
    weight: 400,
    weights: '400 500',
    fallback: 'sans',
    sample: readingSample,
  },
  {
    family: 'Archivo',
    style: 'normal',
    weight: 650,
    weights: '501 700',
    suffix: 'Bold',
    fallback: 'sans',
    sample: capitalsSample,
  },
  // On the gate it is aligned to the right, so that its width decides where it begins.
  { family: 'Piazzolla', style: 'italic', weight: 350, fallback: 'serif', sample: sloganSample },
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

interface Metrics {
  readonly width: number
  readonly ascent: number
  readonly descent: number
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** What a system may call one of its faces: `Noto Serif Italic`, or `Noto Serif` and `Noto Serif Regular`. */
const faceNames = ({ style, suffix }: Face, name: string) => {
  const ending = suffix ?? (style === 'italic' && 'Italic')
  return ending ? [`${name} ${ending}`] : [name, `${name} Regular`]
}

const faceRule = (face: Face, names: readonly string[], own: Metrics, other: Metrics) => {
  const { family, style, weights = null } = face
  const size = own.width / other.width
  const metrics = [size, own.ascent / 100 / size, own.descent / 100 / size].map(percent)
  const local = names.flatMap((name) => faceNames(face, name).map((each) => `'${each}'`)).join(' ')
  return `@include fallback('${family} as ${names[0]}', ${style}, ${weights}, ${metrics.join(' ')}, ${local});`
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

/** System fonts scaled to the site's own, so that nothing moves when the site's fonts have loaded. */
export async function fallbackRules(): Promise<string> {
  requireFonts()
  return withBrowser(800, 600, async (page) => {
    await showDocument(page, `<style>${fontFaces()}</style>`)
    const measure = (font: string, sample: string) =>
      page.evaluate(
        async ([wanted, text]) => {
          await document.fonts.load(wanted)
          const pen = document.createElement('canvas').getContext('2d')!
          pen.font = wanted
          const {
            width,
            fontBoundingBoxAscent: ascent,
            fontBoundingBoxDescent: descent,
          } = pen.measureText(text)
          return { width, ascent, descent }
        },
        [font, sample] as const,
      )
    const found: string[] = []
    for (const face of faces) {
      const own = await measure(`${face.style} ${face.weight} 100px ${face.family}`, face.sample)
      for (const { names } of systemFonts[face.fallback])
        found.push(
          faceRule(
            face,
            names,
            own,
            await measure(`${face.style} ${face.suffix ? 700 : 400} 100px '${names.at(-1)}'`, face.sample),
          ),
        )
    }
    return found.join('\n')
  })
}
