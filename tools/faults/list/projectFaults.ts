import { dependencies } from '../../../package.json'
import { commandCheck, jestFile, type Fault } from '../fault'

export const projectFaults: readonly Fault[] = [
  {
    id: 'import-upwards',
    title: 'Shared code imports a feature',
    file: 'src/shared/whatsapp.ts',
    find: "import { owner } from '../content/owner'",
    replace: "import { owner } from '../content/owner'\nimport '../features/gate/gateSlice'",
    check: commandCheck('eslint', 'src/shared/whatsapp.ts', '--max-warnings', '0'),
    expectedOutput: 'src/shared may not import from boot, app, pages, features',
  },
  {
    id: 'state-misspelt',
    title: 'The slice asks for a state that the chart has not',
    file: 'src/features/gate/gateState.ts',
    find: "snapshot.matches('accepted')",
    replace: "snapshot.matches('acepted')",
    check: commandCheck('tsc', '--noEmit'),
    expectedOutput: 'Argument of type \'"acepted"\' is not assignable',
  },
  {
    id: 'dependency-unused',
    title: 'A library is carried along that nothing uses',
    file: 'package.json',
    find: '"slick-carousel":',
    replace: '"sharp-cli": "5.2.0",\n    "slick-carousel":',
    check: commandCheck('knip'),
    expectedOutput: 'Unused dependencies (1)',
  },
  {
    id: 'dependency-unpinned',
    title: 'A library may come in another version than the one tested',
    file: 'package.json',
    find: `"xstate": "${dependencies.xstate}"`,
    replace: `"xstate": "^${dependencies.xstate}"`,
    check: commandCheck('node', '-r', 'esbuild-register', 'tools/packages/packages.ts'),
    expectedOutput: 'xstate is not pinned: ^',
  },
  {
    id: 'header-dropped',
    title: 'The server sends no security header without TLS',
    file: 'tools/headers/securityHeaders.ts',
    find: '...onlyOverTls } : always',
    replace: '...onlyOverTls } : {}',
    check: jestFile('tools/headers/pinnedHeaders.test.ts'),
    expectedOutput: '● every answer has the headers of',
  },
  {
    id: 'policy-unsafe',
    title: 'The content security policy lets any inline script run',
    file: 'tools/headers/contentSecurityPolicy.ts',
    find: '...code.scripts',
    replace: '"\'unsafe-inline\'", ...code.scripts',
    check: jestFile('tools/headers/contentSecurityPolicy.test.ts'),
    expectedOutput: '● lets the page run its own files and the inline code it carries, and nothing else',
  },
]
