import type { gateMachine } from '../../features/gate/gateMachine'
import type { ScxmlScripts } from '../chart/export/scxmlScripts'

type Implementations = Parameters<typeof gateMachine.provide>[0]
type NamesOf<Part extends keyof Implementations> = Extract<keyof NonNullable<Implementations[Part]>, string>

const isOf =
  (kind: string, place: string) =>
  (stored = '_event.data') =>
    `${stored}.kind === '${kind}' && ${stored}.place === '${place}'`

const isNow =
  (kind: string) =>
  (stored = '_event.data.stored') =>
    `${stored}.kind === '${kind}'`

/** The site's storages (gateStorage.ts), with their refusals as data: `blocked` refuses everything, `full` to write. */
const functions = `
// Events: yes { remember }, no, forget, status.changed { stored: readStatus() }.
function storageIn(place) {
  if (storages[place].kind === 'blocked') throw new Error('SecurityError');
  return storages[place];
}
function readStatus() {
  var places = ['local', 'session'];
  for (var index = 0; index < places.length; index += 1) {
    var value = storageIn(places[index]).value;
    if (value !== null) {
      return { kind: value === 'accepted' ? 'accepted' : 'foreign', place: places[index] };
    }
  }
  return { kind: 'absent' };
}
function writeAccepted(place) {
  if (storageIn(place).kind === 'full') throw new Error('QuotaExceededError');
  storageIn(place).value = 'accepted';
}
function removeStatus(params) {
  var storage = storages[params.place];
  if (storage.kind !== 'blocked') storage.value = null;
}`

/** What the gate's names stand for in SCXML; a name of the machine without a script does not compile. */
export const gateScripts: ScxmlScripts<NamesOf<'guards'>, NamesOf<'actions'>, NamesOf<'actors'>> = {
  data: {
    storages: "{ local: { kind: 'nothing', value: null }, session: { kind: 'nothing', value: null } }",
  },
  functions,
  guards: {
    localIsAccepted: isOf('accepted', 'local'),
    localIsForeign: isOf('foreign', 'local'),
    sessionIsAccepted: isOf('accepted', 'session'),
    sessionIsForeign: isOf('foreign', 'session'),
    isAccepted: isNow('accepted'),
    isForeign: isNow('foreign'),
    isAbsent: isNow('absent'),
    wantsToBeRemembered: (event = '_event.data') => `${event}.remember`,
  },
  actions: { removeStatus: (params = '_event.data.stored') => `removeStatus(${params});` },
  actors: {
    readStatus: { result: () => 'readStatus()' },
    writeAccepted: { result: () => "writeAccepted(_event.data.remember ? 'local' : 'session')" },
    watchStatus: { sentByHost: ['status.changed'] },
  },
}
