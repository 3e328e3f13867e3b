import { excessLegend, identityNotice, minorsLegend } from '../../../src/content/legal'
import { elementIds } from '../../../src/audit/dossier/evidence/places'
import type { EvidenceReference, Requirement } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence, textEvidence } from './evidenceReferences'

const law = {
  group: 'Ley boliviana',
  source: 'Bolivia, Ley 259 de 2012',
  owner: 'Equipo del sitio',
  states: [],
} as const
const decree = { ...law, source: 'Bolivia, DS 1347 (reglamento de la Ley 259)' } as const

const legendsIn = (asks: 'share' | 'last'): EvidenceReference[] =>
  elementIds.map((element) => ({ kind: 'legends', element, asks }))

const legendPlaces = [...elementIds, 'film', 'error', 'no-script'] as const

export const lawRequirements: readonly Requirement[] = [
  {
    ...law,
    id: 'BO-259-09.I',
    article: 'Art. 9.I',
    summary: `Las dos leyendas, palabra por palabra: «${excessLegend}» y «${minorsLegend}».`,
    implementation:
      'Las dos leyendas están, palabra por palabra, en la puerta, en todas las páginas, en el panel de pedido, sin JavaScript, en las pantallas de error y en papel, y cada palabra se ve: la imagen de la pantalla se compara con la misma sin las letras.',
    types: ['A'],
    states: ['gate.not-accepted.asking', 'gate.accepted.remembered'],
    evidence: [
      ...textEvidence(legendPlaces, 'excess', 'minors'),
      ...observationEvidence('legends-before', 'legends-after', 'static-words'),
      { kind: 'drawn', places: [...legendPlaces, 'order', 'paper'] },
      ...(['asking', 'accepted', 'no-script', 'error'] as const).map(
        (state) => ({ kind: 'capture', state, shows: ['excess', 'minors'] }) as const,
      ),
    ],
  },
  {
    ...law,
    id: 'BO-259-09.II',
    article: 'Art. 9.II',
    summary: 'En mayúsculas, legibles y con contraste, en al menos el 10 % del elemento publicitario.',
    implementation:
      'El bloque de leyendas ocupa al menos la décima parte de la puerta, la portada, el producto, el encabezado de botellas y el pie, en mayúsculas, con letra de 12 px o más y contraste de 4,5:1, medido a 320, 390, 768 y 1280 px; la puerta, la portada y el pie, en cuatro pantallas más.',
    types: ['B', 'H'],
    evidence: legendsIn('share'),
    interpretation: {
      question:
        'Qué es un «elemento publicitario» en una página, y si el diez por ciento lo cubre el bloque de las advertencias o solo sus letras.',
      reading:
        'Cinco elementos: la puerta, la portada del inicio, el detalle del producto, el encabezado de botellas y el pie. Cuenta el bloque, con su fondo: la ley habla de un espacio.',
      otherReading: 'El elemento sería la página entera, u otro; o contarían solo las letras.',
      figures: 'legend-shares',
    },
  },
  {
    ...law,
    id: 'BO-259-09.IV',
    article: 'Art. 9.IV y DS 1347 art. 20.c',
    summary: 'En las piezas escritas, las leyendas están al final.',
    implementation: 'Las leyendas son el último bloque de cada elemento publicitario.',
    types: ['B'],
    evidence: legendsIn('last'),
  },
  {
    ...decree,
    id: 'BO-DS-20.b',
    article: 'Art. 20.b',
    summary: 'En las piezas audiovisuales, los últimos 5 s son solo las leyendas, a pantalla completa.',
    implementation:
      'El video propio termina con 5 s de leyendas a pantalla completa; junto al reproductor están también. Uno externo lo revisa una persona.',
    types: ['B', 'H'],
    evidence: [
      ...observationEvidence('film-own', 'film-ending'),
      ...textEvidence(['film'], 'excess', 'minors'),
    ],
  },
  {
    ...law,
    id: 'BO-259-08.1',
    article: 'Art. 8.1',
    summary: 'Ninguna persona menor de 18 años en la publicidad.',
    implementation:
      'Un inventario nombra cada imagen; una persona confirma que nadie parece menor de 18 años. Los eventos muestran objetos y adultos.',
    types: ['H'],
    owner: 'Asesoría legal',
    evidence: [],
  },
  {
    ...law,
    id: 'BO-259-08.2',
    article: 'Art. 8.2',
    summary: 'Ninguna promesa de éxito, deporte o sexo por beber.',
    implementation: 'Una lista de palabras prohibidas ayuda a encontrar promesas; decide una persona.',
    types: ['A', 'H'],
    owner: 'Asesoría legal',
    evidence: observationEvidence('forbidden-words'),
  },
  {
    ...law,
    id: 'BO-259-08.3',
    article: 'Art. 8.3',
    summary: 'Ningún personaje de dibujos animados.',
    implementation: 'El inventario de imágenes lo revisa una persona.',
    types: ['H'],
    owner: 'Asesoría legal',
    evidence: [],
  },
  {
    ...law,
    id: 'BO-259-20',
    article: 'Art. 20',
    summary: 'Quien vende pide el documento de identidad original.',
    implementation: `La puerta y las páginas con enlaces de pedido dicen «${identityNotice}»`,
    types: ['A'],
    evidence: [
      ...textEvidence(['gate', 'product', 'quote'], 'identity'),
      ...observationEvidence('order-identity'),
    ],
  },
]
