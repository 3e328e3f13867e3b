import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFiles, distFolder } from './support/builtSite'
import { askedStates, failedStates, goTo, pageStates, usedStates } from './support/states'
import { fileExceptions, renderedExceptions, type Exception } from './support/validity/exceptions'
import { htmlValidateProblems } from './support/validity/htmlValidate'
import { judge } from './support/validity/judge'
import { nuProblems } from './support/validity/nu'
import type { HtmlDocument } from './support/validity/problem'
import { expect, test } from './support/visitor'

const expectValid = async (documents: readonly HtmlDocument[], exceptions: readonly Exception[]) => {
  const problems = [
    ...(await Promise.all(documents.map(htmlValidateProblems))).flat(),
    ...nuProblems(documents),
  ]
  expect(judge(problems, exceptions)).toEqual({ problems: [], unused: [] })
}

test('every HTML file is valid as it is built', async () => {
  const files = builtFiles().filter((file) => file.endsWith('.html') && !file.includes('/expediente/'))
  expect(files.length).toBeGreaterThan(20)
  await expectValid(
    files.map((name) => ({ name, html: readFileSync(join(distFolder, name), 'utf8') })),
    fileExceptions,
  )
})

test('every route is valid as it is rendered, in every main state', async ({ visitor }) => {
  const { page } = visitor
  const documents: HtmlDocument[] = []
  const keep = async (name: string) => void documents.push({ name, html: await page.content() })

  for (const { name, path, reach } of askedStates) {
    if (path !== '/') visitor.allow(/404/)
    await visitor.open(path)
    await visitor.isAsked()
    await reach?.(visitor)
    await keep(name)
  }
  await visitor.open('/')
  await visitor.enter({ remember: true })
  for (const state of [...pageStates(), ...usedStates, ...failedStates]) {
    await goTo(visitor, state)
    await keep(state.name)
  }
  await visitor.open('/auditoria/?pasos=no.50ms.si-recordar')
  await page.locator('.chart-view [role="button"]').first().waitFor()
  await keep('the lab')
  await expectValid(documents, renderedExceptions)
})
