import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const require = createRequire(import.meta.url)
require('esbuild-register')
const { intlRule } = require('./tools/lint/intlRule.ts')
const { testRules } = require('./tools/lint/testRules.ts')
const { textRules } = require('./tools/lint/textRules.ts')

// A folder may import from the folders after it, never from the ones before it.
const layers = ['boot', 'app', 'pages', 'features', 'shared', 'content', 'styles']

const downwardOnly = layers.slice(1).map((folder, index) => ({
  target: `./src/${folder}`,
  from: layers.slice(0, index + 1).map((upper) => `./src/${upper}`),
  message: `src/${folder} may not import from ${layers.slice(0, index + 1).join(', ')}.`,
}))

const siblingsApart = ['features', 'pages'].flatMap((folder) =>
  readdirSync(`src/${folder}`).map((name) => ({
    target: `./src/${folder}/${name}`,
    from: `./src/${folder}`,
    except: [`./${name}`],
    message: `${folder} do not know each other: compose them one floor up.`,
  })),
)

// The state chart lab looks at the site from outside.
const auditApart = [
  {
    target: layers.map((folder) => `./src/${folder}`),
    from: './src/audit',
    message: 'The site knows nothing of src/audit: not a byte of the lab may reach a visitor.',
  },
  {
    target: './src/audit',
    from: ['boot', 'app', 'pages'].map((folder) => `./src/${folder}`),
    message: 'src/audit may import features, shared, content and styles.',
  },
  {
    target: ['lab', 'chart', 'model'].map((folder) => `./src/audit/${folder}`),
    from: './src/features',
    message: 'chart, model and lab run any machine: what they know of one is in its LabSubject.',
  },
  ...[
    [['lab', 'dossier', 'gate', 'ui', 'chart', 'model'], ['page']],
    [['dossier', 'gate', 'ui', 'chart', 'model'], ['lab']],
    [['lab', 'gate', 'ui', 'chart', 'model'], ['dossier']],
    [['chart', 'model'], ['ui']],
    [['chart'], ['model']],
    [['lab', 'ui', 'chart', 'model'], ['gate']],
  ].map(([folders, uppers]) => ({
    target: folders.map((folder) => `./src/audit/${folder}`),
    from: uppers.map((folder) => `./src/audit/${folder}`),
    message:
      'src/audit is read downward: page; lab or dossier; gate; ui; chart and model. The lab takes its subject from the page.',
  })),
]

const workerApart = [
  {
    target: './src/service-worker',
    from: ['boot', 'app', 'pages', 'features', 'content', 'styles', 'audit'].map(
      (folder) => `./src/${folder}`,
    ),
    message: 'src/service-worker is a script of its own: it may import shared alone.',
  },
  {
    target: [...layers, 'audit'].map((folder) => `./src/${folder}`),
    from: './src/service-worker',
    message: 'The site and its worker share src/shared/offlineCache.ts, nothing else.',
  },
]

const toolsApart = [
  {
    target: './__tests__/tools/hosts',
    from: './tools/headers',
    message: 'Hosts are compared with __tests__/tools/headers/support/reviewedHeaders.ts.',
  },
  { target: './src', from: './tools', message: 'tools is run by Node: src imports nothing of it.' },
  {
    target: ['./src', './tools'],
    from: './artwork',
    message: 'artwork made the masters: nothing else needs it.',
  },
]

const soleImporter = (name, file) => ({
  files: ['src/**/*.{ts,tsx}'],
  ignores: [file],
  rules: {
    'no-restricted-imports': ['error', { name, message: `${file} is the only importer of ${name}.` }],
  },
})

export default tseslint.config(
  { ignores: ['dist', '.cache', 'coverage', '__tests__/support/*.js'] },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  // Its rules compile each file; hooks and components are in these alone.
  { ...reactHooks.configs.flat.recommended, files: ['src/**', '**/*.tsx'] },
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })] },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...downwardOnly, ...siblingsApart, ...auditApart, ...workerApart, ...toolsApart] },
      ],
      'max-lines': ['error', 150],
    },
  },
  ...testRules,
  textRules,
  intlRule,
  soleImporter('react-slick', 'src/shared/carousel/Carousel.tsx'),
  {
    files: ['__tests__/browser/**/*.{journey,nightly}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'The test of support/visitor.ts fails where a page writes to the console or throws.',
        },
      ],
    },
  },
  {
    // Texts, and the one test that pins the facts of the specification.
    files: ['src/content/**', '__tests__/content/specification.test.ts'],
    rules: { 'max-lines': 'off' },
  },
)
