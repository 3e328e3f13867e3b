import type { Parser } from '@cucumber/gherkin'
import { execFileSync } from 'node:child_process'
import { recordedRun } from '../../../../src/audit/gate/recordedRun'
import { toGherkin } from '../../../../src/audit/model/evidence/toGherkin'
import { expectSome } from '../../../support/expectSome'
import { collectLinks, contextAt, subject } from '../../support/exportedTests'

type Document = ReturnType<Parser<unknown>['parse']>
type Feature = NonNullable<Document['feature']>

// The parser is an ES module, which Jest cannot load.
const program = `
import { readFileSync } from 'node:fs'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
const parser = new Parser(new AstBuilder(() => ''), new GherkinClassicTokenMatcher())
console.log(JSON.stringify(parser.parse(readFileSync(0, 'utf8')).feature))`

/** Throws where Cucumber's own parser does. */
const parse = (text: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { input: text, encoding: 'utf8' }),
  ) as Feature

const context = contextAt('https://example.test')
const scenariosIn = (text: string) => parse(text).children.flatMap(({ scenario }) => scenario ?? [])

it('every recorded path is a scenario in Spanish, with its rules as tags', async () => {
  const cases = await collectLinks(recordedRun.paths.map(({ link }) => link))
  const text = toGherkin(subject, context, cases)
  expect(parse(text).language).toBe('es')
  expect(scenariosIn(text).map(({ name, tags }) => [name, tags.map((tag) => tag.name)])).toEqual(
    cases.map(({ title, rules }) => [title, rules.map((rule) => `@${rule}`)]),
  )
})

it('it says what is given, what happens and what is expected after each step', async () => {
  const [{ steps }] = expectSome(
    scenariosIn(toGherkin(subject, context, await collectLinks(['?local=x&pasos=si']))),
  )
  expect(steps.map(({ keyword, text }) => `${keyword}${text}`)).toEqual([
    'Dado que hay local = «x» y sesión sin valor',
    'Cuando se abre la página',
    'Entonces el estado es «not-accepted»',
    'Y el almacenamiento local es nada',
    'Y el almacenamiento de sesión es nada',
    'Y el aviso de respuesta sin guardar es «no»',
    'Y errorMessage es nada',
    'Y la marca de carga es «no»',
    'Cuando SÍ',
    'Entonces el estado es «accepted»',
    'Y el almacenamiento de sesión es «accepted»',
  ])
})

it('waits that follow each other do not begin with the same word', async () => {
  const [{ steps }] = expectSome(
    scenariosIn(toGherkin(subject, context, await collectLinks(['?pasos=no.50ms']))),
  )
  expect(steps.slice(-3).map(({ keyword, text }) => `${keyword}${text}`)).toEqual([
    'Cuando pasan 49 ms',
    'Y pasa 1 ms',
    'Entonces errorMessage es nada',
  ])
})

it('hostile values stay on their line', async () => {
  const hostile = '\u0007\n"""\n| a |\n# x\n@y\nEscenario: z\u2028<a>\\'
  const text = toGherkin(
    subject,
    context,
    await collectLinks([`?local=${encodeURIComponent(hostile)}&pasos=si`]),
  )
  const [scenario, ...others] = scenariosIn(text)
  expect(others).toEqual([])
  expect(scenario?.steps[0]?.text).toContain('\\u{7}\\u{a}"""')
})
