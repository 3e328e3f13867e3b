import { escapeXml } from '../../../src/audit/chart/escapeXml'
import { labAddress } from '../../../src/audit/addresses'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { percent, pixels, ratio } from '../../../src/audit/dossier/evidence/figures'
import { looks } from '../../../src/audit/dossier/evidence/observations'
import { placeNames } from '../../../src/audit/dossier/evidence/places'
import { failureOf } from '../../../src/audit/dossier/judgement/scenarioFindings'
import { legendCopy } from '../../../src/audit/dossier/words/tables'
import { linkList, section, table } from './markup'
import type { References } from '../../../src/audit/dossier/requirements/references'
import type { Target } from '../../../src/audit/dossier/requirements/target'

const named = ({ name }: Target) => `<span class="name">${name}</span>`
const labLink = (link: string) =>
  `<a href="${labAddress}${escapeXml(link)}">${labAddress}${escapeXml(link)}</a>`

/** Scenarios run in Node and in Chromium; each leads into the lab and back to its rows. */
export const testsSection = (references: References): string =>
  section(
    'pruebas',
    'Pruebas',
    `<p>${linkList('Todas las pruebas. Volver a', references.backFrom.other('pruebas'))}</p>` +
      table({
        caption: 'Recorridos en Node y en Chromium',
        head: [
          'Prueba',
          'Requisitos',
          'Qué hace',
          'En el laboratorio',
          'Resultado',
          'Transiciones observadas',
        ],
        rows: references.tests.map((test) => ({
          anchor: references.test(test.link).anchor,
          cells: [
            named(references.test(test.link)),
            linkList('Volver a', references.backFrom.test(test.link)),
            escapeXml(test.title),
            labLink(test.link),
            escapeXml(failureOf(test) ?? 'Como las reglas, antes y después de cada paso.'),
            test.transitions.map(escapeXml).join('<br>'),
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
      head: ['Observación', 'Requisitos', 'Qué', 'Se esperaba', 'Se encontró'],
      rows: results.looks.map(({ id, expected, found }) => ({
        anchor: references.look(id).anchor,
        cells: [
          named(references.look(id)),
          linkList('Volver a', references.backFrom.other(references.look(id).anchor)),
          ...[looks[id], expected, found].map(escapeXml),
        ],
      })),
    }),
  )

export const textsSection = ({ texts }: Evidence, references: References): string =>
  section(
    'textos',
    'Textos legales',
    table({
      caption: 'Frases, versión y huella',
      head: ['Texto', 'Requisitos', 'Frase', 'Versión', 'Vista en', 'SHA-256'],
      rows: texts.texts.map(({ id, text, version, sha256 }) => {
        const seen = texts.sightings.filter((sighting) => sighting.text === id && sighting.sha256 === sha256)
        const places = [...new Set(seen.map(({ place }) => placeNames[place]))].join(', ')
        const target = references.text(id)
        return {
          anchor: target.anchor,
          cells: [
            named(target),
            linkList('Volver a', references.backFrom.other(target.anchor)),
            escapeXml(text),
            String(version),
            places,
            `<span class="hash">${sha256}</span>`,
          ],
        }
      }),
    }) +
      `<p id="leyendas">${linkList('Leyendas. Volver a', references.backFrom.other('leyendas'))}</p>` +
      table({
        caption: 'Leyendas: parte de cada elemento publicitario (art. 9.II pide 10 %)',
        head: legendCopy.allColumns,
        rows: texts.legends.map((measure) => ({
          cells: [
            placeNames[measure.element],
            measure.address,
            legendCopy.screen(measure.width, measure.height),
            percent(measure.blockShare),
            percent(measure.textShare),
            ratio(measure.contrast),
            pixels(measure.fontPx),
            measure.isLast ? legendCopy.yes : legendCopy.no,
          ],
        })),
      }),
  )
