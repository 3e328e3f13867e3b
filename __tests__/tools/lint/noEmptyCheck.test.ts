import { Linter } from 'eslint'
import { noEmptyCheck } from '../../../tools/lint/noEmptyCheck'

const linter = new Linter()
const problemsOf = (code: string) =>
  linter
    .verify(code, {
      languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
      plugins: { tests: { rules: { 'no-empty-check': noEmptyCheck } } },
      rules: { 'tests/no-empty-check': 'error' },
    })
    .map(({ message }) => message)

const problem = ['Passes where the list is empty: write expectSome(…) around it.']

it.each([
  'for (const link of links) expect(link).toBe(1)',
  'for (const link of document.querySelectorAll("a")) expect(link).toBe(1)',
  'for (const link of await menu.all()) await expectReachable(link)',
  'for (const link of await menu.all()) await expect.poll(() => link).toBe(1)',
  'const links = [...found]; for (const link of links) expect(link).toBe(1)',
  'const links = found.filter(isLink); for (const link of links) expect(link).toBe(1)',
  'for (const file of new Set(files)) expect(file).toBe(1)',
  'links.forEach((link) => expect(link).toBe(1))',
  'expect(links.filter(isBroken)).toEqual([])',
  'expect(links.filter(isBroken).map(nameOf)).toEqual([])',
  'expect(links.filter(isBroken)).toHaveLength(0)',
  'expect(links.every(isWhole)).toBe(true)',
  'expect(links.some(isBroken), "all are whole").toBe(false)',
])('reports, as the list may be empty: %s', (code) => {
  expect(problemsOf(code)).toEqual(problem)
})

it.each([
  'for (const link of expectSome(links)) expect(link).toBe(1)',
  'for (const name of ["SÍ", "NO"]) expect(name).toBe(1)',
  'const names = ["SÍ", "NO"]; for (const name of names.map(trim)) expect(name).toBe(1)',
  'for (const [name, value] of Object.entries({ a: 1 })) expect(name).toBe(value)',
  'for (const link of screen.getAllByRole("link")) expect(link).toBe(1)',
  'expect(links).toHaveLength(4); for (const link of links) expect(link).toBe(1)',
  'expect(links.length).toBeGreaterThan(3); for (const link of links) expect(link).toBe(1)',
  'for (const link of links) count(link)',
  'expect(expectSome(links).filter(isBroken)).toEqual([])',
  'expect(expectSome(links).every(isWhole)).toBe(true)',
  'expect(links.filter(isBroken)).toEqual([first])',
  'expect(links).toEqual([])',
])('accepts: %s', (code) => {
  expect(problemsOf(code)).toEqual([])
})
