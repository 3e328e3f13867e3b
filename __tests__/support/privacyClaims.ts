import { readFileSync } from 'node:fs'

// What the privacy text and docs/privacy-and-storage.md promise, as facts that a storage can be compared with.

/** `caches` includes the worker, which is registered with them. */
export type Place = 'local' | 'session' | 'caches'

interface Claim {
  readonly key: string
  /** The sentences of the privacy text that say so. */
  readonly where: string
  readonly until: string
  /** How docs/privacy-and-storage.md calls it. */
  readonly inDocs: string
  readonly withBox: readonly Place[]
  readonly withoutBox: readonly Place[]
}

/** Each is gone with "Olvidar mi respuesta"; what is in `session` also with its tab. */
export const claims: readonly Claim[] = [
  {
    key: 'status',
    where: 'En este dispositivo si marcaste «Recordar mis datos»; si no, solo en esta pestaña.',
    until: 'Hasta que toques «Olvidar mi respuesta» o, sin la casilla, hasta que cierres la pestaña.',
    inDocs: '`status` = `accepted`',
    withBox: ['local'],
    withoutBox: ['session'],
  },
  {
    key: 'react-router-scroll-positions',
    where: 'Solo en esta pestaña, para devolverte al mismo punto cuando vuelves atrás.',
    until: 'Hasta que toques «Olvidar mi respuesta» o cierres la pestaña.',
    inDocs: 'scroll positions of the router',
    withBox: ['session'],
    withoutBox: ['session'],
  },
  {
    key: 'botellas',
    where: 'Solo en esta pestaña, para que sigan ahí si la recargas.',
    until: 'Hasta que las quites, cierres la pestaña o toques «Olvidar mi respuesta».',
    inDocs: 'bottles of the message',
    withBox: ['session'],
    withoutBox: ['session'],
  },
  {
    key: 'visitado-…',
    where: 'En este dispositivo, solo si marcaste «Recordar mis datos». Nadie más las recibe.',
    until:
      'Hasta que toques «Olvidar mi respuesta»; las copias, también hasta que publiquemos una versión nueva del sitio.',
    inDocs: 'offline worker, copies of visited pages',
    withBox: ['caches'],
    withoutBox: [],
  },
]

/** Sentences about nothing else, and about how it is deleted. */
export const otherClaims = {
  intro: 'No usamos cookies ni te seguimos. No pedimos tu nombre, tu correo ni tu fecha de nacimiento.',
  deletion:
    'Para borrar todo lo anterior, toca «Olvidar mi respuesta» al pie del sitio o borra los datos de este sitio en tu navegador.',
}

/** Names of what is stored, by place, after every page was used. */
export function claimedNames(isRemembered: boolean): Readonly<Record<Place, readonly string[]>> {
  const namesIn = (place: Place) =>
    claims
      .filter(({ withBox, withoutBox }) => (isRemembered ? withBox : withoutBox).includes(place))
      .map(({ key }) => key)
      .sort()
  return { local: namesIn('local'), session: namesIn('session'), caches: namesIn('caches') }
}

const placesInDocs: Readonly<Record<string, Place>> = {
  'local storage': 'local',
  'session storage': 'session',
  'Cache Storage': 'caches',
}

interface DocumentedRow {
  readonly what: string
  /** Undefined where nothing is stored: in the address, in memory. */
  readonly place: Place | undefined
  readonly when: string
  readonly until: string
}

/** The table "What stays on the device". */
export const documentedRows = (): readonly DocumentedRow[] =>
  /## What stays on the device\n\n((?:\|.*\n)+)/
    .exec(readFileSync('docs/privacy-and-storage.md', 'utf8'))![1]!
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => {
      const [what = '', where = '', when = '', until = ''] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { what, place: placesInDocs[where], when, until }
    })
