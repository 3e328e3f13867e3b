/** What each view of the dossier says, read from its text or its elements. */

/** Row → status, and what contradicts it in the same row. */
export interface ReadRow {
  readonly id: string
  readonly status: string
  readonly contradictions: readonly string[]
}

/** How each status must look: class, sign, and what its findings may say. */
const looks: Readonly<Record<string, { readonly slug: string; readonly sign: string }>> = {
  CONFORME: { slug: 'conforme', sign: 'circle-check' },
  'NO CONFORME': { slug: 'no-conforme', sign: 'circle-x' },
  'SIN EVIDENCIA': { slug: 'sin-evidencia', sign: 'circle-question-mark' },
  'PENDIENTE DE REVISIÓN HUMANA': { slug: 'pendiente', sign: 'user-round' },
  'DESVIACIÓN DECLARADA': { slug: 'desviacion', sign: 'split' },
  JUICIO: { slug: 'juicio', sign: 'scale' },
  'NO APLICA': { slug: 'no-aplica', sign: 'circle-minus' },
}

const wordsOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/** The status that a badge says; its sign and its class must say the same. */
function readBadge(within: Element): { status: string; contradictions: string[] } {
  const badges = [...within.querySelectorAll('.status-badge')]
  const [badge] = badges
  const status = wordsOf(badge)
  const look = looks[status]
  if (badges.length !== 1 || !badge || !look) return { status, contradictions: [`${badges.length} badges`] }
  const classes = [...badge.classList].filter((name) => name.startsWith('status-badge--'))
  const signs = [...badge.querySelectorAll('svg')].map((svg) =>
    svg.classList.contains(`lucide-${look.sign}`) ? look.sign : svg.classList.value,
  )
  return {
    status,
    contradictions: [
      ...(classes.join() === `status-badge--${look.slug}`
        ? []
        : [`${status} in the class ${classes.join()}`]),
      ...(signs.join() === look.sign ? [] : [`${status} with the sign ${signs.join()}`]),
    ],
  }
}

const isFailing = (status: string) => status === 'NO CONFORME' || status === 'SIN EVIDENCIA'

function findingsIn(row: Element, status: string): string[] {
  const findings = [...row.querySelectorAll('.findings__list li')]
  const open = findings.filter((one) => !wordsOf(one).startsWith('Se cumple. '))
  const wrong = findings.filter((one) => one.classList.contains('findings__open') !== open.includes(one))
  const word = status === 'SIN EVIDENCIA' ? 'Falta. ' : 'No se cumple. '
  const hasReason =
    open.some((one) => wordsOf(one).startsWith(word)) || row.textContent?.includes(': no conforme,')
  const label = wordsOf(row.querySelector('.fold__label'))
  const isFolded = isFailing(status) && row.querySelector('details:not([open]) .findings__list') !== null
  const counted = findings.length === 1 ? '1 evidencia' : `${findings.length} evidencias`
  return [
    ...wrong.map((one) => `the colour of «${wordsOf(one)}»`),
    ...(isFailing(status) && !hasReason ? ['no reason'] : []),
    ...(!isFailing(status) && open.length > 0 ? ['a finding that is not met'] : []),
    ...(isFolded ? ['its reasons are folded away'] : []),
    ...(findings.length > 0 && label !== counted ? [`${findings.length} findings, called «${label}»`] : []),
  ]
}

/** The rows of the matrix as they are drawn. */
export const readMatrix = (page: ParentNode): ReadRow[] =>
  [...page.querySelectorAll('.matrix-row')].map((row) => {
    const { status, contradictions } = readBadge(row)
    return { id: row.id, status, contradictions: [...contradictions, ...findingsIn(row, status)] }
  })

/** The rows that the practice statement shows, with their status there. */
export const readPractices = (page: ParentNode): ReadRow[] =>
  [...page.querySelectorAll('.practices__row')].map((row) => ({
    id: wordsOf(row.querySelector('a')),
    ...readBadge(row),
  }))

/** «57 CONFORME», one for each status, as the summary counts them. */
export const readCounts = (page: ParentNode): string[] =>
  [...page.querySelectorAll('.counts__list > li')].map((count) => {
    const { status, contradictions } = readBadge(count)
    return [wordsOf(count.querySelector('.counts__number')), status, ...contradictions].join(' ')
  })

/** Status → count, for each group that the table of counts by source shows, the sum last. */
export const readGroupCounts = (page: ParentNode): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...page.querySelectorAll('.group-counts tbody tr')].map((row) => [
      wordsOf(row.querySelector('th')),
      [...row.querySelectorAll('td')].map(wordsOf),
    ]),
  )

/** Words beside each mark of the evidence chapters, by mark. A mark is named for screen readers and has its class. */
export function readMarks(page: ParentNode) {
  const marks = [...page.querySelectorAll('.comparison-result')]
  const read = marks.map((mark) => {
    const isMet = mark.classList.contains('comparison-result--met')
    const signs = [...mark.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-label'))
    const drawn = mark.querySelector('svg.lucide-check') ? 'Se cumple' : 'No se cumple'
    const words = isMet ? 'Se cumple' : 'No se cumple'
    const where = mark.closest('section[aria-labelledby]')?.id ?? ''
    const row = mark.closest('tr')?.id ?? ''
    return { isMet, where, row, says: wordsOf(mark), isClear: signs.join() === words && drawn === words }
  })
  return {
    unclear: read.filter(({ isClear }) => !isClear),
    met: read.filter(({ isMet }) => isMet),
    notMet: read.filter(({ isMet }) => !isMet),
  }
}

/** The fields of a file of values between `;`, quoted where they must be (RFC 4180). */
const readFields = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )

/** The rows of `matriz.csv`: its column «estado», and that it gives a reason. */
export function readCsv(text: string): ReadRow[] {
  const [head = [], ...lines] = readFields(text)
  return lines.map((fields) => {
    const cell = (name: string) => fields[head.indexOf(name)] ?? ''
    const status = cell('estado')
    const isWhole = fields.length === head.length && (cell('firma') !== '' || cell('evidencia') !== '')
    return { id: cell('requisito'), status, contradictions: isWhole ? [] : ['a line cut or without reason'] }
  })
}

/** The rows of `requisitos.json`, with the status that was written. */
export const readJson = (text: string): ReadRow[] =>
  (JSON.parse(text) as { requirements: { id: string; status: string }[] }).requirements.map(
    ({ id, status }) => ({ id, status, contradictions: [] }),
  )
