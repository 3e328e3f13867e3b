import { identityNotice } from '../../../src/content/legal'
import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence, textEvidence } from './evidenceReferences'
import { law } from './law'

const decree = { ...law, source: 'Bolivia, DS 1347 (reglamento de la Ley 259)' } as const
const setAside = { ...decree, types: ['A'], evidence: [] } as const

/** The law on selling to minors, and the decree's chapter on advertising: every paragraph, applied or set aside. */
export const decreeRequirements: readonly RequirementWords[] = [
  {
    ...law,
    id: 'BO-259-20',
    article: 'Art. 20',
    summary:
      'Se prohíbe la venta a menores de 18 años (I). Los establecimientos exigen el documento de identificación original que permita comprobar la mayoría de edad (II).',
    implementation: `El sitio no vende. La puerta y las páginas con enlaces de pedido dicen «${identityNotice}»`,
    types: ['A'],
    evidence: [
      ...textEvidence(['gate', 'product', 'quote'], 'identity'),
      ...observationEvidence('order-identity'),
    ],
  },
  {
    ...setAside,
    id: 'BO-DS-20.a',
    article: 'Art. 20.a',
    summary: 'Al final de un anuncio de radio se dicen las advertencias, en forma clara y pausada.',
    implementation: 'El sitio no tiene anuncios de radio, y su video no tiene voz.',
    notApplicable: 'No hay publicidad radial.',
  },
  {
    ...decree,
    id: 'BO-DS-20.b',
    article: 'Art. 20.b, con la Ley 259 art. 9.V',
    summary:
      'En las piezas audiovisuales, al menos los últimos 5 s son solo las leyendas, en mayúsculas, legibles, con contraste y a pantalla completa.',
    implementation:
      'El video propio termina con 5 s de leyendas a pantalla completa; junto al reproductor están también. Uno externo lo revisa una persona.',
    types: ['B', 'H'],
    evidence: [
      ...observationEvidence('film-own', 'film-ending'),
      ...textEvidence(['film'], 'excess', 'minors'),
    ],
    covers: ['film'],
  },
  {
    ...setAside,
    id: 'BO-DS-20.d',
    article: 'Art. 20.d',
    summary: 'Los medios pueden añadir otros mensajes de prevención.',
    implementation: 'La puerta y el pie añaden un mensaje de consumo responsable (DGP-RDM).',
    notApplicable: 'Permite y no obliga.',
  },
  {
    ...setAside,
    id: 'BO-DS-21',
    article: 'Art. 21 a 23 y 25 a 27',
    summary:
      'Son infracciones con multa la publicidad que vulnera el art. 8 de la ley y la que omite las advertencias de su art. 9.I; con qué proceso se sanciona.',
    implementation: 'Lo que se sanciona está en las filas del art. 8 y en BO-259-09.I.',
    notApplicable: 'Fija sanciones y su proceso: no pide nada más al anuncio.',
  },
  {
    ...setAside,
    id: 'BO-DS-22',
    article: 'Art. 22.III',
    summary:
      'Los medios orales y audiovisuales pueden mencionar auspicios a toda hora, si no llevan publicidad.',
    implementation: 'El sitio no menciona auspicios.',
    notApplicable: 'Es una excepción: no pide nada.',
  },
  {
    ...decree,
    id: 'BO-DS-24',
    article: 'Art. 24',
    summary:
      'Los medios de comunicación envían cada mes al Ministerio de Comunicación el reporte de la publicidad de bebidas alcohólicas que difunden, y las grabaciones que pida.',
    implementation:
      'El sitio es de la marca y no vende espacio a nadie. Si un sitio propio es un medio lo responde la asesoría legal, con BO-259-08.4.',
    types: ['H'],
    owner: 'Asesoría legal',
    evidence: [],
  },
]
