import { escapeXml } from '../../../audit/chart/escapeXml'
import type { Evidence } from '../../../audit/dossier/evidence'
import { looks } from '../../../audit/dossier/looks'
import { failureOf } from '../../../audit/dossier/scenarioFindings'
import { storageDifference } from '../../../audit/dossier/storageFindings'
import { linkList, section, table } from './markup'
import type { References } from '../../../audit/dossier/references'

const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`
const say = (value: string | null) => escapeXml(value === null ? 'nada' : `«${value}»`)
const labLink = (link: string) => `<a href="../${escapeXml(link)}">/auditoria/${escapeXml(link)}</a>`

/** Scenarios run in Node and in Chromium; each leads into the lab and back to its rows. */
export const testsSection = (references: References): string =>
  section(
    'pruebas',
    'Pruebas',
    table({
      caption: 'Recorridos en Node y en Chromium',
      head: ['Prueba', 'Qué hace', 'En el laboratorio', 'Resultado', 'Transiciones observadas', 'Requisitos'],
      rows: references.tests.map((test) => ({
        anchor: references.test(test.link).anchor,
        cells: [
          references.test(test.link).name,
          escapeXml(test.title),
          labLink(test.link),
          escapeXml(failureOf(test) ?? 'Como las reglas, antes y después de cada paso.'),
          test.transitions.map(escapeXml).join('<br>'),
          linkList('Volver a', references.backFrom.test(test.link)),
        ],
      })),
    }),
  )

export const looksSection = ({ results }: Evidence): string =>
  section(
    'observaciones',
    'Observaciones',
    table({
      caption: 'Lo que se miró en el navegador y en los archivos construidos',
      head: ['Qué', 'Se esperaba', 'Se encontró'],
      rows: results.looks.map(({ id, expected, found }) => ({
        cells: [looks[id], expected, found].map((text) => escapeXml(text)),
      })),
    }),
  )

export const storageSection = ({ storage }: Evidence): string =>
  section(
    'almacenamiento',
    'Almacenamiento',
    table({
      caption:
        'Fallas y respuestas: estado, lo guardado después y mensaje, iguales en Node y en Chromium salvo donde se dice',
      head: [
        'Dónde',
        'Falla',
        'Momento',
        'Estado',
        'Local',
        'Sesión',
        'Mensaje',
        'Resultado',
        'Cómo se hizo',
      ],
      rows: storage.rows.map((row) => ({
        cells: [
          row.place,
          row.fault,
          row.link === null ? row.moment : `<a href="../${escapeXml(row.link)}">${row.moment}</a>`,
          row.state,
          say(row.chromium.local),
          say(row.chromium.session),
          say(row.chromium.message),
          escapeXml(storageDifference(row) ?? 'Como las reglas.'),
          escapeXml(row.method),
        ],
      })),
    }),
  )

export const textsSection = ({ texts }: Evidence): string =>
  section(
    'textos',
    'Textos legales',
    table({
      caption: 'Frases, versión y huella',
      head: ['Frase', 'Versión', 'Vista en', 'SHA-256'],
      rows: texts.texts.map(({ id, text, version, sha256 }) => {
        const seen = texts.sightings.filter((sighting) => sighting.text === id && sighting.sha256 === sha256)
        const places = [...new Set(seen.map(({ place }) => place))].join(', ')
        return { cells: [escapeXml(text), String(version), places, `<span class="hash">${sha256}</span>`] }
      }),
    }) +
      table({
        caption: 'Leyendas: parte de cada elemento publicitario (art. 9.II pide 10 %)',
        head: ['Elemento', 'Dirección', 'Pantalla', 'Bloque', 'Solo letras', 'Contraste', 'Al final'],
        rows: texts.legends.map((measure) => ({
          cells: [
            measure.element,
            measure.address,
            `${measure.width} × ${measure.height}`,
            percent(measure.blockShare),
            percent(measure.textShare),
            `${measure.contrast}:1`,
            measure.isLast ? 'sí' : 'no',
          ],
        })),
      }),
  )

export const requestsSection = ({ requests }: Evidence): string =>
  section(
    'red',
    'Peticiones antes de SÍ',
    table({
      caption: 'Todo lo que se pide hasta que la puerta pregunta',
      head: ['Dirección', 'Peticiones', 'Palabras del catálogo'],
      rows: requests.addresses.map(({ address, requests: asked }) => ({
        cells: [
          address,
          asked.map(({ path }) => escapeXml(path)).join('<br>'),
          escapeXml(asked.flatMap(({ catalogueWords }) => catalogueWords).join(', ') || 'ninguna'),
        ],
      })),
    }),
  )
