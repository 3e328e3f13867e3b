import { rejectionPulseMs } from '../../../src/content/constants'
import { jestFile, type Fault } from '../fault'

const machine = 'src/features/gate/gateMachine.ts'
const machineTests = jestFile('features/gate/gateMachineAnswers.test.ts')
const storageTests = jestFile('features/gate/gateStorage.test.ts')

/** What mutation cannot plant: a wrong constant, a sequence of events, a stale file. */
export const gateFaults: readonly Fault[] = [
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
    id: 'chart-stale',
    title: 'The machine was changed and the drawn chart was not',
    file: machine,
    find: 'Se muestra el sitio.',
    replace: 'Se muestra todo el sitio.',
    check: jestFile('tools/chart/chartFiles.test.ts'),
    expectedOutput: '● src/audit/gate/chart.json shows the machine as it is',
  },
]
