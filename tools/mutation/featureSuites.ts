import { sourcesIn, type Suite } from './suite'

const ruleFiles = ['isoDate', 'quote', 'quoteAddress', 'quoteMessage', 'validateQuote'].map(
  (name) => `src/features/quote/${name}.ts`,
)

export const featureSuites: readonly Suite[] = [
  {
    name: 'slices, WhatsApp, preview',
    mutate: [
      'src/app/store.ts',
      'src/content/messages.ts',
      'src/features/layout/sidebarSlice.ts',
      'src/features/order/orderMessage.ts',
      'src/features/order/orderSlice.ts',
      'src/shared/preview.ts',
      'src/shared/whatsapp.ts',
    ],
    tests: [
      '__tests__/app/store.test.ts',
      '__tests__/content/messages.test.ts',
      '__tests__/features/order/orderMessage.test.ts',
      '__tests__/features/order/orderSlice.test.ts',
      '__tests__/shared/texts.test.ts',
    ],
    project: 'unit',
    minimumPercent: 100,
  },
  {
    name: 'quote: rules, address, message',
    mutate: ruleFiles,
    tests: [
      '__tests__/features/quote/quoteAddress.test.ts',
      '__tests__/features/quote/quoteMessage.test.ts',
      '__tests__/features/quote/validateQuote.test.ts',
    ],
    project: 'unit',
    minimumPercent: 90,
  },
  {
    name: 'quote form',
    mutate: sourcesIn('src/features/quote').filter((file) => !ruleFiles.includes(file)),
    tests: [
      '__tests__/features/quote/quoteErrors.dom.test.tsx',
      '__tests__/features/quote/quoteForm.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 90,
  },
  {
    name: 'order: bag, panel, buttons',
    mutate: sourcesIn('src/features/order').filter((file) => file.endsWith('.tsx')),
    tests: [
      '__tests__/features/order/orderBag.dom.test.tsx',
      '__tests__/features/order/panelOfBottles.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 90,
  },
  {
    name: 'offline',
    mutate: sourcesIn('src/features/offline'),
    tests: [
      '__tests__/features/offline/offlineNotice.dom.test.tsx',
      '__tests__/features/offline/syncOfflineCache.dom.test.ts',
      '__tests__/features/offline/useOfflineCache.dom.test.tsx',
      '__tests__/features/offline/workerSwitch.dom.test.ts',
    ],
    project: 'dom',
    minimumPercent: 90,
  },
  {
    name: 'gallery',
    mutate: sourcesIn('src/features/gallery'),
    tests: [
      '__tests__/features/gallery/findInCollection.test.ts',
      '__tests__/features/gallery/layoutWall.test.ts',
      '__tests__/features/gallery/scaleWall.dom.test.tsx',
      '__tests__/features/gallery/walls.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 90,
  },
  {
    name: 'zoom',
    mutate: sourcesIn('src/features/zoom'),
    tests: [
      '__tests__/features/zoom/levels.test.ts',
      '__tests__/features/zoom/zoomDialog.dom.test.tsx',
      '__tests__/features/zoom/zoomFingers.dom.test.tsx',
      '__tests__/features/zoom/zoomGestures.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 90,
  },
]
