import jest from 'eslint-plugin-jest'
import playwright from 'eslint-plugin-playwright'
import { noEmptyCheck } from './noEmptyCheck'

// Each test asserts something, always, and waits for what it asserts.
const jestRules = {
  'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
  'jest/no-commented-out-tests': 'error',
  'jest/no-conditional-expect': 'error',
  'jest/no-disabled-tests': 'error',
  'jest/no-duplicate-hooks': 'error',
  'jest/no-focused-tests': 'error',
  'jest/no-identical-title': 'error',
  'jest/no-test-return-statement': 'error',
  'jest/no-unneeded-async-expect-function': 'error',
  'jest/require-to-throw-message': 'error',
  'jest/valid-describe-callback': 'error',
  'jest/valid-expect': 'error',
  'jest/valid-expect-in-promise': 'error',
}

const playwrightRules = {
  'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', '^visitor\\.expect'] }],
  'playwright/missing-playwright-await': 'error',
  'playwright/no-commented-out-tests': 'error',
  'playwright/no-conditional-expect': 'error',
  'playwright/no-duplicate-hooks': 'error',
  'playwright/no-focused-test': 'error',
  'playwright/no-force-option': 'error',
  'playwright/no-page-pause': 'error',
  'playwright/no-skipped-test': 'error',
  'playwright/no-standalone-expect': 'error',
  'playwright/no-unsafe-references': 'error',
  'playwright/no-useless-await': 'error',
  'playwright/no-useless-not': 'error',
  'playwright/prefer-web-first-assertions': 'error',
  'playwright/valid-describe-callback': 'error',
  'playwright/valid-expect': 'error',
  'playwright/valid-expect-in-promise': 'error',
}

const vague = {
  toBeDefined: 'null passes: say what it is.',
  toBeFalsy: 'Several values pass: say which it is.',
  toBeTruthy: 'Nearly any value passes: say which it is.',
  'not.toBeNull': 'undefined passes: toBeInTheDocument(), or say what it is.',
  'not.toBeUndefined': 'null passes: say what it is.',
}

/** What a linter can hold of "each test fails for its reason", for the files under __tests__. */
export const testRules = [
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    plugins: { tests: { rules: { 'no-empty-check': noEmptyCheck } } },
    rules: { 'tests/no-empty-check': 'error' },
  },
  {
    files: ['__tests__/**/*.{test,contract}.{ts,tsx}'],
    plugins: { jest },
    rules: { ...jestRules, 'jest/no-restricted-matchers': ['error', vague] },
  },
  {
    files: ['__tests__/browser/**/*.ts'],
    plugins: { playwright },
    rules: {
      ...playwrightRules,
      'playwright/no-restricted-matchers': ['error', vague],
    },
  },
  {
    files: ['__tests__/browser/**/*.{journey,nightly}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'IfStatement > AwaitExpression.test, IfStatement > .test AwaitExpression',
          message: 'What the page happens to hold decides what is checked: expect it to be there.',
        },
      ],
    },
  },
]
