import { sourcesIn, type Suite } from './suite'

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
    minimumPercent: 90,
  },
  {
    // What only starts servers for the tests (startServer, servers, serverConfigs) is not shipped to any host.
    name: 'hosts',
    mutate: ['apache', 'auditPassword', 'headersFile', 'nginx', 'writeHostFiles'].map(
      (name) => `tools/hosts/${name}.ts`,
    ),
    tests: ['__tests__/tools/hosts/reviewedHostFiles.test.ts'],
    project: 'unit',
    minimumPercent: 90,
  },
  {
    name: 'head of a page',
    mutate: sourcesIn('tools/build/head'),
    tests: [
      '__tests__/tools/build/head/checkHead.test.ts',
      '__tests__/tools/build/head/headRules.test.ts',
      '__tests__/tools/build/head/headSchemas.test.ts',
      '__tests__/tools/build/head/readHead.test.ts',
      '__tests__/tools/build/head/reviewedHeads.test.ts',
    ],
    project: 'unit',
    minimumPercent: 90,
  },
]
