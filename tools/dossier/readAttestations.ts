import { verdicts } from '../../src/audit/dossier/evidence/attestationSchemas'
import type { Attestation, Evidence } from '../../src/audit/dossier/evidence/evidence'
import type { Requirement } from '../../src/audit/dossier/requirements/requirement'
import { isDay } from '../../src/content/isoDay'

const texts = [
  'requirement',
  'verdict',
  'reviewer',
  'role',
  'date',
  'expires',
  'commit',
  'note',
] as const satisfies readonly (keyof Attestation)[]

/** What is wrong with `looked`, as the end of a Spanish sentence; null where nothing is. */
function lookedProblem(looked: unknown): string | null {
  if (!looked || typeof looked !== 'object' || Object.keys(looked).length === 0)
    return 'no trae «looked», las huellas de lo que se miró.'
  const wrong = Object.entries(looked).find(([, hash]) => !/^[0-9a-f]{64}$/.test(String(hash)))
  return wrong ? `no trae en «looked» la huella SHA-256 de «${wrong[0]}».` : null
}

/** What is wrong with an entry, as the end of a Spanish sentence that names the field; null where nothing is. */
function problemOf(
  entry: Readonly<Record<string, unknown>>,
  row: Requirement | undefined,
  day: string,
): string | null {
  const empty = texts.find((field) => typeof entry[field] !== 'string' || entry[field].trim() === '')
  if (empty) return `no trae «${empty}».`
  const { requirement, verdict, date, expires, commit } = entry as unknown as Attestation
  if (!row) return `nombra en «requirement» «${requirement}», que no es un requisito.`
  if (!row.types.includes('H')) return `es en «requirement» de ${requirement}, que no espera a una persona.`
  if (!verdicts.includes(verdict)) return `dice en «verdict» «${verdict}»: va «conforme» o «no conforme».`
  for (const [field, value] of Object.entries({ date, expires }))
    if (!isDay(value)) return `tiene en «${field}» «${value}»: se escribe como 2026-11-20.`
  if (date > day) return `tiene en «date» «${date}», que todavía no llegó.`
  if (expires <= date) return `tiene en «expires» «${expires}», que no es después de su fecha.`
  if (!/^[0-9a-f]{40}$/.test(commit)) return `tiene en «commit» «${commit}»: van sus 40 cifras.`
  return lookedProblem(entry['looked'])
}

/** What people signed up to `day`, as `2026-11-20`. Throws a Spanish sentence that names the invalid entry and its field. */
export function readAttestations(
  file: unknown,
  requirements: readonly Requirement[],
  day: string,
): Evidence['attestations'] {
  const list = file && typeof file === 'object' && 'attestations' in file ? file.attestations : null
  if (!Array.isArray(list)) throw new Error('atestaciones: falta la lista «attestations».')
  list.forEach((value: unknown, index) => {
    const entry = (value && typeof value === 'object' ? value : {}) as Readonly<Record<string, unknown>>
    const row = requirements.find(({ id }) => id === entry['requirement'])
    const problem = problemOf(entry, row, day)
    if (problem) throw new Error(`La atestación ${index + 1}${row ? `, de ${row.id},` : ''} ${problem}`)
  })
  return { attestations: list as Attestation[] }
}
