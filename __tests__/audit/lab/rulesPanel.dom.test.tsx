import { fireEvent, screen, within } from '@testing-library/react'
import { RulesPanel } from '../../../src/audit/lab/panels/RulesPanel'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { defects } from '../../../src/audit/gate/defects/defects'
import { expectSome } from '../../support/expectSome'
import { renderLab, settled } from './support/openedLab'

const rowOf = (rule: string) => screen.getByRole('row', { name: new RegExp(`^${rule}[^\\d]`) })
const verdictOf = (rule: string) => rowOf(rule).querySelector('.rule-checks__verdict')?.textContent
const pathsOf = (rule: string) => recordedRun.paths.filter(({ rules }) => rules.includes(rule)).length
const allRules = Object.keys(recordedRun.rules)

async function press(button: string) {
  await settled(() => fireEvent.click(screen.getByRole('button', { name: button })))
  await screen.findByRole('button', { name: 'Correr las pruebas de todas las reglas' })
}

it('before a run no rule has a colour; its own checks can be run alone', async () => {
  await renderLab('', <RulesPanel />)
  expect(expectSome(allRules).map(verdictOf)).toEqual(allRules.map(() => 'sin correr'))
  await press('Correr las pruebas de X2')
  expect(verdictOf('X2')).toBe(`${pathsOf('X2')} pruebas pasan`)
  expect(screen.getByRole('status')).toHaveTextContent(`${pathsOf('X2')} pruebas pasan.`)
  expect(verdictOf('R2')).toBe('sin correr')
})

it('after a run of all, every rule is green with the number of its checks, more than the recorded paths', async () => {
  await renderLab('', <RulesPanel />)
  await press('Correr las pruebas de todas las reglas')
  const verdicts = expectSome(allRules).map((rule) => [rule, verdictOf(rule)] as const)
  expect(verdicts.filter(([, words]) => !/^\d+ pruebas pasan$/.test(words ?? ''))).toEqual([])
  const counts = verdicts.map(([rule, words]) => [rule, parseInt(words ?? '', 10)] as const)
  expect(counts.filter(([rule, count]) => count <= pathsOf(rule))).toEqual([])
})

it('with a planted defect its rule is red, with the failure and a link that shows it', async () => {
  const defect = defects.find(({ id }) => id === 'mensaje-queda')!
  const { lab } = await renderLab(`?defecto=${defect.id}`, <RulesPanel />)
  expect(screen.getByText(`Con el defecto plantado «${defect.title}».`)).toBeVisible()
  await press('Correr las pruebas de R10')
  expect(verdictOf('R10')).toMatch(/^\d+ de \d+ pruebas fallan$/)
  expect(rowOf('R10').querySelector('.rule-checks__failure')).toHaveTextContent(/se esperaba/)
  const [first] = within(rowOf('R10')).getAllByRole('link')
  expect(first).toHaveAttribute('href', expect.stringContaining(`defecto=${defect.id}`))
  await settled(() => lab.start(lab.state().view!.scenario, { defect: null }))
  expect(verdictOf('R10')).toBe('sin correr')
})

it('the checks of a rule are unfolded on demand, each a link', async () => {
  await renderLab('', <RulesPanel />)
  const details = rowOf('X3').querySelector('details')!
  expect(within(details).queryAllByRole('link')).toHaveLength(0)
  details.open = true
  await settled(() => fireEvent(details, new Event('toggle')))
  expect(within(details).getAllByRole('link')).toHaveLength(pathsOf('X3'))
})
