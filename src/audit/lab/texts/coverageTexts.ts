import type { CoverageKind } from '../../model/coverage'
import type { CoverageSource } from '../state/labState'
import { formatCount } from '../../ui/formatCount'
import { checkTexts } from './checkTexts'

const outOf = (covered: number, all: number) => `${covered} de ${all}`

const passes = (count: number) => formatCount(count, 'prueba pasa', 'pruebas pasan')

export const coverageTexts = {
  source: '¿De quién?',
  sources: {
    session: 'Esta sesión',
    recorded: 'Corrida de pruebas',
    union: 'Las dos juntas',
  } satisfies Readonly<Record<CoverageSource, string>>,
  kind: 'Qué se cuenta',
  kinds: {
    transitions: 'Flechas',
    pairs: 'Pares de flechas',
    guards: 'Resultados de guardas',
    rules: 'Reglas',
  } satisfies Readonly<Record<CoverageKind, string>>,
  option: (kind: string, covered: number, all: number) => `${kind}: ${outOf(covered, all)}`,
  count: outOf,
  covered: {
    transitions: 'flechas recorridas',
    pairs: 'pares de flechas seguidas',
    guards: 'resultados de guardas vistos: cada una, que se cumple y que no',
    rules: 'reglas recorridas',
  } satisfies Readonly<Record<CoverageKind, string>>,
  paint: 'Pintar la cobertura de las flechas',
  clear: 'Vaciar la cobertura',
  notCounted: 'Con un defecto plantado no se cuenta nada: no es la máquina del sitio.',
  missing: (count: number) =>
    count === 1
      ? 'Falta 1. El enlace corre el camino más corto hasta lo que falta:'
      : `Faltan ${count}. Cada enlace corre el camino más corto hasta lo que dice:`,
  missingList: 'Lo que falta recorrer',
  all: 'No falta nada.',
  noPath: 'ningún camino guardado llega',
  recorded: (scenarios: number, comparisons: number) =>
    `La corrida guardada probó ${formatCount(scenarios, 'escenario', 'escenarios')} e hizo ${formatCount(comparisons, 'comparación', 'comparaciones')} con las reglas.`,
  holds: 'se cumple',
  fails: 'no se cumple',
  matrix: 'Caminos probados y reglas que recorren',
  path: 'Camino',
  fires: (rule: string) => `recorre ${rule}`,
} as const

export const ruleTexts = {
  table: 'Reglas y sus pruebas',
  columns: ['Regla', 'Qué manda', 'Flechas', 'Pruebas', 'En esta sesión'],
  spec: 'especificación §4',
  ours: 'regla nuestra',
  start: 'estado inicial',
  covered: 'recorrida',
  notYet: 'todavía no',
  runAll: 'Correr las pruebas de todas las reglas',
  running: 'Probando…',
  ran: (failed: number, count: number) => `${failed > 0 ? checkTexts.failed(failed, count) : passes(count)}.`,
  withDefect: (title: string) => `Con el defecto plantado «${title}».`,
  run: 'Correr las pruebas',
  runRule: (rule: string) => `Correr las pruebas de ${rule}`,
  checks: (count: number) => checkTexts.count(count),
  noChecks: 'ninguna prueba la recorre',
  fails: 'falla',
  verdicts: {
    green: (_: number, count: number) => passes(count),
    red: checkTexts.failed,
    waiting: () => 'sin correr',
  },
} as const
