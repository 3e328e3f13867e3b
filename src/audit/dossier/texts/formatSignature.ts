import type { Attestation } from '../evidence/evidence'
import { matrixTexts } from './dossierTexts'

/** «Atestación: conforme, Ana Rojas (Abogada), 2026-11-20. Las 60 imágenes.» */
export const formatSignature = ({ verdict, reviewer, role, date, note }: Attestation): string =>
  `${matrixTexts.signed}: ${verdict}, ${reviewer} (${role}), ${date}. ${note}`
