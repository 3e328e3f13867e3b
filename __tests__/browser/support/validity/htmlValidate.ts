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
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-implicit-close': 'off',
    'require-sri': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/** What only a browser without scripts parses, and what waits in a template, are documents of their own. */
const aside = /<(noscript|template)[^>]*>(.*?)<\/\1>/gs

const alone = (content: string) =>
  `<!doctype html><html lang="es-BO"><head><title>Bohemia 56</title></head><body>${content}</body></html>`

const partsOf = ({ name, html }: HtmlDocument): HtmlDocument[] => [
  { name, html: html.replace(aside, '') },
  ...[...html.matchAll(aside)].map(([, kind, content = '']) => ({
    name: `${name} <${kind}>`,
    html: alone(content),
  })),
]

const check = async ({ name, html }: HtmlDocument): Promise<Problem[]> => {
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

export const htmlValidateProblems = async (document: HtmlDocument): Promise<Problem[]> =>
  (await Promise.all(partsOf(document).map(check))).flat()
