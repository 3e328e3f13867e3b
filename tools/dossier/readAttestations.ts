import type { Attestation, Evidence } from '../../src/audit/dossier/evidence/evidence'
import type { Requirement } from '../../src/audit/dossier/requirements/requirement'

const fields = ['requirement', 'verdict', 'reviewer', 'role', 'date', 'note'] as const

function readOne(value: unknown, index: number, requirements: readonly Requirement[]): Attestation {
  const refuse = (problem: string): never => {
    throw new Error(`La atestación ${index + 1} ${problem}`)
  }
  const entry = (value && typeof value === 'object' ? value : {}) as Readonly<Record<string, unknown>>
  const empty = fields.find((field) => typeof entry[field] !== 'string' || entry[field].trim() === '')
  if (empty) refuse(`no trae «${empty}».`)
  const attestation = entry as unknown as Attestation
  const row = requirements.find(({ id }) => id === attestation.requirement)
  if (!row) refuse(`nombra «${attestation.requirement}», que no es un requisito.`)
  if (!row?.types.includes('H')) refuse(`es de ${attestation.requirement}, que no espera a una persona.`)
  if (!['conforme', 'no conforme'].includes(attestation.verdict)) {
    refuse(`dice «${attestation.verdict}»: va «conforme» o «no conforme».`)
  }
  const day = new Date(`${attestation.date}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== attestation.date) {
    refuse(`tiene la fecha «${attestation.date}»: se escribe como 2026-11-20.`)
  }
  return attestation
}

/** What people signed. Throws a Spanish sentence that names the invalid entry. */
export function readAttestations(
  file: unknown,
  requirements: readonly Requirement[],
): Evidence['attestations'] {
  const list = file && typeof file === 'object' && 'attestations' in file ? file.attestations : null
  if (!Array.isArray(list)) throw new Error('atestaciones: falta la lista «attestations».')
  return { attestations: list.map((value, index) => readOne(value, index, requirements)) }
}
