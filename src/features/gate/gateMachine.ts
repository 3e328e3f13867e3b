import { assertEvent } from 'xstate'
import { gateSetup } from './gateSetup'
import type { StoragePlace, StoredStatus } from './gateStorage'

/**
 * The age gate: the only authority on whether a visitor may see the site (spec §4).
 * It has no context: all its data is in the state. `meta.rule`: R is the specification's, X ours where it is silent.
 */
export const gateMachine = gateSetup.createMachine({
  id: 'gate',
  initial: 'checking',
  invoke: { id: 'watchStatus', src: 'watchStatus' },
  states: {
    checking: {
      description: 'Lee el estado guardado: primero el almacenamiento persistente, después el de sesión.',
      tags: 'loading',
      meta: { rule: 'R1' },
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: [
          {
            guard: { type: 'localIsAccepted', params: ({ event }) => event.output },
            target: 'accepted.remembered',
            meta: { rule: 'R2' },
          },
          {
            guard: { type: 'localIsForeign', params: ({ event }) => event.output },
            target: 'not-accepted',
            actions: { type: 'removeStatus', params: { place: 'local' } },
            meta: { rule: 'R3' },
          },
          {
            guard: { type: 'sessionIsAccepted', params: ({ event }) => event.output },
            target: 'accepted.remembered',
            meta: { rule: 'R4' },
          },
          {
            guard: { type: 'sessionIsForeign', params: ({ event }) => event.output },
            target: 'not-accepted',
            actions: { type: 'removeStatus', params: { place: 'session' } },
            meta: { rule: 'R5' },
          },
          { target: 'not-accepted', meta: { rule: 'R6' } },
        ],
        onError: { target: 'not-accepted', meta: { rule: 'X1', extension: true } },
      },
    },
    'not-accepted': {
      description: 'Se pregunta la edad; el sitio no se muestra.',
      initial: 'asking',
      on: {
        yes: [
          {
            guard: { type: 'wantsToBeRemembered', params: ({ event }) => event },
            target: 'accepted.storing',
            meta: { rule: 'R7' },
          },
          { target: 'accepted.storing', meta: { rule: 'R8' } },
        ],
        no: { target: '.rejecting', meta: { rule: 'R9' } },
        'status.changed': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.stored },
            target: 'accepted.remembered',
            meta: { rule: 'X4', extension: true },
          },
          {
            guard: { type: 'isForeign', params: ({ event }) => event.stored },
            actions: { type: 'removeStatus', params: ({ event }) => placeOf(event.stored) },
            meta: { rule: 'X4', extension: true },
          },
        ],
      },
      states: {
        asking: {},
        rejecting: {
          description: 'errorMessage se mantiene 50 ms.',
          after: { rejectionPulse: { target: 'asking', meta: { rule: 'R10' } } },
        },
      },
    },
    accepted: {
      description: 'Se muestra el sitio.',
      initial: 'storing',
      on: {
        forget: {
          target: 'not-accepted',
          actions: [
            { type: 'removeStatus', params: { place: 'local' } },
            { type: 'removeStatus', params: { place: 'session' } },
          ],
          meta: { rule: 'X3', extension: true },
        },
      },
      states: {
        storing: {
          invoke: {
            id: 'writeAccepted',
            src: 'writeAccepted',
            input: ({ event }) => {
              assertEvent(event, 'yes')
              return { place: event.remember ? 'local' : 'session' }
            },
            onDone: { target: 'remembered', meta: { rule: 'R7-R8' } },
            onError: { target: 'unsaved', meta: { rule: 'X2', extension: true } },
          },
        },
        remembered: {
          on: {
            'status.changed': [
              {
                guard: { type: 'isForeign', params: ({ event }) => event.stored },
                target: '#gate.not-accepted',
                actions: { type: 'removeStatus', params: ({ event }) => placeOf(event.stored) },
                meta: { rule: 'X4', extension: true },
              },
              {
                guard: { type: 'isAbsent', params: ({ event }) => event.stored },
                target: '#gate.not-accepted',
                meta: { rule: 'X4', extension: true },
              },
            ],
          },
        },
        unsaved: {
          description: 'Aceptado solo durante esta visita: la respuesta no se pudo guardar.',
          tags: 'unsaved',
        },
      },
    },
  },
})

function placeOf(stored: StoredStatus): { place: StoragePlace } {
  return { place: stored.kind === 'absent' ? 'local' : stored.place }
}
