import { sourcesIn, type Suite } from './suite'

const machineFiles = [
  'src/features/gate/createGate.ts',
  'src/features/gate/gateMachine.ts',
  'src/features/gate/gateSetup.ts',
  'src/features/gate/gateState.ts',
]
const storageFiles = ['src/features/gate/gateSlice.ts', 'src/features/gate/gateStorage.ts']

const otherGateFiles = sourcesIn('src/features/gate').filter(
  (file) => ![...machineFiles, ...storageFiles].includes(file),
)

export const gateSuites: readonly Suite[] = [
  {
    name: 'gate: machine',
    mutate: machineFiles,
    tests: [
      '__tests__/features/gate/gateChart.test.ts',
      '__tests__/features/gate/gateMachine.test.ts',
      '__tests__/features/gate/gateMachineAnswers.test.ts',
      '__tests__/features/gate/gateMachineOtherTab.test.ts',
    ],
    project: 'unit',
    minimumPercent: 100,
  },
  {
    name: 'gate: storage and slice',
    mutate: storageFiles,
    tests: ['__tests__/features/gate/gateStorage.test.ts', '__tests__/app/store.test.ts'],
    project: 'unit',
    minimumPercent: 100,
  },
  {
    name: 'gate: on the page',
    mutate: [
      'src/boot/pageState.ts',
      'src/boot/firstScript.ts',
      'src/boot/recordEarlyClick.ts',
      'src/boot/openDoorway.ts',
      'src/boot/staticGate.ts',
      ...otherGateFiles,
    ],
    tests: [
      '__tests__/boot/gateDrawings.dom.test.tsx',
      '__tests__/boot/firstScript.dom.test.ts',
      '__tests__/boot/recordEarlyClick.dom.test.ts',
      '__tests__/boot/showPrerenderedPage.dom.test.ts',
      '__tests__/features/gate/gateScreens.dom.test.tsx',
      '__tests__/boot/openDoorway.dom.test.ts',
      '__tests__/features/gate/requestedAddress.dom.test.ts',
      '__tests__/boot/staticGate.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 100,
  },
]
