import type { Tab } from './logEntry'
import { actionOf, type StepAction } from './steps'
import type { Step } from './scenario'
import type { Tabs } from './tabs'
import type { Time } from './time'
import type { World } from './environment'

interface Stage {
  readonly tabs: Tabs
  readonly world: World
  readonly time: Time
}

// A storage's promise settles within a few ticks; one that never does must not hold the session.
const mostTicks = 100

/** Lets readings, writings and events to other tabs arrive. */
export async function settle({ tabs, world }: Stage) {
  const isBusy = () => world.isBusy() || tabs.all().some((run) => run.isWaiting())
  for (let tick = 0; tick < mostTicks && isBusy(); tick++) await null
}

async function visit(stage: Stage, tab: Tab, act: () => void) {
  if (!stage.tabs.get(tab)) stage.tabs.load(tab)
  await settle(stage)
  act()
}

function start(stage: Stage, action: StepAction): void | Promise<void> {
  const { tabs, world, time } = stage
  switch (action.kind) {
    case 'wait':
      return time.pass(action.ms)
    case 'elsewhere':
      return world.writeElsewhere(action.value)
    case 'reload':
      return tabs.load(action.tab)
    case 'open':
      return visit(stage, action.tab, () => {})
    case 'comeBack':
      return visit(stage, action.tab, () => world.comeBack(action.tab))
    case 'send':
      return visit(stage, action.tab, () => tabs.get(action.tab)?.send(action.event))
  }
}

/** The step, understood. Throws a Spanish sentence where it is unknown, or cannot be on a real browser. */
export function understood(step: Step, isReal: boolean): StepAction {
  const action = actionOf(step)
  if (!action) throw new Error(`El paso «${step}» no se conoce.`)
  if (isReal && 'tab' in action && action.tab === 'b') {
    throw new Error('Con los datos de este navegador, la segunda pestaña es una de verdad: ábrela tú.')
  }
  return action
}

export async function perform(stage: Stage, action: StepAction) {
  await start(stage, action)
  await settle(stage)
}
