import { elsewhereStep, type Step } from '../../src/audit/gate/steps'
import type { Tab } from '../../src/audit/model/steps'
import type { GateRecord } from './gateRecord'
import type { GateVisit } from './gateVisit'
import { groupBy } from './groupBy'
import { prepareRecords } from './prepareRecords'
import { startVisit, type RunningVisit } from './startVisit'

const stepOn = (tab: Tab, word: Step): Step => (tab === 'b' ? (`b-${word}` as Step) : word)

const nameOf = (tab: Tab) => (tab === 'b' ? 'Pestaña B' : 'Pestaña A')

function answerStep({ kind, answer, remember }: GateRecord): Step {
  if (kind === 'forget') return 'olvidar'
  if (answer === 'no') return 'no'
  return remember ? 'si-recordar' : 'si'
}

const sentences = {
  thirdTab: 'Otra pestaña más de la visita no está en el escenario: solo cuenta lo que escribió.',
  testWrote: 'Aquí la prueba misma cambió lo guardado: lo que sigue es otro camino.',
  foreign: 'Otra pestaña guardó un valor que ningún paso dice: lo que sigue es otro camino.',
} as const

/** What a page that is no tab of the scenario, or a test, wrote into the storages. */
async function addWrite(visit: RunningVisit, record: GateRecord) {
  const { write, local, page, isSite } = record
  if (!write) return
  const own = visit.tabs.get(page)
  if (own && isSite && write.bySite) {
    if (write.error === 'QuotaExceededError') await visit.fill(write.place)
    return
  }
  if (write.error !== null || (write.place === 'session' && !own)) return
  const isAnyLeft = [...visit.tabs.values()].some(({ isLeft }) => isLeft)
  if (write.place === 'session' || (own && isSite) || isAnyLeft) return visit.cut(sentences.testWrote)
  const step = write.call === 'clear' ? 'otra-vacia' : elsewhereStep(local)
  if (step === 'otra-x' && local !== 'x') return visit.cut(sentences.foreign)
  await visit.perform(step, record)
}

/** Whether the document goes on with the visit; it begins another where not. */
async function addDocument(visit: RunningVisit, record: GateRecord): Promise<boolean> {
  const { page, local, session } = record
  if (visit.isCut()) return false
  const known = visit.tabs.get(page)
  if (known) {
    if (!visit.compareStored(known.tab, record, `${nameOf(known.tab)}, al abrir otra vez`)) return false
    known.isLeft = false
    await visit.perform(stepOn(known.tab, 'recargar'), record)
    return true
  }
  const isAnyLeft = [...visit.tabs.values()].some(({ isLeft }) => isLeft)
  if (isAnyLeft || session !== null || !visit.localHolds(local)) return false
  if (visit.tabs.size > 1) visit.note(sentences.thirdTab)
  else {
    visit.tabs.set(page, { tab: 'b', isLeft: false })
    await visit.perform('b-abrir', record)
  }
  return true
}

async function addToTab(visit: RunningVisit, record: GateRecord) {
  const own = visit.tabs.get(record.page)
  if (!own) return
  const { tab } = own
  switch (record.kind) {
    case 'answer':
    case 'forget':
      return visit.perform(stepOn(tab, answerStep(record)), record)
    case 'show':
      return visit.perform(stepOn(tab, 'volver'), record)
    case 'hide':
      if (record.isPersisted) return visit.perform(stepOn(tab, 'congelar'), record)
      own.isLeft = true
      return
    case 'end':
      await visit.pass(record)
      visit.compareStored(tab, record, `${nameOf(tab)}, al final`)
      visit.compareStatus(tab, record.status, `${nameOf(tab)}, al final`)
  }
}

async function visitsOf(records: readonly GateRecord[]): Promise<readonly GateVisit[]> {
  const visits: GateVisit[] = []
  let visit: RunningVisit | null = null
  for (const record of records) {
    const opens = record.kind === 'start' && record.isSite
    if (opens && !(visit && (await addDocument(visit, record)))) {
      if (visit) visits.push(visit.end())
      visit = await startVisit(record)
    } else if (visit && !visit.isCut()) {
      if (record.kind === 'write') await addWrite(visit, record)
      else if (record.isSite && !opens) await addToTab(visit, record)
    }
  }
  return visit ? [...visits, visit.end()] : visits
}

/** The scenarios that a journey's records are, each replayed and compared with what the browser held and showed. */
export async function toVisits(records: readonly GateRecord[]): Promise<readonly GateVisit[]> {
  const origins = [...groupBy(records, ({ origin }) => origin).values()]
  const visits: GateVisit[] = []
  for (const own of origins) visits.push(...(await visitsOf(prepareRecords(own))))
  return visits
}
