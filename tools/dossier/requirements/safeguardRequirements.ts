import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence, textEvidence } from './evidenceReferences'
import { guidingPages } from './secondHand'

const conduct = {
  group: 'Códigos y normas de la industria',
  source: 'IARD, Digital Guiding Principles (autorregulación)',
  secondHand: guidingPages,
  states: [],
} as const

/** The five safeguards on one card, and the one that the site has no occasion for. */
export const safeguardRequirements: readonly RequirementWords[] = [
  {
    ...conduct,
    id: 'DGP-FIVE',
    article: 'Las cinco salvaguardas',
    summary:
      'Un canal de la marca tiene las cinco: edad, aviso de reenvío, mensaje de consumo responsable, transparencia y reglas para el contenido de usuarios.',
    implementation:
      'Edad: DGP-AGE. Reenvío: DGP-FAN. Consumo responsable: DGP-RDM. Transparencia: DGP-TRA. Contenido de usuarios: DGP-UGC; en los perfiles, DGP-PROFILES. El estado de cada una está en su fila; que el conjunto baste lo dice una persona.',
    types: ['B', 'H'],
    owner: 'Dueño de la marca',
    evidence: [
      ...textEvidence(['gate'], 'question'),
      ...textEvidence(['gate', 'footer'], 'responsible', 'official'),
      ...observationEvidence('chat-forward'),
    ],
  },
  {
    ...conduct,
    id: 'DGP-UGC',
    article: 'Contenido de usuarios',
    summary: 'El contenido que publican los usuarios se modera con frecuencia, y tiene reglas a la vista.',
    implementation: 'El sitio no recibe ni muestra comentarios, imágenes ni opiniones de quien visita.',
    types: ['A'],
    owner: 'Equipo del sitio',
    evidence: [],
    notApplicable: 'En el sitio nadie puede publicar. Los perfiles de la marca van aparte, en DGP-PROFILES.',
  },
  {
    ...conduct,
    id: 'DGP-PROFILES',
    article: 'Perfiles enlazados',
    summary: 'Las cinco salvaguardas también en los perfiles de la marca en las redes sociales.',
    implementation:
      'El pie enlaza los perfiles; lo que muestran y a quién no se observa aquí. Lo confirma el dueño, perfil por perfil.',
    types: ['H'],
    owner: 'Dueño de la marca',
    evidence: [],
  },
]
