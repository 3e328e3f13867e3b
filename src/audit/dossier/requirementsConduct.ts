import type { Requirement } from './requirement'

const conduct = {
  source: 'IARD, Digital Guiding Principles y afines (autorregulación)',
  owner: 'Equipo del sitio',
  states: [],
} as const
const asking = ['gate.not-accepted.asking'] as const
const rejecting = ['gate.not-accepted.rejecting'] as const

export const conductRequirements: readonly Requirement[] = [
  {
    ...conduct,
    id: 'DGP-AGE',
    article: 'Edad',
    quote: 'affirm the age before any interaction; ideally birth date and country; fallback age 18',
    deed: 'La puerta pregunta sí o no antes de todo contenido, y lo llama declaración. No pide fecha de nacimiento ni país.',
    types: ['B'],
    states: asking,
    evidence: [
      { kind: 'text', text: 'question', places: ['puerta'] },
      { kind: 'look', look: 'deep-link-asks' },
      { kind: 'text', text: 'privacy-age', places: ['privacidad'] },
      { kind: 'capture', state: 'preguntando' },
    ],
  },
  {
    ...conduct,
    id: 'DGP-REM',
    article: 'Recordar',
    quote: 'beside "remember me", a notice about shared devices',
    deed: 'El aviso sobre dispositivos compartidos está junto a la casilla y atado a ella con aria-describedby.',
    types: ['B'],
    states: asking,
    evidence: [
      { kind: 'text', text: 'remember-notice', places: ['puerta'] },
      { kind: 'look', look: 'box-described' },
    ],
  },
  {
    ...conduct,
    id: 'DGP-DEN',
    article: 'Negativa',
    quote: 'on denial a fitting message, never a commercial page',
    deed: 'Un diálogo lo dice y la dirección no cambia. La especificación permite reintentar, y este expediente lo declara.',
    types: ['B'],
    states: rejecting,
    evidence: [
      { kind: 'text', text: 'rejection', places: ['dialogo'] },
      { kind: 'text', text: 'rejection-detail', places: ['dialogo'] },
      { kind: 'look', look: 'dialog-not-commercial' },
      { kind: 'scenarios', links: ['?pasos=no.si'] },
      { kind: 'capture', state: 'rechazando' },
    ],
  },
  {
    ...conduct,
    id: 'DGP-FAN',
    article: 'Reenvío',
    quote: 'a forward-advice notice wherever something can be shared',
    deed: 'La puerta pide no compartir con menores de edad, y toda página con un enlace de chat, con menores de 18 años.',
    types: ['B'],
    evidence: [
      { kind: 'text', text: 'responsible', places: ['puerta'] },
      { kind: 'text', text: 'forward', places: ['producto', 'cotizacion', 'pie'] },
      { kind: 'look', look: 'chat-forward' },
    ],
  },
  {
    ...conduct,
    id: 'DGP-RDM',
    article: 'Consumo responsable',
    quote: 'visible responsible-drinking message',
    deed: 'El mensaje está en la puerta, sin JavaScript y en el pie.',
    types: ['B'],
    evidence: [{ kind: 'text', text: 'responsible', places: ['puerta', 'sin-javascript', 'pie'] }],
  },
  {
    ...conduct,
    id: 'DGP-TRA',
    article: 'Transparencia',
    quote: 'do not hide the commercial purpose',
    deed: '«Sitio oficial de la marca» está en la puerta y en el pie.',
    types: ['B'],
    evidence: [{ kind: 'text', text: 'official', places: ['puerta', 'pie'] }],
  },
  {
    ...conduct,
    id: 'DGP-PRV',
    article: 'Privacidad',
    quote:
      'privacy statement: which two keys are stored, when, how long, how to delete; no cookies, no tracking, no third party before a click',
    deed: 'Un panel al pie dice qué se guarda, dónde, hasta cuándo y cómo borrarlo.',
    types: ['B'],
    evidence: [
      { kind: 'text', text: 'privacy-intro', places: ['privacidad'] },
      { kind: 'text', text: 'privacy-status', places: ['privacidad'] },
      { kind: 'text', text: 'privacy-scroll', places: ['privacidad'] },
      { kind: 'text', text: 'privacy-third-parties', places: ['privacidad'] },
      { kind: 'text', text: 'privacy-deletion', places: ['privacidad'] },
      { kind: 'text', text: 'forget', places: ['privacidad'] },
      { kind: 'look', look: 'no-cookies' },
      { kind: 'look', look: 'own-host' },
    ],
  },
  {
    ...conduct,
    id: 'ABI-AGE',
    source: 'AB InBev, auditorías automáticas',
    article: 'Puerta',
    quote:
      "automated audits look for the gate's words in the static HTML, and for no content request before the answer",
    deed: 'Las palabras de la puerta están en cada archivo HTML y, antes de SÍ, no se pide nada del catálogo.',
    types: ['A', 'B'],
    states: asking,
    evidence: [{ kind: 'look', look: 'static-words' }, { kind: 'requests' }],
  },
  {
    ...conduct,
    id: 'AA-LVL',
    source: 'IEEE 2089.1',
    article: 'Niveles',
    quote: 'levels: asserted, standard, enhanced, strict',
    deed: 'El nivel es «declarada (asserted)»: el sitio no dice en ninguna parte que comprobó una edad.',
    types: ['A'],
    evidence: [
      { kind: 'look', look: 'declared-only' },
      { kind: 'text', text: 'privacy-age', places: ['privacidad'] },
    ],
  },
]
