import { rejectionPulseMs } from '../../../src/content/constants'
import { jestFile, type Fault } from '../fault'

const machine = 'src/features/gate/gateMachine.ts'
const storage = 'src/features/gate/gateStorage.ts'
const machineTests = jestFile('features/gate/gateMachine.test.ts')
const storageTests = jestFile('features/gate/gateStorage.test.ts')
const screenTests = jestFile('boot/gateDrawings.dom.test.tsx')

export const gateFaults: readonly Fault[] = [
  {
    id: 'guard-swapped',
    title: 'A foreign value in local storage opens the site',
    file: machine,
    find: "type: 'localIsAccepted'",
    replace: "type: 'localIsForeign'",
    check: machineTests,
    expectedOutput: '● on start (R1–R6, X1) › reads persistent storage first',
  },
  {
    id: 'removal-skipped',
    title: 'A foreign value in session storage is asked about, but left there',
    file: machine,
    find: "            actions: { type: 'removeStatus', params: { place: 'session' } },\n            meta: { rule: 'R5' },",
    replace: "            meta: { rule: 'R5' },",
    check: machineTests,
    expectedOutput: '› local undefined, session "x"',
  },
  {
    id: 'opens-blocked',
    title: 'A storage that cannot be read opens the site',
    file: machine,
    find: "onError: { target: 'not-accepted', meta: { rule: 'X1'",
    replace: "onError: { target: 'accepted.remembered', meta: { rule: 'X1'",
    check: machineTests,
    expectedOutput: '› fails closed when storage cannot be read (X1)',
  },
  {
    id: '51-ms',
    title: 'The message of NO lives one millisecond too long',
    file: 'src/content/constants.ts',
    find: `rejectionPulseMs = ${rejectionPulseMs}`,
    replace: `rejectionPulseMs = ${rejectionPulseMs + 1}`,
    check: machineTests,
    expectedOutput: '› holds the message for 50 ms: still there at 49, gone at 50',
  },
  {
    id: 'forgets-half',
    title: '“Olvidar mi respuesta” leaves the answer in session storage',
    file: machine,
    find: "            { type: 'removeStatus', params: { place: 'session' } },\n          ],",
    replace: '          ],',
    check: jestFile('features/gate/sequences.test.ts'),
    expectedOutput: 'se esperaba que el almacenamiento de sesión',
  },
  {
    id: 'key-renamed',
    title: 'The answer is kept under another key',
    file: 'src/content/storageKeys.ts',
    find: "statusKey = 'status'",
    replace: "statusKey = 'estado'",
    check: storageTests,
    expectedOutput: '● keeps one entry: key "status", value "accepted"',
  },
  {
    id: 'foreign-value-taken',
    title: 'ACCEPTED, which the site never writes, is taken for an answer',
    file: storage,
    find: 'value === accepted ?',
    replace: 'value.toLowerCase() === accepted ?',
    check: storageTests,
    expectedOutput: '● reads {"session":{"status":"ACCEPTED"}}',
  },
  {
    id: 'tab-deaf',
    title: 'Another tab clears everything and this one does not hear it',
    file: storage,
    find: ' || event.key === null',
    replace: '',
    check: storageTests,
    expectedOutput: '● hears another tab change the status or clear everything',
  },
  {
    id: 'dialog-dies',
    title: 'The dialog of NO dies with its message after 50 ms',
    file: 'src/features/gate/gateDriver.ts',
    find: 'if (errorMessage && !dialog?.open) dialog?.showModal()',
    replace: 'if (!errorMessage) dialog?.close()\n  else if (!dialog?.open) dialog?.showModal()',
    check: screenTests,
    expectedOutput: `● the gate of React › after ["NO","50 ms"]`,
  },
  {
    id: 'box-ticked',
    title: '“Recordar mis datos” is ticked beforehand',
    file: 'src/features/gate/GateAnswers.tsx',
    find: 'name="remember"',
    replace: 'name="remember" defaultChecked',
    check: screenTests,
    expectedOutput: `● the gate of React › after ["SÍ"]`,
  },
  {
    id: 'chart-stale',
    title: 'The machine was changed and the drawn chart was not',
    file: machine,
    find: 'Se muestra el sitio.',
    replace: 'Se muestra todo el sitio.',
    check: jestFile('tools/chart/chartFiles.test.ts'),
    expectedOutput: '● src/audit/chart/chart.json shows the machine as it is',
  },
]
