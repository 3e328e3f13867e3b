import { journey, type Fault } from '../fault'

const leaks = (title: string) => journey('leaks', title)

/** What stays in memory, and what is written to the console. */
export const leakFaults: readonly Fault[] = [
  {
    id: 'observer-left',
    title: 'Carousels that are gone are still observed',
    file: 'src/shared/carousel/useHiddenSlides.ts',
    find: 'return () => observer.disconnect()',
    replace: 'return () => void observer.takeRecords()',
    check: leaks('thirty changes of route leave nothing behind'),
    expectedOutput: '+   "MutationObservers: ',
  },
  {
    id: 'listener-left',
    title: 'Each opening of a dialog adds a listener to the document',
    file: 'src/shared/ui/Dialog.tsx',
    find: '    if (isOpen) element.showModal()\n',
    replace:
      "    if (isOpen) document.addEventListener('keydown', () => void element)\n    if (isOpen) element.showModal()\n",
    check: leaks('ten openings of each dialog leave nothing behind'),
    expectedOutput: '+   "listeners of document for keydown: ',
  },
  {
    id: 'debug-written',
    title: 'The gate writes to the console',
    file: 'src/boot/main.ts',
    find: 'prefetchLibraries()',
    replace: "prefetchLibraries()\nconsole.debug('asked')",
    check: journey('gate', 'NO: the dialog outlasts the 50 ms and stays until it is closed'),
    expectedOutput: '+   "console.debug: asked',
  },
]
