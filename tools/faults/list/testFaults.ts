import { commandCheck, jestFile, type Fault } from '../fault'

/** A test that can no longer fail, and time: the visitor's day, the turn of a carousel. */
export const testFaults: readonly Fault[] = [
  {
    id: 'asserts-nothing',
    title: 'A test asserts only where something holds that never does',
    file: '__tests__/content/film.test.ts',
    find: '  expect(readFileSync(captions',
    replace: "  if (captions === '') expect(readFileSync(captions",
    check: jestFile('content/film.test.ts'),
    expectedOutput: 'Expected at least one assertion to be called but received none.',
  },
  {
    id: 'looks-at-nothing',
    title: 'A test looks at every entry of a list that may be empty',
    file: '__tests__/content/pages.test.ts',
    find: 'of expectSome(heroSlides)',
    replace: "of heroSlides.filter(({ id }) => id === expectSome('x')[0])",
    check: commandCheck('eslint', '__tests__/content/pages.test.ts', '--max-warnings', '0'),
    expectedOutput: 'Passes where the list is empty: write expectSome(…) around it',
  },
  {
    id: 'day-of-greenwich',
    title: 'The day of a quote is that of Greenwich, which is a day ahead in the Bolivian evening',
    file: 'src/features/quote/isoDate.ts',
    find: 'now.getTimezoneOffset() * 60_000',
    replace: '0',
    check: jestFile('features/quote/quoteDates.dom.test.tsx'),
    expectedOutput: '● at 2026-11-06T03:59:00Z the day 2026-11-05 is judged by the visitor’s own calendar',
  },
  {
    id: 'event-of-greenwich',
    title: 'A tasting goes at midnight of Greenwich, in the Bolivian evening of its last day',
    file: 'src/content/days.ts',
    find: 'const behindUtc = 4 * 3_600_000',
    replace: 'const behindUtc = 0',
    check: jestFile('pages/about/PublicEvents.dom.test.tsx'),
    expectedOutput: '● at 2027-03-13T23:59:59-04:00 the tastings and fairs to come are',
  },
  {
    id: 'statement-of-other-limits',
    title: 'The statement of accessibility no longer says what an engine leaves untried',
    file: 'src/content/accessibilityTests.ts',
    find: "  '@held-key': { what: 'las teclas que se mantienen apretadas', engines: ['webkit'] },\n",
    replace: '',
    check: jestFile('content/accessibility.test.ts'),
    expectedOutput: '● says what is not tried in webkit',
  },
  {
    id: 'hero-hurries',
    title: 'The home carousel turns after the time of the other sliders',
    file: 'src/pages/home/HomeHero.tsx',
    find: '        autoplayMs={homeAutoplayMs}\n',
    replace: '',
    check: jestFile('shared/carousel/rotationTimes.dom.test.tsx'),
    expectedOutput: '● the hero turns by itself after the time of the specification',
  },
]
