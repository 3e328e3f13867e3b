import { command, jestFile, type PlantedDefect } from '../plantedDefect'

export const projectDefects: readonly PlantedDefect[] = [
  {
    id: 'import-upwards',
    title: 'Shared code imports a feature',
    file: 'src/shared/whatsapp.ts',
    find: "import { owner } from '../content/owner'",
    replace: "import { owner } from '../content/owner'\nimport '../features/gate/gateSlice'",
    check: command('eslint', 'src/shared/whatsapp.ts', '--max-warnings', '0'),
    says: 'src/shared may not import from app, pages, features',
  },
  {
    id: 'state-misspelt',
    title: 'The slice asks for a state that the chart has not',
    file: 'src/features/gate/gateState.ts',
    find: "snapshot.matches('accepted')",
    replace: "snapshot.matches('acepted')",
    check: command('tsc', '--noEmit'),
    says: 'Argument of type \'"acepted"\' is not assignable',
  },
  {
    id: 'dependency-unused',
    title: 'A library is carried along that nothing uses',
    file: 'package.json',
    find: '    "slick-carousel": "2.0.0",\n',
    replace: '    "slick-carousel": "2.0.0",\n    "sharp-cli": "5.2.0",\n',
    check: command('knip'),
    says: 'Unused dependencies (1)',
  },
  {
    id: 'header-dropped',
    title: 'The server no longer forbids to guess what a file is',
    file: 'src/build/headers/securityHeaders.ts',
    find: "  'X-Content-Type-Options': 'nosniff',\n",
    replace: '',
    check: jestFile('build/server.test.ts'),
    says: '● every answer carries the security headers',
  },
  {
    id: 'policy-unsafe',
    title: 'The content security policy lets any inline script run',
    file: 'src/build/headers/contentSecurityPolicy.ts',
    find: '"script-src \'self\'"',
    replace: "\"script-src 'self' 'unsafe-inline'\"",
    check: jestFile('build/headers/contentSecurityPolicy.test.ts'),
    says: '● lets the page run its own files and the inline code it carries, and nothing else',
  },
]
