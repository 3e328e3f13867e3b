import { excessLegend, minorsLegend } from '../../../src/content/legal'
import { elementIds } from '../../../src/audit/dossier/evidence/places'
import type { EvidenceReference, RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence, textEvidence } from './evidenceReferences'
import { law } from './law'

const ofCounsel = { ...law, types: ['H'], owner: 'Asesoría legal', evidence: [] } as const

const legendsIn = (asks: 'share' | 'last'): EvidenceReference[] =>
  elementIds.map((element) => ({ kind: 'legends', element, asks }))

const legendPlaces = [...elementIds, 'film', 'error', 'no-script'] as const

export const lawRequirements: readonly RequirementWords[] = [
  {
    ...law,
    id: 'BO-259-09.I',
    article: 'Art. 9.I',
    summary: `Las bebidas alcohólicas y su publicidad anuncian las dos leyendas, palabra por palabra: «${excessLegend}» y «${minorsLegend}».`,
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
    summary:
      'Las advertencias van impresas o adheridas en al menos el 10 % de la etiqueta o marca del producto y de los elementos publicitarios, en mayúsculas, legibles, en colores que contrasten con el fondo y en lugar visible.',
    implementation:
      'El bloque de leyendas ocupa al menos la décima parte de la puerta, la portada, el producto, el boceto y el mensaje de botellas, y el pie, en mayúsculas, con letra de 12 px o más y contraste de 4,5:1, medido a 320, 390, 768 y 1280 px; la puerta, la portada y el pie, en seis pantallas más.',
    types: ['B', 'H'],
    evidence: legendsIn('share'),
    interpretation: {
      question:
        'Qué es un «elemento publicitario» en una página, y si el diez por ciento lo cubre el bloque de las advertencias o solo sus letras.',
      reading:
        'Seis elementos: la puerta, la portada del inicio, el detalle del producto, el boceto y el mensaje de botellas, y el pie. Cuenta el bloque, con su fondo: la ley habla de un espacio.',
      otherReading: 'El elemento sería la página entera, u otro; o contarían solo las letras.',
      figures: 'legend-shares',
    },
  },
  {
    ...law,
    id: 'BO-259-09.III',
    article: 'Art. 9.III',
    summary:
      'Los establecimientos que expenden bebidas alcohólicas ponen las advertencias en un lugar visible, con letras grandes y legibles.',
    implementation: 'El sitio no es un local y no vende: un pedido es un mensaje.',
    types: ['A'],
    evidence: [],
    notApplicable:
      'Habla de locales de venta. Quien venda estas botellas en un local tiene que ponerlas allí.',
  },
  {
    ...law,
    id: 'BO-259-09.IV',
    article: 'Art. 9.IV y DS 1347 art. 20.c',
    summary:
      'Los mensajes publicitarios escritos llevan las advertencias, al final del anuncio, en mayúsculas, legibles y en colores que contrasten con el fondo.',
    implementation: 'Las leyendas son el último bloque de cada elemento publicitario.',
    types: ['B'],
    evidence: legendsIn('last'),
  },
  {
    ...ofCounsel,
    id: 'BO-259-08.1',
    article: 'Art. 8.1',
    summary: 'La publicidad no incluye a personas menores de 18 años.',
    implementation:
      'Un inventario nombra cada imagen; una persona confirma que nadie parece menor de 18 años. Los eventos muestran objetos y adultos.',
    types: ['A', 'H'],
    evidence: [{ kind: 'pictures' }],
    covers: ['pictures'],
  },
  {
    ...ofCounsel,
    id: 'BO-259-08.2',
    article: 'Art. 8.2',
    summary:
      'La publicidad no incita ni induce al consumo sugiriendo que promueve el éxito intelectual, social, deportivo o sexual.',
    implementation:
      'Una lista de palabras ayuda a encontrar promesas; decide una persona, sobre textos e imágenes.',
    types: ['A', 'H'],
    evidence: [...observationEvidence('forbidden-words'), { kind: 'pictures' }],
    covers: ['pictures', 'catalogue'],
  },
  {
    ...ofCounsel,
    id: 'BO-259-08.3',
    article: 'Art. 8.3',
    summary: 'La publicidad no utiliza personajes de dibujos animados.',
    implementation: 'El inventario de imágenes lo revisa una persona.',
    types: ['A', 'H'],
    evidence: [{ kind: 'pictures' }],
    covers: ['pictures'],
  },
  {
    ...ofCounsel,
    id: 'BO-259-08.4',
    article: 'Art. 8.4, con el DS 1347 art. 22.II',
    summary:
      'No se emite publicidad de bebidas alcohólicas de 06:00 a 21:00. La restricción no rige para los medios impresos.',
    implementation:
      'El sitio se abre a toda hora, y solo a quien lo pide y declara su edad. Si un sitio propio es publicidad que se emite lo responde la asesoría legal: hasta entonces queda pendiente.',
  },
]
