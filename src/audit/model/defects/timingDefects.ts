import type { Variant } from '../variant'
import type { Defect } from './defect'

const after = (ms: number): Variant => ({
  machine: (machine) => machine.provide({ delays: { rejectionPulse: ms } }),
})

export const timingDefects: readonly Defect[] = [
  { id: '51-ms', title: 'El mensaje dura 51 ms', caughtBy: '?pasos=no.50ms', variant: after(51) },
  { id: '40-ms', title: 'El mensaje dura 40 ms', caughtBy: '?pasos=no.50ms', variant: after(40) },
  {
    id: 'mensaje-queda',
    title: 'El mensaje no se borra',
    caughtBy: '?pasos=no.50ms',
    variant: after(2 ** 30),
  },
]
