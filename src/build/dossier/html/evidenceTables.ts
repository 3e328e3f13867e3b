import { escapeXml } from '../../../audit/chart/escapeXml'
import type { Evidence } from '../../../audit/dossier/evidence'
import { percent, pixels, ratio } from '../../../audit/dossier/figures'
import { looks } from '../../../audit/dossier/looks'
import { placeNames } from '../../../audit/dossier/places'
import { failureOf } from '../../../audit/dossier/scenarioFindings'
import { linkList, section, table } from './markup'
import type { References } from '../../../audit/dossier/references'

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
          `<span class="name">${references.test(test.link).name}</span>`,
          escapeXml(test.title),
          labLink(test.link),
          escapeXml(failureOf(test) ?? 'Como las reglas, antes y después de cada paso.'),
          test.transitions.map(escapeXml).join('<br>'),
          linkList('Volver a', references.backFrom.test(test.link)),
        ],
      })),
    }),
  )

export const looksSection = ({ results }: Evidence, references: References): string =>
  section(
    'observaciones',
    'Observaciones',
    table({
      caption: 'Lo que se miró en el navegador y en los archivos construidos',
      head: ['Qué', 'Se esperaba', 'Se encontró', 'Requisitos'],
      rows: results.looks.map(({ id, expected, found }) => ({
        cells: [
          ...[looks[id], expected, found].map(escapeXml),
          linkList('Volver a', references.backFrom.look(id)),
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
        const places = [...new Set(seen.map(({ place }) => placeNames[place]))].join(', ')
        return { cells: [escapeXml(text), String(version), places, `<span class="hash">${sha256}</span>`] }
      }),
    }) +
      table({
        caption: 'Leyendas: parte de cada elemento publicitario (art. 9.II pide 10 %)',
        head: [
          'Elemento',
          'Dirección',
          'Pantalla',
          'Bloque',
          'Solo letras',
          'Contraste',
          'Letra',
          'Al final',
        ],
        rows: texts.legends.map((measure) => ({
          cells: [
            placeNames[measure.element],
            measure.address,
            `${measure.width} × ${measure.height}`,
            percent(measure.blockShare),
            percent(measure.textShare),
            ratio(measure.contrast),
            pixels(measure.fontPx),
            measure.isLast ? 'sí' : 'no',
          ],
        })),
      }),
  )
