import { fromPromise, type AnyActorRef } from 'xstate'
import { createImage } from './image'

/** `answers`; `waits`: no connection is ever made; `fails`: connects and refuses all work; `huge`: its image is too large. */
export type ServerKind = 'answers' | 'waits' | 'fails' | 'huge'

/** One page's server; it knows its viewport once it is connected. */
export interface Server {
  readonly kind: ServerKind
  viewport: AnyActorRef | null
}

type Image = ReturnType<typeof createImage>

const refused = () => Promise.reject(new Error('El servidor no quiso'))

/** The actors that the machine leaves to whoever uses it. */
export function serverActors(server: Server) {
  const { kind } = server
  return {
    connect: fromPromise(async ({ input, self }) => {
      if (kind === 'waits') return new Promise(() => {})
      const { viewport } = (input as { context: { viewport: AnyActorRef } }).context
      server.viewport = viewport
      viewport.send({ type: 'setImage', image: createImage(kind === 'huge') })
      self._parent?.send({ type: 'imageAssigned' })
      return 'servidor'
    }),
    commandSender: fromPromise(() => (kind === 'fails' ? refused() : Promise.resolve())),
    renderer: fromPromise(() =>
      kind === 'fails' ? refused() : Promise.resolve({ frame: 'cuadro', renderTime: 1 }),
    ),
    imageProcessor: fromPromise(async ({ input }) => {
      const { image, imageScale } = input as { image: Image; imageScale: number }
      const { indexToWorld, worldBounds } = image
      return {
        image,
        imageScale,
        bounds: worldBounds,
        imageWorldToIndex: indexToWorld,
        toRendererCoordinateSystem: indexToWorld,
      }
    }),
  }
}
