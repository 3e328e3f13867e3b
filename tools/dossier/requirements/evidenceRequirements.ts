import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence } from './evidenceReferences'

const own = {
  group: 'Reglas propias y especificación',
  source: 'Regla propia, sobre este expediente',
  types: ['H'],
  owner: 'Dueño de la marca',
  states: [],
  evidence: [],
} as const

/** Our own rules on the host and on this evidence. */
export const evidenceRequirements: readonly RequirementWords[] = [
  {
    ...own,
    id: 'SEC-CAB',
    source: 'Regla propia, cabeceras de seguridad',
    article: 'Servidor',
    summary:
      'El servidor que publica el sitio responde con las cabeceras de seguridad que el sitio necesita.',
    implementation:
      'Se observó el servidor de vista previa, sin cifrado. Con qué responde el servidor publicado, también por https, lo mira una persona allí.',
    types: ['B', 'H'],
    owner: 'Equipo del sitio',
    evidence: observationEvidence('preview-headers'),
  },
  {
    ...own,
    id: 'EV-RET',
    article: 'Conservación',
    summary:
      'De cada versión publicada se guarda su expediente, y se sabe dónde, por cuánto tiempo y quién responde.',
    implementation:
      'El comando escribe un archivo ZIP para guardar. Dónde queda y por cuánto tiempo lo decide quien firme esta fila.',
  },
  {
    ...own,
    id: 'EV-CAMBIO',
    article: 'Cambios',
    summary: 'De una versión a la siguiente se dice qué cambió en requisitos, textos, capturas y firmas.',
    implementation:
      'Un comando compara dos expedientes y lo escribe. Quién lo lee antes de publicar lo decide quien firme esta fila.',
  },
  {
    ...own,
    id: 'EV-FIRMA',
    article: 'Responsable',
    summary: 'Una persona con nombre y cargo responde por este expediente.',
    implementation: 'Responde quien firme esta fila: las huellas prueban que nada cambió, no quién responde.',
  },
]
