import { sourcesIn, type Suite } from './suite'

const links = 'src/features/contact/messageLinks.ts'

export const contactSuites: readonly Suite[] = [
  {
    name: 'contact: links',
    mutate: [links],
    tests: ['__tests__/features/contact/messageLinks.test.ts'],
    project: 'unit',
    minimumPercent: 100,
  },
  {
    name: 'contact: channels',
    mutate: sourcesIn('src/features/contact').filter((file) => file !== links),
    tests: ['chatLinkListener', 'handOver', 'phoneQrCode', 'channelsDialog'].map(
      (name) => `__tests__/features/contact/${name}.dom.test.tsx`,
    ),
    project: 'dom',
    minimumPercent: 95,
  },
]
