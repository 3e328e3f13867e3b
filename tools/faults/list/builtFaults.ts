import { journey, type Fault } from '../fault'

const main = 'src/boot/main.ts'
const whenAsked = 'prefetchLibraries()'

/** Only the built site shows these. */
export const builtFaults: readonly Fault[] = [
  {
    id: 'preloaded-before-yes',
    title: 'The product page is asked for while the gate still asks',
    file: main,
    find: whenAsked,
    replace: "void import('../pages/product/ProductPage')",
    check: journey(
      'beforeAnswer',
      'before the answer, no address shows or requests anything of the catalogue',
    ),
    expectedOutput: '+   "/assets/',
  },
  {
    id: 'third-party',
    title: 'Another host is asked for something',
    file: main,
    find: whenAsked,
    replace: "void fetch('https://example.org/').catch(() => {})",
    check: journey('gate', 'NO: the dialog outlasts the 50 ms and stays until it is closed'),
    expectedOutput: 'https://example.org/',
  },
  {
    id: 'script-too-heavy',
    title: 'The gate’s script carries React',
    file: main,
    find: "import { loadSite } from './loadSite'",
    replace: "import { loadSite } from './loadSite'\nimport 'react-dom/client'",
    check: journey('budgets', 'the gate answers with 20 KB of script, and has 75 KB in all'),
    expectedOutput: 'Expected: <= ',
  },
  {
    id: 'name-blocked',
    title: 'A class is called as content blockers know age gates',
    file: 'src/features/gate/GatePage.tsx',
    find: '<main className="gate"',
    replace: '<main className="gate age-gate"',
    check: journey('built', 'no emitted file, id or class has a name that content blockers hide'),
    expectedOutput: 'age-gate',
  },
  {
    id: 'page-without-file',
    title: 'An address has no HTML file of its own',
    file: 'tools/build/head/pageHeads.ts',
    find: '  ...artists.map((artist) => ({',
    replace: '  ...artists.slice(1).map((artist) => ({',
    check: journey('built', 'every page has its HTML file'),
    expectedOutput: '-   "/pinturas/artista/',
  },
  {
    id: 'contrast-low',
    title: 'Soft text on the night is hardly lighter than the night',
    file: 'src/styles/_roles.scss',
    find: "--text-soft: #{color('lime-200')}",
    replace: "--text-soft: #{color('night-700')}",
    check: journey('everyState', 'before the answer:'),
    expectedOutput: 'color-contrast: ',
  },
  {
    id: 'dialog-not-modal',
    title: 'The dialog of NO leaves the page behind it in reach',
    file: 'src/features/gate/gateInteraction.ts',
    find: 'dialog?.showModal()',
    replace: 'dialog?.show()',
    check: journey('gate', 'NO: the dialog outlasts the 50 ms and stays until it is closed'),
    expectedOutput: 'toBeHidden',
  },
  {
    id: 'press-lost',
    title: 'A button pressed before React is there does nothing',
    file: 'src/boot/recordEarlyClick.ts',
    find: 'clicked.click()',
    replace: 'clicked.focus()',
    check: journey('engines/siteCode', 'works once it has'),
    expectedOutput: 'Expected: true',
  },
]
