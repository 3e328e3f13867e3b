import type { Call, Chart, ChartState, ChartTransition } from './chart'
import { actorsOf, effectsOf, formatCall } from './formatCalls'
import { formatStateId, formatTargets, titleOf, typeWords } from './formatChart'
import { countRepeated } from './labels'

/** «guarda: wantsToBeRemembered → nada»; nothing where both are equal. */
const difference = (name: string, before: string, after: string): string[] =>
  before === after ? [] : [`${name}: ${before || 'nada'} → ${after || 'nada'}`]

const inMs = (delay: number | null) => (delay === null ? '' : `${delay} ms`)

const yesOrNo = (is: boolean) => (is ? 'sí' : 'no')

const formatCalls = (calls: readonly Call[]) => countRepeated(calls.map(formatCall)).join(', ')

/** Compares one thing that both versions have; the chart holds the states of both. */
type Compare<Item> = (before: Item, after: Item, chart: Chart) => string[]

/** How to tell what differs between two versions of a transition, kind by kind. */
export const transitionComparisons: Readonly<Record<string, Compare<ChartTransition>>> = {
  from: (before, after, chart) =>
    difference('origen', formatStateId(chart, before.from), formatStateId(chart, after.from)),
  event: (before, after) => difference('evento', eventWords(before), eventWords(after)),
  label: (before, after) => difference('nombre', before.label, after.label),
  guard: (before, after) => difference('guarda', before.guard, after.guard),
  guardParams: (before, after) => difference('datos de la guarda', before.guardParams, after.guardParams),
  targets: (before, after, chart) =>
    difference('destino', targetWords(chart, before.targets), targetWords(chart, after.targets)),
  reenter: (before, after) => difference('entra de nuevo', yesOrNo(before.reenter), yesOrNo(after.reenter)),
  effects: (before, after) =>
    difference('efectos', formatCalls(effectsOf(before)), formatCalls(effectsOf(after))),
  delayMs: (before, after) => difference('espera', inMs(before.delayMs), inMs(after.delayMs)),
  rule: (before, after) => difference('regla', before.rule, after.rule),
  isExtension: (before, after) =>
    difference('extensión', yesOrNo(before.isExtension), yesOrNo(after.isExtension)),
}

// A delay without a name differs by its milliseconds alone.
const eventWords = ({ event }: ChartTransition) => event.replace(/^after \d+$/, 'after')

const stateWords = (chart: Chart, id: string | null) => (id === null ? '' : formatStateId(chart, id))

const targetWords = (chart: Chart, targets: readonly string[]) =>
  targets.length === 0 ? 'ninguno' : formatTargets(chart, targets).replace(/^a /, '')

/** How to tell what differs between two versions of a state, kind by kind. */
export const stateComparisons: Readonly<Record<string, Compare<ChartState>>> = {
  label: (before, after) => difference('nombre', titleOf(before), titleOf(after)),
  type: (before, after) => difference('tipo', typeWords[before.type], typeWords[after.type]),
  parent: (before, after, chart) =>
    difference('dentro de', stateWords(chart, before.parent), stateWords(chart, after.parent)),
  initial: (before, after, chart) =>
    difference('primer estado', stateWords(chart, before.initial), stateWords(chart, after.initial)),
  entry: (before, after) => difference('al entrar', formatCalls(before.entry), formatCalls(after.entry)),
  exit: (before, after) => difference('al salir', formatCalls(before.exit), formatCalls(after.exit)),
  actors: (before, after) =>
    difference('actores', formatCalls(actorsOf(before)), formatCalls(actorsOf(after))),
  tags: (before, after) => difference('etiquetas', before.tags.join(', '), after.tags.join(', ')),
  rule: (before, after) => difference('regla', before.rule, after.rule),
  description: (before, after) => difference('descripción', before.description, after.description),
}

/** What differs between two versions of a transition, in Spanish. */
export const formatTransitionDifferences: Compare<ChartTransition> = (...versions) =>
  Object.values(transitionComparisons).flatMap((compare) => compare(...versions))

/** What differs between two versions of a state, in Spanish. */
export const formatStateDifferences: Compare<ChartState> = (...versions) =>
  Object.values(stateComparisons).flatMap((compare) => compare(...versions))
