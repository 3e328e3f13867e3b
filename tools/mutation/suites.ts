import { readdirSync } from 'node:fs'

export interface Suite {
  readonly name: string
  /** The code that is changed, mutant by mutant. */
  readonly mutate: readonly string[]
  /** The only tests that may kill them: the fewer, the faster. */
  readonly tests: readonly string[]
  /** Of jest.config.ts. */
  readonly project: 'unit' | 'dom'
  /** Of the mutants that are not equivalent. */
  readonly minimumPercent: number
}

const machineFiles = [
  'src/features/gate/createGate.ts',
  'src/features/gate/gateMachine.ts',
  'src/features/gate/gateSetup.ts',
  'src/features/gate/gateState.ts',
]
const storageFiles = ['src/features/gate/gateSlice.ts', 'src/features/gate/gateStorage.ts']

const otherGateFiles = readdirSync('src/features/gate')
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/features/gate/${name}`)
  .filter((file) => ![...machineFiles, ...storageFiles].includes(file))

export const suites: readonly Suite[] = [
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
      'src/boot/openDoorway.ts',
      'src/boot/staticGate.ts',
      ...otherGateFiles,
    ],
    tests: [
      '__tests__/boot/gateDrawings.dom.test.tsx',
      '__tests__/boot/firstScript.dom.test.ts',
      '__tests__/boot/showPrerenderedPage.dom.test.ts',
      '__tests__/features/gate/gateScreens.dom.test.tsx',
      '__tests__/boot/openDoorway.dom.test.ts',
      '__tests__/features/gate/requestedAddress.dom.test.ts',
      '__tests__/boot/staticGate.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 100,
  },
  {
    name: 'slices, WhatsApp, preview',
    mutate: [
      'src/app/store.ts',
      'src/content/messages.ts',
      'src/features/layout/sidebarSlice.ts',
      'src/features/order/orderMessage.ts',
      'src/features/order/orderSlice.ts',
      'src/features/quote/quoteMessage.ts',
      'src/shared/preview.ts',
      'src/shared/whatsapp.ts',
    ],
    tests: [
      '__tests__/app/store.test.ts',
      '__tests__/content/messages.test.ts',
      '__tests__/features/order/orderMessage.test.ts',
      '__tests__/features/order/orderSlice.test.ts',
      '__tests__/features/quote/quoteMessage.test.ts',
      '__tests__/shared/texts.test.ts',
    ],
    project: 'unit',
    minimumPercent: 90,
  },
]
