import { readFileSync } from 'node:fs'

it('the example in docs/lab.md is the subject that the tests run', () => {
  const page = readFileSync('docs/lab.md', 'utf8')
  const [, code] = /<!-- example -->\n\n```ts\n(.*?)```/s.exec(page) ?? []
  expect(code).toBe(readFileSync('__tests__/audit/subjects/example/subject.ts', 'utf8'))
})
