import { sourcesIn, type Suite } from './suite'

const headFiles = (...names: readonly string[]) => names.map((name) => `tools/build/head/${name}.ts`)
const headTests = (...names: readonly string[]) =>
  names.map((name) => `__tests__/tools/build/head/${name}.test.ts`)

export const toolSuites: readonly Suite[] = [
  {
    name: 'headers',
    mutate: sourcesIn('tools/headers'),
    tests: [
      '__tests__/tools/headers/contentSecurityPolicy.test.ts',
      '__tests__/tools/headers/fileHeaders.test.ts',
      '__tests__/tools/headers/pagePolicies.test.ts',
      '__tests__/tools/headers/pinnedHeaders.test.ts',
      '__tests__/tools/headers/strictTransport.test.ts',
    ],
    project: 'unit',
    minimumPercent: 96,
  },
  {
    // What only starts servers for the tests (startServer, servers, serverConfigs) is not shipped to any host.
    name: 'hosts',
    mutate: ['apache', 'auditPassword', 'headersFile', 'nginx', 'writeHostFiles'].map(
      (name) => `tools/hosts/${name}.ts`,
    ),
    tests: ['__tests__/tools/hosts/reviewedHostFiles.test.ts'],
    project: 'unit',
    minimumPercent: 98,
  },
  {
    name: 'head of a page: tags',
    mutate: headFiles('headTags', 'pageHeads', 'structuredData', 'organisation'),
    tests: headTests('headTags', 'reviewedHeads', 'organisation'),
    project: 'unit',
    minimumPercent: 90,
  },
  {
    name: 'head of a page: what may be there',
    mutate: headFiles('checkHead', 'headRules', 'headSchemas', 'readHead'),
    tests: headTests('headRules', 'headSchemas', 'readHead'),
    project: 'unit',
    minimumPercent: 90,
  },
]
