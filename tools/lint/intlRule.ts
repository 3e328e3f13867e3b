const message =
  'The first use of Intl takes a phone 100 ms: compareText, formatNumber, joinWords, nameDay and splitCharacters do without.'

const intlMethods = ['localeCompare', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']

/** Refuses `Intl` in what visitors load; the lab and the dossier are opened by those who audit. */
export const intlRule = {
  files: ['src/**'],
  ignores: ['src/audit/**', 'src/shared/splitCharacters.ts'],
  rules: {
    'no-restricted-globals': ['error', { name: 'Intl', message }],
    'no-restricted-properties': ['error', ...intlMethods.map((property) => ({ property, message }))],
  },
}
