import { featureFiles, sourcesIn, type Suite } from './suite'

const ruleFiles = sourcesIn('src/features/quote').filter((file) => /\/(?!use)\w+\.ts$/.test(file))

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
      'src/shared/splitCharacters.ts',
      'src/shared/whatsapp.ts',
    ],
    tests: [
      '__tests__/app/store.test.ts',
      '__tests__/content/messages.test.ts',
      '__tests__/features/order/orderMessage.test.ts',
      '__tests__/features/order/orderSlice.test.ts',
      '__tests__/shared/splitCharacters.test.ts',
      '__tests__/shared/texts.test.ts',
    ],
    project: 'unit',
    minimumPercent: 100,
  },
  {
    name: 'quote: rules, address, message',
    mutate: ruleFiles,
    tests: [
      '__tests__/features/quote/estimateOrder.test.ts',
      '__tests__/features/quote/quoteAddress.test.ts',
      '__tests__/features/quote/quoteMessage.test.ts',
      '__tests__/features/quote/validateQuote.test.ts',
    ],
    project: 'unit',
    minimumPercent: 97,
  },
  {
    name: 'quote form',
    mutate: sourcesIn('src/features/quote').filter((file) => !ruleFiles.includes(file)),
    tests: [
      '__tests__/features/quote/orderEstimate.dom.test.tsx',
      '__tests__/features/quote/quoteErrors.dom.test.tsx',
      '__tests__/features/quote/quoteForm.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 98,
  },
  {
    name: 'order: bag, panel, buttons',
    mutate: sourcesIn('src/features/order').filter((file) => file.endsWith('.tsx')),
    tests: [
      '__tests__/features/order/orderBag.dom.test.tsx',
      '__tests__/features/order/panelOfBottles.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 96,
  },
  {
    name: 'order: kept in the tab',
    mutate: featureFiles('order', 'orderStorage.ts', 'useStoredOrder.ts'),
    tests: ['__tests__/features/order/storedOrder.dom.test.tsx'],
    project: 'dom',
    minimumPercent: 95,
  },
  {
    name: 'offline: notice',
    mutate: featureFiles('offline', 'OfflineNotice.tsx', 'useIsStaleCopy.ts'),
    tests: ['__tests__/features/offline/offlineNotice.dom.test.tsx'],
    project: 'dom',
    minimumPercent: 94,
  },
  {
    name: 'offline: copies',
    mutate: featureFiles('offline', 'clearOfflineCache.ts', 'syncOfflineCache.ts'),
    tests: [
      '__tests__/features/offline/syncOfflineCache.dom.test.ts',
      '__tests__/features/offline/workerSwitch.dom.test.ts',
    ],
    project: 'dom',
    minimumPercent: 91,
  },
  {
    name: 'offline: worker',
    mutate: featureFiles('offline', 'useOfflineCache.ts'),
    tests: ['__tests__/features/offline/useOfflineCache.dom.test.tsx'],
    project: 'dom',
    minimumPercent: 92,
  },
  {
    name: 'zoom: levels',
    mutate: featureFiles('zoom', 'levels.ts'),
    tests: ['__tests__/features/zoom/levels.test.ts'],
    project: 'unit',
    minimumPercent: 90,
  },
  {
    name: 'zoom: dialog and button',
    mutate: featureFiles('zoom', 'ZoomButton.tsx', 'ZoomDialog.tsx', 'useZoom.ts'),
    tests: ['Button', 'Dialog'].map((name) => `__tests__/features/zoom/zoom${name}.dom.test.tsx`),
    project: 'dom',
    minimumPercent: 97,
  },
  {
    name: 'zoom: gestures',
    mutate: featureFiles('zoom', 'useZoomGestures.ts'),
    tests: [
      '__tests__/features/zoom/zoomFingers.dom.test.tsx',
      '__tests__/features/zoom/zoomGestures.dom.test.tsx',
    ],
    project: 'dom',
    minimumPercent: 90,
  },
]
