import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFiles, distFolder } from './support/builtSite'
import { askedStates, failedStates, goTo, pageStates, usedStates, type State } from './support/states'
import { common, twoScreens, used, type Exception } from './support/validity/exceptions'
import { htmlValidateProblems } from './support/validity/htmlValidate'
import { judge } from './support/validity/judge'
import { nuProblems } from './support/validity/nu'
import type { HtmlDocument } from './support/validity/problem'
import { expect, test, type Visitor } from './support/visitor'

test.setTimeout(180_000)

const expectValid = async (documents: readonly HtmlDocument[], exceptions: readonly Exception[]) => {
  const problems = [
    ...(await Promise.all(documents.map(htmlValidateProblems))).flat(),
    ...nuProblems(documents),
  ]
  expect(judge(problems, exceptions)).toEqual({ problems: [], unused: [] })
}

test('every HTML file is valid as it is built', async () => {
  const files = builtFiles().filter((file) => /\.html$/.test(file) && !file.includes('/expediente/'))
  expect(files.length).toBeGreaterThan(20)
  await expectValid(
    files.map((name) => ({ name, html: readFileSync(join(distFolder, name), 'utf8') })),
    [...common, ...twoScreens],
  )
})

const keep = async ({ page }: Visitor, name: string) => ({ name, html: await page.content() })

const keepAll = async (visitor: Visitor, states: readonly State[]) => {
  const documents: HtmlDocument[] = []
  await visitor.open('/')
  await visitor.enter({ remember: true })
  for (const state of states) {
    await goTo(visitor, state)
    documents.push(await keep(visitor, state.name))
  }
  return documents
}

test('every page is valid as it is rendered', async ({ visitor }) => {
  await expectValid(await keepAll(visitor, pageStates()), common)
})

test('every other state is valid as it is rendered', async ({ visitor }) => {
  const documents: HtmlDocument[] = []
  for (const { name, path, reach } of askedStates) {
    visitor.allow(/404/)
    await visitor.open(path)
    await visitor.isAsked()
    await reach?.(visitor)
    documents.push(await keep(visitor, name))
  }
  documents.push(...(await keepAll(visitor, [...usedStates, ...failedStates])))
  await visitor.open('/auditoria/?pasos=no.50ms.si-recordar')
  await visitor.page.locator('.chart-view [role="button"]').first().waitFor()
  documents.push(await keep(visitor, 'the lab'))
  await expectValid(documents, [...common, ...twoScreens, ...used])
})
