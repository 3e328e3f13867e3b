/** What reads a calendar, a clock face or a time zone → its tests, which jest.config.ts runs in two time zones. */
const tested: Readonly<Record<string, readonly string[]>> = {
  'src/content/days.ts': [
    '__tests__/content/days.test.ts',
    '__tests__/pages/about/PublicEvents.dom.test.tsx',
  ],
  'src/content/isoDay.ts': [
    '__tests__/content/isoDay.test.ts',
    '__tests__/features/quote/quoteMessage.test.ts',
    '__tests__/tools/dossier/readAttestations.test.ts',
  ],
  'src/features/quote/isoDate.ts': [
    '__tests__/features/quote/quoteAddress.test.ts',
    '__tests__/features/quote/quoteMessage.test.ts',
    '__tests__/features/quote/quoteDates.dom.test.tsx',
    '__tests__/features/quote/validateQuote.test.ts',
  ],
  'src/audit/dossier/evidence/describeMoment.ts': [
    '__tests__/audit/dossier/describeMoment.test.ts',
    '__tests__/audit/dossier/examined.dom.test.tsx',
  ],
  'src/audit/lab/state/collectContext.ts': ['__tests__/audit/lab/collectContext.dom.test.ts'],
  'tools/build/version/commitDay.ts': ['__tests__/tools/build/version/commitDay.test.ts'],
  'tools/dossier/archive/zipFiles.ts': ['__tests__/tools/dossier/archive/zipFiles.test.ts'],
  'tools/dossier/seal/formatMoment.ts': ['__tests__/tools/dossier/seal/formatMoment.test.ts'],
}

/** No test reads their date: they write the day of a measurement into a page, or send a moment with its zone. */
const untested = [
  'tools/bench/bench.ts',
  'tools/dossier/attest/attest.ts',
  'tools/dossier/chromium/captures.ts',
  'tools/dossier/dossier.ts',
  'tools/dossier/seal/runFacts.ts',
  'tools/faults/faults.ts',
  'tools/figures/figures.ts',
]

export const calendarModules = [...Object.keys(tested), ...untested]
export const calendarTests = Object.values(tested).flat()
