import sharp from 'sharp'
import { compareWith, linesUnder } from './support/compareWith'
import { attestation, firstRow, rejection, secondRow, soundManifest } from './support/writeCopy'

const withRows = (...requirements: readonly object[]) => ({ 'requisitos.json': { requirements } })
const withSentence = (sentence: object) => ({ 'textos.json': { texts: [sentence] } })

const square = (colour: string, width = 10) =>
  sharp({ create: { width, height: 10, channels: 3, background: colour } }).png()

const capture = 'capturas/rechazando-telefono.png'

it('two runs of the same evidence are the same, whatever their date', async () => {
  const report = await compareWith({}, { 'ejecucion.json': { inicio: '2027-01-01T00:00:00.000Z' } })
  expect(report.at(-1)).toMatch(/^Los dos expedientes son iguales/)
  expect(report.filter((line) => /: (sin cambios|ninguna)$/.test(line))).toHaveLength(report.length - 4)
})

it('says of both which code, when, with what browser and where', async () => {
  const report = await compareWith(
    {},
    { 'manifiesto.json': { ...soundManifest, commit: null, hasChanges: true, raiz: 'f00d', dossier: {} } },
  )
  const [first, second] = linesUnder(report, 'Los dos expedientes')
  expect(first).toMatch(/^A: .+ · c0ffee012345 · 2026-11-25 04:12 UTC · Chromium 156 · Node v20\.20\.2$/)
  expect(second).toMatch(/ · sin commit, con cambios sin registrar · .+ · huella raíz f00d$/)
  expect(report.at(-1)).toBe('Los dos expedientes difieren.')
})

it('counts the files of the site that are others, and says that the packages are', async () => {
  const site = { 'index.html': 'bb', 'new.js': 'cc' }
  const report = await compareWith(
    {},
    { 'manifiesto.json': { ...soundManifest, site, lockfile: 'bb', dossier: {} } },
  )
  expect(linesUnder(report, 'Los dos expedientes').slice(2)).toEqual([
    'Archivos del sitio: 1 con otra huella, 1 de más, 0 de menos.',
    'Paquetes con los que se construye: package-lock.json es otro.',
  ])
})

it('names rows that came and went, statuses, and the sources of the rows', async () => {
  const other = { ...secondRow, id: 'BO-3', source: 'IARD' }
  const report = await compareWith({}, withRows({ ...firstRow, status: 'NO CONFORME' }, other))
  expect(linesUnder(report, 'Requisitos')).toEqual([
    '− BO-2 (CONFORME): Las dos leyendas, palabra por palabra.',
    '+ BO-3 (CONFORME): Las dos leyendas, palabra por palabra.',
  ])
  expect(linesUnder(report, 'Estados')).toEqual([
    'CONFORME: 2 → 1',
    'NO CONFORME: 0 → 1',
    '~ BO-1: CONFORME → NO CONFORME',
  ])
  expect(linesUnder(report, 'Fuentes')).toEqual(['+ IARD'])
})

it('shows the changed words of a row, also of a part that is new in the format', async () => {
  const changed = { ...firstRow, summary: 'Las dos leyendas, letra por letra.', annex: { why: 'Así' } }
  const report = await compareWith({}, withRows(changed, secondRow))
  expect(linesUnder(report, 'Textos de los requisitos')).toEqual([
    '~ BO-1, resumen: Las dos leyendas, [-palabra-]{+letra+} por [-palabra-]{+letra+}.',
    '~ BO-1, annex: {+Así+}',
  ])
})

it('shows what was found and what is found now', async () => {
  const findings = [{ outcome: 'notMet', detail: 'La frase falta en /nosotros.' }]
  const report = await compareWith({}, withRows({ ...firstRow, findings }, secondRow))
  expect(linesUnder(report, 'Evidencia hallada')).toEqual([
    '− BO-1: Se cumple. La frase se vio 42 veces.',
    '+ BO-1: No se cumple. La frase falta en /nosotros.',
  ])
})

it('shows a legal sentence with other words, and one whose version was not raised', async () => {
  const text = 'Lo sentimos, debes ser MAYOR de edad'
  const raised = await compareWith({}, withSentence({ ...rejection, text, version: 2 }))
  expect(linesUnder(raised, 'Frases legales')).toEqual([
    '~ «rejection», versión 1 → 2: Lo sentimos, debes ser [-mayor-]{+MAYOR+} de edad',
  ])
  const kept = await compareWith({}, withSentence({ ...rejection, text }))
  expect(linesUnder(kept, 'Frases legales')[0]).toContain('versión 1, sin subir')
})

it('shows who signs no longer and who signs now', async () => {
  const later = { ...attestation, date: '2026-12-01' }
  const report = await compareWith({}, { 'atestaciones.json': { attestations: [later] } })
  expect(linesUnder(report, 'Atestaciones')).toEqual([
    '− BO-2: conforme, Ana Rojas (Abogada), 2026-11-20. Las 60 imágenes.',
    '+ BO-2: conforme, Ana Rojas (Abogada), 2026-12-01. Las 60 imágenes.',
  ])
})

it('says of a changed capture how much of it, and names those that came', async () => {
  const [red, mixed, wide] = await Promise.all([
    square('red').toBuffer(),
    square('red')
      .composite([{ input: await square('blue', 5).toBuffer(), left: 0, top: 0 }])
      .toBuffer(),
    square('red', 20).toBuffer(),
  ])
  const half = await compareWith({ [capture]: red }, { [capture]: mixed, 'capturas/otra.png': red })
  expect(linesUnder(half, 'Capturas')).toEqual([
    '+ capturas/otra.png',
    `~ ${capture}: cambió el 50,0 % de los píxeles`,
  ])
  const wider = await compareWith({ [capture]: red }, { [capture]: wide })
  expect(linesUnder(wider, 'Capturas')).toEqual([`~ ${capture}: medía 10 × 10 y mide 20 × 10`])
  const broken = await compareWith({ [capture]: red }, { [capture]: 'no' })
  expect(linesUnder(broken, 'Capturas')[0]).toContain('no se puede leer como imagen')
})

it('names other files that changed, and not the run or the small copies twice', async () => {
  const report = await compareWith({}, { 'red.json': { a: 1 }, 'capturas/pequenas/x.webp': 'webp' })
  expect(linesUnder(report, 'Otros archivos del expediente')).toEqual([
    '+ capturas/pequenas/x.webp',
    '~ red.json',
  ])
})

it('names a file that is not as its own manifest says', async () => {
  const dossier = { 'red.json': 'aa', 'gone.json': 'bb' }
  const report = await compareWith({}, { 'manifiesto.json': { ...soundManifest, dossier } })
  expect(linesUnder(report, 'Copias dañadas')).toEqual([
    expect.stringMatching(/b: Falta gone\.json\.$/),
    expect.stringMatching(/b: red\.json no tiene la huella que dice el manifiesto\.$/),
  ])
})
