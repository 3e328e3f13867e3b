import { writeScenario } from '../../../src/audit/gate/scenario'
import { toVisits } from '../../../tools/gate-paths/toVisits'
import { createRecords, inLocal, inSession, nothing } from './support/records'

type Records = ReturnType<typeof createRecords>

async function visitsOf(write: (records: Records) => void) {
  const records = createRecords()
  write(records)
  const visits = await toVisits(records.all)
  return {
    visits,
    links: visits.map(({ scenario }) => writeScenario(scenario)),
    differences: visits.flatMap(({ differences }) => differences),
    notes: visits.flatMap(({ notes }) => notes),
  }
}

test('answers, a reload and the time of the message are steps', async () => {
  const { links, differences, visits } = await visitsOf((records) => {
    records.open(0, nothing)
    records.answer(0, 'no')
    records.answer(0, 'no', false, 20)
    records.answer(0, 'yes', true)
    records.leave(0, inLocal)
    records.open(0, inLocal)
    records.end(0, inLocal, 'accepted')
  })
  expect(links).toEqual(['?pasos=no.20ms.no.50ms.si-recordar.recargar'])
  expect(differences).toEqual([])
  expect(visits[0]?.comparisons).toBe(2)
})

test('the time of a message is that of the page’s own clock', async () => {
  const { links } = await visitsOf((records) => {
    records.open(0, nothing, { clock: 100 })
    records.add(0, { kind: 'answer', answer: 'no', clock: 100 })
    records.add(0, { kind: 'end', status: 'not-accepted', clock: 149 })
  })
  expect(links).toEqual(['?pasos=no.49ms'])
})

test('a second page of the context is tab B, a third is said not to be in the scenario', async () => {
  const { links, notes, differences } = await visitsOf((records) => {
    records.open(0, inLocal)
    records.open(1, inLocal)
    records.open(2, inLocal)
    records.add(2, { kind: 'forget', ...inLocal })
    records.write(2, nothing, { call: 'removeItem', bySite: true })
    records.answer(1, 'yes')
    records.end(0, nothing, 'not-accepted')
    records.end(1, inSession, 'accepted')
    records.end(2, nothing, 'not-accepted')
  })
  expect(links).toEqual(['?local=accepted&pasos=b-abrir.otra-nada.b-si'])
  expect(notes).toEqual([expect.stringContaining('no está en el escenario')])
  expect(differences).toEqual([])
})

test('a frozen page, what a text file of the site writes meanwhile, and the return are steps', async () => {
  const { links, differences } = await visitsOf((records) => {
    records.open(0, inLocal)
    records.leave(0, inLocal, true)
    records.write(1, nothing, { call: 'clear' }, { isSite: false, document: 'text' })
    records.add(0, { kind: 'show', isPersisted: true })
    records.end(0, nothing, 'not-accepted')
  })
  expect(links).toEqual(['?local=accepted&pasos=congelar.otra-vacia.volver'])
  expect(differences).toEqual([])
})

test('where a test changes the storages itself, another path begins with the next document', async () => {
  const { links, notes, differences } = await visitsOf((records) => {
    records.open(0, nothing)
    records.answer(0, 'yes')
    records.write(0, nothing, { place: 'session', call: 'clear' })
    records.leave(0, nothing)
    records.open(0, nothing)
    records.end(0, nothing, 'not-accepted')
  })
  expect(links).toEqual(['?pasos=si', '?'])
  expect(notes).toEqual([expect.stringContaining('la prueba misma cambió lo guardado')])
  expect(differences).toEqual([])
})

test('what a test stores before the page’s first script is what the visit begins with', async () => {
  const { links } = await visitsOf((records) => {
    records.open(0, nothing)
    records.write(0, inLocal, { isEarly: true }, { isRunning: false })
    records.end(0, inLocal, 'accepted')
  })
  expect(links).toEqual(['?local=accepted'])
})

test('a storage that refused a write for want of space was full from the start', async () => {
  const { links, differences } = await visitsOf((records) => {
    records.open(0, nothing)
    records.answer(0, 'yes')
    records.write(0, nothing, { place: 'session', error: 'QuotaExceededError', bySite: true })
    records.end(0, nothing, 'accepted')
  })
  expect(links).toEqual(['?session=~lleno&pasos=si'])
  expect(differences).toEqual([])
})

test('a document whose gate never ran is no part of the path; of early answers the last counts', async () => {
  const { links } = await visitsOf((records) => {
    records.open(0, nothing)
    records.add(0, { kind: 'answer', answer: 'yes', isRunning: false })
    records.open(0, nothing)
    records.add(0, { kind: 'answer', answer: 'no', isRunning: false })
    records.add(0, { kind: 'answer', answer: 'yes', remember: false, isRunning: false })
    records.end(0, inSession, 'accepted')
  })
  expect(links).toEqual(['?pasos=si'])
})

test('a browser that kept another answer than the replay, or shows another state, is different', async () => {
  const kept = await visitsOf((records) => {
    records.open(0, nothing)
    records.answer(0, 'yes')
    records.end(0, inLocal, 'accepted')
  })
  expect(kept.differences).toEqual([
    'Pestaña A, al final, el almacenamiento local: la repetición dice nada y el navegador, «accepted».',
    'Pestaña A, al final, el almacenamiento de sesión: la repetición dice «accepted» y el navegador, nada.',
  ])
  const shown = await visitsOf((records) => {
    records.open(0, nothing)
    records.answer(0, 'no')
    records.end(0, nothing, 'accepted')
  })
  expect(shown.differences).toEqual([
    'Pestaña A, al final, el estado: la repetición dice «not-accepted» y el navegador, «accepted».',
  ])
})

test('an answer that is gone at the next document is different, and the path begins anew', async () => {
  const { links, differences } = await visitsOf((records) => {
    records.open(0, nothing)
    records.answer(0, 'yes', true)
    records.leave(0, nothing)
    records.open(0, nothing)
    records.end(0, nothing, 'not-accepted')
  })
  expect(links).toEqual(['?pasos=si-recordar', '?'])
  expect(differences).toEqual([
    'Pestaña A, al abrir otra vez, el almacenamiento local: la repetición dice «accepted» y el navegador, nada.',
  ])
})
