import type { ChartWords } from '../chart/chart'

/** The gate's states and events in Spanish, as chart, lab and dossier name them. */
export const gateChartWords: ChartWords = {
  states: {
    gate: 'puerta',
    checking: 'comprobando',
    'not-accepted': 'no aceptado',
    asking: 'preguntando',
    rejecting: 'rechazando',
    accepted: 'aceptado',
    storing: 'guardando',
    remembered: 'recordado',
    unsaved: 'sin guardar',
  },
  events: {
    yes: 'sí',
    no: 'no',
    forget: 'olvidar',
    'status.changed': 'cambio del estado guardado',
  },
}
