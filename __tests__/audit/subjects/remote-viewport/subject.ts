import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { StartFormat } from '../../../../src/audit/model/scenario'
import { createStepTable, type StepOf, type Tab } from '../../../../src/audit/model/steps'
import type { LabSubject } from '../../../../src/audit/model/subject'
import type { World, WorldReport } from '../../../../src/audit/model/world'
import { remoteMachine } from './machines'
import { serverActors, type Server, type ServerKind } from './server'

interface RemoteStart {
  readonly server: ServerKind
}

const words: Readonly<Record<ServerKind, string | null>> = {
  answers: null,
  waits: 'espera',
  fails: 'falla',
  huge: 'enorme',
}
const kinds = Object.keys(words) as readonly ServerKind[]

const starts: StartFormat<RemoteStart> = {
  names: ['servidor'],
  empty: { server: 'answers' },
  all: kinds.map((server) => ({ server })),
  read(valueOf) {
    const text = valueOf('servidor')
    const server = kinds.find((kind) => words[kind] === text)
    return server
      ? { start: { server }, problems: [] }
      : { start: { server: 'answers' }, problems: [`El servidor «${text}» no se conoce y quedó fuera.`] }
  },
  write: ({ server }) => [['servidor', words[server]]],
  format: ({ server }) => `servidor ${words[server] ?? 'que responde'}`,
}

const events = {
  conectar: { event: { type: 'connect', config: 'prueba' }, label: 'se conecta', button: 'Conectar' },
  dibujar: { event: { type: 'render' }, label: 'pide un cuadro', button: 'Dibujar' },
  lento: { event: { type: 'slowFps' }, label: 'los cuadros van lentos', button: 'Lento' },
  rapido: { event: { type: 'fastFps' }, label: 'los cuadros van rápidos', button: 'Rápido' },
} as const

/** The application around the viewer moves it: nothing before it is connected. */
const elsewhere = {
  mover: { action: 'move', label: 'la cámara gira y el tamaño cambia', button: 'Mover' },
} as const

type EventWord = keyof typeof events
type WorldWord = keyof typeof elsewhere
type ViewerAction = (typeof elsewhere)[WorldWord]['action']

const turned = { center: [0, 0, 0], rotation: [0, 0, 0, 1], distance: 2 }

function move({ viewport }: Server) {
  if (!viewport) return
  const { camera } = (viewport.getSnapshot() as { context: { camera: AnyActorRef } }).context
  camera.send({ type: 'setPose', pose: turned })
  viewport.send({ type: 'setResolution', resolution: [2, 2] })
}

function createWorld({ server }: RemoteStart, report: WorldReport): World<Server, ViewerAction> {
  const servers = new Map<Tab, Server>()
  return {
    open(tab) {
      const opened: Server = { kind: server, viewport: null }
      servers.set(tab, opened)
      return opened
    },
    close: () => servers.clear(),
    stored: () => ({}),
    act() {
      for (const [tab, one] of servers) {
        report.eventArrives(tab)
        move(one)
      }
    },
    freeze: () => {},
    return: () => {},
    isBusy: () => false,
  }
}

interface RemoteContext {
  readonly imageScale: number
  readonly frame?: string
  readonly queuedRendererCommands: readonly unknown[]
}

/** The remote viewer: regions, invoked promises, a machine invoked and one spawned. Nobody judges it. */
export const remoteSubject: LabSubject<RemoteStart, Server, unknown, StepOf<EventWord, WorldWord>> = {
  id: remoteMachine.id,
  words: {
    title: 'Laboratorio del visor',
    lead: 'Un visor remoto, abierto.',
    machine: 'el visor',
    chart: { states: {}, events: {} },
    sender: 'Aplicación',
    places: {},
    timer: { label: 'Espera', idle: 'sin espera' },
    file: 'visor',
    rules: { help: 'Sin reglas escritas.' },
    world: {
      name: 'Servidor',
      help: 'El visor habla con un servidor que puede callar o fallar.',
      browserWarning: '',
    },
  },
  starts,
  steps: createStepTable<EventWord, WorldWord, AnyEventObject, ViewerAction>({
    events,
    elsewhere,
    waitsMs: [1],
  }),
  createWorld,
  createMachine: (server) => (remoteMachine as AnyStateMachine).provide({ actors: serverActors(server) }),
  show(snapshot: AnyMachineSnapshot) {
    const { imageScale, frame, queuedRendererCommands } = snapshot.context as RemoteContext
    return {
      state: JSON.stringify(snapshot.value),
      imageScale,
      frame: frame ?? null,
      queued: queuedRendererCommands.length,
    }
  },
  fields: [],
  rules: [],
  defects: [],
  scenarios: [],
}
