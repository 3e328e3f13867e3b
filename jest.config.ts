/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import { calendarTests } from './__tests__/support/calendarModules'

// For the workers, which start later: most objects of a test file are short-lived, and with V8's 16 MB for new ones
// a tenth of the time would go into collecting them.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`

const common = {
  transform: {
    // `qr` comes as ES modules alone, which Jest does not load.
    '\\.tsx?$|/node_modules/qr/.+\\.js$': [
      '<rootDir>/__tests__/support/codeTransform.js',
      {
        tsconfig: {
          allowJs: true,
          rootDir: '.',
          module: 'CommonJS',
          moduleResolution: 'node10',
          verbatimModuleSyntax: false,
          ignoreDeprecations: '6.0',
        },
      },
    ],
    '/support/icons\\.js$': '<rootDir>/__tests__/support/iconTransform.js',
  },
  transformIgnorePatterns: ['/node_modules/(?!qr/)'],
  moduleNameMapper: {
    '^lucide-react$': '<rootDir>/__tests__/support/icons.js',
    '\\.s?css$': '<rootDir>/__tests__/support/emptyModule.ts',
    '\\.(mp4|webm|vtt|svg)$': '<rootDir>/__tests__/support/emptyModule.ts',
  },
} satisfies Config

const requireAssertions = '<rootDir>/__tests__/support/requireAssertions.ts'

const unit = {
  ...common,
  displayName: 'unit',
  testEnvironment: '<rootDir>/__tests__/support/nodeEnvironment.ts',
  setupFilesAfterEnv: [requireAssertions],
  testMatch: ['<rootDir>/__tests__/**/!(*.dom).test.ts'],
} satisfies Config

const dom = {
  ...common,
  displayName: 'dom',
  testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.ts',
  setupFilesAfterEnv: [requireAssertions, '<rootDir>/__tests__/support/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.dom.test.ts?(x)'],
} satisfies Config

/** The tests of what reads the calendar run twice: in UTC as all do, and where the visitors are, four hours behind. */
const inBolivia = <Project extends Config>(
  project: Project & { displayName: string },
  tests: readonly string[],
) => ({
  ...project,
  displayName: `${project.displayName}, La Paz`,
  testEnvironmentOptions: { timeZone: 'America/La_Paz' },
  testMatch: tests.map((test) => `<rootDir>/${test}`),
})

export default {
  // As many as there are cores: Jest would leave one of two idle.
  maxWorkers: '100%',
  // Ends a test that hangs; a busy machine decides no verdict.
  testTimeout: 120_000,
  projects: [
    unit,
    dom,
    inBolivia(
      unit,
      calendarTests.filter((test) => !test.includes('.dom.')),
    ),
    inBolivia(
      dom,
      calendarTests.filter((test) => test.includes('.dom.')),
    ),
  ],
} satisfies Config
