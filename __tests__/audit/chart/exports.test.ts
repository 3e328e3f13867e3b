import { parse } from 'csv-parse/sync'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { toCsv } from '../../../src/audit/chart/export/toCsv'
import { toDot } from '../../../src/audit/chart/export/toDot'
import { toMermaid } from '../../../src/audit/chart/export/toMermaid'
import { toOutline } from '../../../src/audit/chart/export/toOutline'
import { toScxml } from '../../../src/audit/chart/export/toScxml'
import { readDot, readInNode, readScxml } from './support/readInNode'

const chart = deriveGateChart()
const sorted = (texts: readonly string[]) => [...texts].sort()

interface Machine {
  readonly states?: readonly {
    readonly name: string
    readonly type: string
    readonly statemachine?: Machine
  }[]
  readonly transitions?: readonly { readonly from: string; readonly to: string; readonly cond?: string }[]
}

const machinesIn = (machine: Machine): Machine[] => [
  machine,
  ...(machine.states ?? []).flatMap(({ statemachine }) => (statemachine ? machinesIn(statemachine) : [])),
]

it('SCXML, by names: state-machine-cat reads the same states, transitions and guards', () => {
  const read = readInNode(readScxml, toScxml(chart)) as Machine
  const machines = machinesIn(read)
  const states = machines.flatMap(({ states = [] }) => states).filter(({ type }) => type === 'regular')
  const arrows = machines
    .flatMap(({ transitions = [] }) => transitions)
    .filter(({ from }) => !from.startsWith('initial'))

  expect(sorted(states.map(({ name }) => name))).toEqual(sorted(chart.states.slice(1).map(({ id }) => id)))
  expect(sorted(arrows.map(({ from, to, cond = '' }) => [from, to, cond].join(' ')))).toEqual(
    sorted(chart.transitions.map(({ from, to, guard }) => [from, to, guard].join(' '))),
  )
})

it('SCXML: the pulse is a timer of 50 ms that leaving cancels', () => {
  expect(toScxml(chart)).toMatch(/<send id="([^"]+)" event="\1" delay="50ms"\/>[^]*?<cancel sendid="\1"\/>/)
})

it('DOT: Graphviz lays out every state, cluster and transition by its id', () => {
  const { objects, edges } = readInNode(readDot, toDot(chart)) as {
    objects: { name: string }[]
    edges: { id?: string; style?: string }[]
  }
  const names = objects
    .map(({ name }) => name.replace(/^cluster /, ''))
    .filter((name) => !name.endsWith(' start'))
  const arrows = edges.filter(({ id }) => id !== undefined)

  expect(sorted(names)).toEqual(sorted(chart.states.slice(1).map(({ id }) => id)))
  expect(sorted(arrows.map(({ id = '' }) => id))).toEqual(sorted(chart.transitions.map(({ id }) => id)))
  expect(arrows.filter(({ style }) => style === 'dashed')).toHaveLength(
    chart.transitions.filter(({ isExtension }) => isExtension).length,
  )
})

it('DOT: a quote in a name does not end it', () => {
  const odd = { ...chart, transitions: [{ ...chart.transitions[0]!, id: 'dice "sí"' }] }
  const { edges } = readInNode(readDot, toDot(odd)) as { edges: { id?: string }[] }
  expect(edges.flatMap(({ id = [] }) => id)).toEqual(['dice "sí"'])
})

it('CSV: a strict reader finds the rule table, accents and quotes whole', () => {
  const odd = { ...chart.transitions[0]!, guard: 'dice "sí", o\nno' }
  const csv = toCsv({ ...chart, transitions: [...chart.transitions, odd] })
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const rows = parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' }) as unknown as Record<
    string,
    string
  >[]

  expect(rows).toHaveLength(chart.transitions.length + 1)
  expect(rows[0]).toMatchObject({
    regla: 'R2',
    extensión: 'no',
    guarda: 'localIsAccepted',
    a: 'gate.accepted.remembered',
  })
  expect(rows.find(({ regla }) => regla === 'R10')?.milisegundos).toBe('50')
  expect(rows.at(-1)?.guarda).toBe('dice "sí", o\nno')
})

it('Mermaid: every transition is an arrow between declared states, compounds hold their children', () => {
  const text = toMermaid(chart)
  const declared = [...text.matchAll(/state "[^"]+" as (\w+)/g)].map(([, name]) => name)
  const arrows = [...text.matchAll(/^ *(\S+) --> (\S+) : (.+)$/gm)]

  expect(declared).toHaveLength(chart.states.length - 1)
  expect(arrows).toHaveLength(chart.transitions.length)
  for (const [, from, to] of arrows) expect(declared).toEqual(expect.arrayContaining([from, to]))
  expect(text).toMatch(/state "not-accepted" as gate_not_accepted \{\s+\[\*\] --> gate_not_accepted_asking/)
})

it('Mermaid: a colon or semicolon in a name does not end the label', () => {
  const [first] = chart.transitions
  const odd = { ...chart, transitions: [{ ...first!, event: 'a:b;c' }] }
  expect(toMermaid(odd)).toContain(
    'gate_checking --> gate_accepted_remembered : a#58;b#59;c [localIsAccepted] R2',
  )
})

it('outline: every state and transition is a Spanish sentence below its state', () => {
  const lines = toOutline(chart).split('\n')
  expect(lines).toContain(
    'Estado comprobando (checking), el primero (regla R1). Lee el estado guardado: primero el almacenamiento persistente, después el de sesión.',
  )
  expect(lines).toContain('  Con sí, si wantsToBeRemembered: pasa a aceptado · guardando (regla R7).')
  expect(lines).toContain('    Tras 50 ms: pasa a no aceptado · preguntando (regla R10).')
  expect(lines.filter((line) => /^ *(Con|Tras) /.test(line))).toHaveLength(chart.transitions.length)
  expect(lines.filter((line) => /^ *Estado /.test(line))).toHaveLength(chart.states.length - 1)
})

it('a chart whose root has a transition is exported with its root', () => {
  const [first] = chart.transitions
  const odd = { ...chart, transitions: [{ ...first!, from: 'gate' }] }
  expect(toScxml(odd)).toContain('<state id="gate" initial="gate.checking">')
  expect(toMermaid(odd)).toContain('state "gate" as gate {')
})
