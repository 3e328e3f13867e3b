import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { defects } from '../../../../src/audit/gate/defects/defects'
import { recordedRun } from '../../../../src/audit/gate/recordedRun'
import { collectCase } from '../../../../src/audit/model/evidence/evidenceCase'
import { toJunit } from '../../../../src/audit/model/evidence/toJunit'
import { readScenario } from '../../../../src/audit/model/scenario'
import { expectSome } from '../../../support/expectSome'
import { collectLinks, contextAt, subject } from '../../support/exportedTests'

const schema = readFileSync(join(__dirname, 'junit.xsd'), 'utf8')

/** Errors of libxml2: of form, and of the schema. */
const errorsOf = async (contents: string) =>
  (
    await validateXML({
      xml: [{ fileName: 'run.xml', contents }],
      schema: [{ fileName: 'junit.xsd', contents: schema }],
    })
  ).errors.map(({ message }) => message)

const context = contextAt('https://example.test')

/** Values that break files: control and direction characters, ends of CDATA, quotes, halves of pairs, line ends. */
export const hostileLink = `?local=${encodeURIComponent('\u0000\u0007]]>"\'<&>\u202e\n\r\t`${x}\\\u2028\uffff')}&pasos=no.50ms`

it('a run is well formed, keeps to the schema and counts its cases', async () => {
  const cases = await collectLinks(recordedRun.paths.map(({ link }) => link))
  const file = toJunit('Puerta', context, cases, 56)
  expect(await errorsOf(file)).toEqual([])
  expect(file.match(/<testcase /g)).toHaveLength(recordedRun.paths.length)
  expect(file).toContain('failures="0"')
  expect(file).toContain('<property name="semilla" value="56"/>')
  expect(await errorsOf(file.replace('</testsuite>', ''))).not.toEqual([])
  expect(await errorsOf(file.replace(/ time="[^"]*"/, ' time="x"'))).not.toEqual([])
})

it('hostile values leave it well formed', async () => {
  const file = toJunit('Puerta', context, await collectLinks([hostileLink]))
  expect(await errorsOf(file)).toEqual([])
  expect(file).toContain('\\u{7}')
  expect(file).toContain('\\u{202e}')
})

it('a failure names expected and found, link, rules, requirements and the planted defect', async () => {
  const defect = expectSome(defects).find(({ caughtBy }) => caughtBy === '?pasos=no.50ms')!
  const { scenario } = readScenario(subject, defect.caughtBy)
  const search = `${defect.caughtBy}&defecto=${defect.id}`
  const found = await collectCase(subject, scenario, search, defect.variant)
  const file = toJunit('Puerta', { ...context, defect }, [found])
  expect(await errorsOf(file)).toEqual([])
  expect(file).toContain('failures="1"')
  expect(file).toMatch(/<failure message="Después del paso \d[^"]*"/)
  expect(file).toMatch(/Esperado: errorMessage: nada/)
  expect(file).toContain(
    `<property name="link" value="https://example.test/auditoria${search.replace('&', '&amp;')}"/>`,
  )
  for (const property of ['name="rule" value="R9"', 'name="requirement" value="R9"', 'name="defect" value='])
    expect(file).toContain(property)
  expect(file).toContain('name="defecto plantado"')
})
