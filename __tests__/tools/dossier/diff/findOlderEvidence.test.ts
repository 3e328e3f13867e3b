import { compareWith, linesUnder } from './support/compareWith'
import { attestation, firstRow, rejection, secondRow } from './support/writeCopy'

const title = 'Evidencia anterior al texto que prueba'
const otherWords = { 'textos.json': { texts: [{ ...rejection, text: 'Debes ser mayor', version: 2 }] } }
const olderCapture =
  'capturas/rechazando-telefono.png es la misma, y la frase «rejection» de sus requisitos cambió: mira si la muestra.'
const signature = 'conforme, Ana Rojas (Abogada), 2026-11-20. Las 60 imágenes.'

it('a capture and an attestation that stayed while their sentence changed are named', async () => {
  expect(linesUnder(await compareWith({}, otherWords), title)).toEqual([
    olderCapture,
    `La atestación es la misma (BO-2: ${signature}), y cambió: la frase «rejection».`,
  ])
})

it('a capture that was taken again and an attestation that was given again are not', async () => {
  const again = {
    ...otherWords,
    'capturas/rechazando-telefono.png': 'new',
    'atestaciones.json': { attestations: [{ ...attestation, date: '2026-12-01' }] },
  }
  const report = await compareWith({}, again)
  expect(report).toContain(`${title}: ninguna`)
})

it('an attestation that stayed while the words of its row changed is named, and the attestation of another row is not', async () => {
  const rows = (first: object, second: object) => ({ 'requisitos.json': { requirements: [first, second] } })
  const changed = await compareWith({}, rows(firstRow, { ...secondRow, summary: 'Otra cosa.' }))
  expect(linesUnder(changed, title)).toEqual([
    `La atestación es la misma (BO-2: ${signature}), y cambió: resumen.`,
  ])
  const elsewhere = await compareWith({}, rows({ ...firstRow, summary: 'Otra cosa.' }, secondRow))
  expect(elsewhere).toContain(`${title}: ninguna`)
})

it('a sentence on which no row rests makes no evidence older', async () => {
  const apart = (text: string) => ({
    'textos.json': { texts: [rejection, { id: 'forget', text, version: 1 }] },
  })
  const report = await compareWith(apart('Olvidar'), apart('Borrar'))
  expect(report).toContain(`${title}: ninguna`)
})
