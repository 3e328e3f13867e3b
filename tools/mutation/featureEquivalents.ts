const visibleErrors = 'src/features/quote/useVisibleErrors.ts'

const focusOnFirst = {
  file: visibleErrors,
  line: `if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()`,
  mutator: 'OptionalChaining',
} as const

const beingTyped = {
  file: visibleErrors,
  line: "const isBeingTyped = ({ date }: Quote) => date === null || date < '1900'",
} as const

const alwaysDrawn =
  'It is always drawn, so the reference is never empty: the question mark is for the compiler.'

export const featureEquivalents = [
  {
    ...focusOnFirst,
    code: `form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus`,
    replacement: `form.current?.querySelector<HTMLElement>('[aria-invalid="true"]').focus`,
    reason: 'Errors are shown before this effect runs, and it runs only where there is one.',
  },
  {
    ...focusOnFirst,
    code: 'form.current?.querySelector',
    replacement: 'form.current.querySelector',
    reason: alwaysDrawn,
  },
  {
    ...beingTyped,
    mutator: 'ConditionalExpression',
    code: 'date === null',
    replacement: 'false',
    reason: "In JavaScript null < '1900' holds as well: the comparison is for the compiler.",
  },
  {
    ...beingTyped,
    mutator: 'EqualityOperator',
    code: "date < '1900'",
    replacement: "date <= '1900'",
    reason: "A day has ten characters: none equals '1900'.",
  },
  {
    file: visibleErrors,
    line: 'const isDateShown = date !== undefined && (attempts > 0 || !isBeingTyped(quote))',
    mutator: 'ConditionalExpression',
    code: 'date !== undefined',
    replacement: 'true',
    reason: 'Without an error of the date, both lists of errors are the same.',
  },
  {
    file: 'src/features/quote/useQuote.ts',
    line: 'useEffect(() => () => clearTimeout(pending.current?.timer), [])',
    mutator: 'ArrayDeclaration',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A list of one constant never changes either: the effect runs once all the same.',
  },
  {
    file: 'src/features/quote/useQuoteKey.ts',
    line: 'const [keys, setKeys] = useState({ first: key, latest: key })',
    mutator: 'ObjectLiteral',
    code: '{ first: key, latest: key }',
    replacement: '{}',
    reason: 'The first render differs from an empty list of keys, so the next line sets both at once.',
  },
  {
    file: 'src/features/quote/QuoteFields.tsx',
    line: "value={quote.date ?? ''}",
    mutator: 'StringLiteral',
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'A field of type date shows nothing for a text that is no date (HTML, value sanitization).',
  },
  {
    file: 'src/features/order/OrderPanel.tsx',
    line: 'heading.current?.focus()',
    mutator: 'OptionalChaining',
    code: 'heading.current?.focus',
    replacement: 'heading.current.focus',
    reason: alwaysDrawn,
  },
  {
    file: 'src/features/offline/syncOfflineCache.ts',
    line: 'if (isRemembered()) await getFirstScript()?.registerWorker()',
    mutator: 'OptionalChaining',
    code: 'getFirstScript()?.registerWorker',
    replacement: 'getFirstScript().registerWorker',
    reason: 'Its caller takes an error as it takes a worker that is missing.',
  },
  {
    file: 'src/features/offline/syncOfflineCache.ts',
    line: 'if ((await hasWorker().catch(() => false)) && isRemembered()) return',
    mutator: 'ArrowFunction',
    code: '() => false',
    replacement: '() => undefined',
    reason: 'A condition takes undefined as it takes false.',
  },
  {
    file: 'src/features/offline/useOfflineCache.ts',
    line: 'registration.active?.postMessage(visited)',
    mutator: 'OptionalChaining',
    code: 'registration.active?.postMessage',
    replacement: 'registration.active.postMessage',
    reason: 'The error is caught by the same function, which then has nothing left to do.',
  },
  {
    file: 'src/features/zoom/levels.ts',
    line: 'const beyond = levels.filter((level) => (level - scale) * direction > 0)',
    mutator: 'ArithmeticOperator',
    code: '(level - scale) * direction',
    replacement: '(level - scale) / direction',
    reason: 'A direction is 1 or -1: to divide by it is to multiply by it.',
  },
  {
    file: 'src/features/zoom/levels.ts',
    line: 'return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? scale',
    mutator: 'EqualityOperator',
    code: 'direction > 0',
    replacement: 'direction >= 0',
    reason: 'A direction is 1 or -1, never 0.',
  },
] as const
