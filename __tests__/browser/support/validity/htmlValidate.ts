import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import type { HtmlDocument, Problem } from './problem'

const config: ConfigData = {
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:document',
    'html-validate:browser',
    'html-validate:prettier', // quotes, case and slashes are the minifier's
  ],
  rules: {
    'missing-doctype': 'error',
    'valid-id': ['error', { relaxed: true }],
    'no-implicit-close': 'off',
    'require-sri': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

export const htmlValidateProblems = async ({ name, html }: HtmlDocument): Promise<Problem[]> => {
  const { results } = await validator.validateString(html, name)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      checker: 'html-validate',
      document: name,
      message: `${ruleId}: ${message}`,
      place: selector ?? '',
    }))
}
