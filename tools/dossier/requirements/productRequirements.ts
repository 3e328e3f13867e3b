import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence, textEvidence } from './evidenceReferences'
import { lawCopy, originMentions, privacyActionCopy } from './secondHand'

const ofBrand = {
  group: 'Ley boliviana',
  types: ['H'],
  owner: 'Dueño de la marca',
  states: [],
  evidence: [],
} as const

/** What Bolivian law asks of the bottles, their name and the data of those who write: the owner alone can show it. */
export const productRequirements: readonly RequirementWords[] = [
  {
    ...ofBrand,
    id: 'BO-ENV',
    source: 'Bolivia, Ley 259 de 2012',
    secondHand: lawCopy,
    article: 'Art. 9.I y 9.II, en el envase',
    summary:
      'La etiqueta o marca de cada botella lleva las dos advertencias, en al menos el 10 % de su espacio.',
    implementation:
      'Las botellas que se ven son dibujos de muestra y dejan ver la etiqueta de adelante. Si las de verdad llevan las advertencias lo mira una persona, con la botella en la mano.',
    types: ['A', 'H'],
    evidence: [{ kind: 'pictures' }],
    covers: ['bottles'],
  },
  {
    ...ofBrand,
    id: 'DO-SINGANI',
    source: 'Bolivia, denominación de origen del singani (Ley 1334, DS 24777, norma boliviana 324001)',
    secondHand: originMentions,
    article: 'Uso del nombre',
    summary: 'Solo se llama singani el destilado de uva que cumple la denominación de origen y su norma.',
    implementation:
      'El sitio llama singani a lo que ofrece. El certificado lo tiene el dueño de la marca: aquí no se vio.',
  },
  {
    ...ofBrand,
    id: 'BO-CPE-130',
    source: 'Bolivia, Constitución Política del Estado',
    secondHand: privacyActionCopy,
    article: 'Art. 130',
    summary:
      'Toda persona puede conocer los datos suyos que guarden archivos o bancos de datos públicos o privados, objetarlos y hacer que se rectifiquen o eliminen.',
    implementation:
      'El sitio no envía datos a ningún servidor; lo que queda en el dispositivo lo dice el panel de privacidad, y se borra allí. Un pedido por WhatsApp sí entrega un número y un mensaje a la marca: a quién se le piden, y cómo se corrigen o borran, lo dice el dueño.',
    types: ['B', 'H'],
    evidence: [
      ...textEvidence(['privacy'], 'privacy-intro', 'privacy-deletion', 'privacy-third-parties'),
      ...observationEvidence('device-forgotten'),
    ],
  },
]
