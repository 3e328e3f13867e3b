import ts from 'typescript'
import { exportTests } from '../../support/exportedTests'
import { recordedRun } from '../../../../src/audit/gate/recordedRun'

/** Errors of the compiler, strict, in a file that lies in the project. */
function errorsOf(source: string) {
  const name = `${process.cwd()}/exported.spec.ts`
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : read(file, ...rest)
  const program = ts.createProgram([name], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const hostile = encodeURIComponent('\n*/`${process.exit()}`\'"\\\u2028')

it('the exported source compiles, imports Playwright alone and is no code of a hostile value', async () => {
  const links = [...recordedRun.paths.map(({ link }) => link), `?local=${hostile}&pasos=b-no.1ms.otra-vacia`]
  const source = await exportTests(links, 'https://example.test')
  expect(errorsOf(source)).toEqual([])
  expect(source.match(/^import .*$/gm)).toEqual([
    "import { expect, test, type BrowserContext, type Page } from '@playwright/test'",
  ])
  expect(source.match(/^test\(/gm)).toHaveLength(links.length)
  expect(errorsOf(`${source}\nconst wrong: number = 'x'`)).not.toEqual([])
})

it('a frozen page and a button that is not on the screen are said, not pressed', async () => {
  const source = await exportTests(
    ['?local=accepted&pasos=si.congelar.olvidar.volver'],
    'https://example.test',
  )
  expect(source).toContain('// La pantalla no tiene ese botón.')
  expect(source).toContain('// Nadie puede pulsar nada en una página congelada.')
  expect(source).toContain('await comeBack(page)')
})
