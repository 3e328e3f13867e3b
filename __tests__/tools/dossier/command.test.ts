import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

it('without a built site the command says what to do, and writes nothing', () => {
  const empty = mkdtempSync(join(tmpdir(), 'bohemia-vacio-'))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-r', require.resolve('esbuild-register'), resolve('tools/dossier/dossier.ts')],
    { cwd: empty, encoding: 'utf8' },
  )
  rmSync(empty, { recursive: true })
  expect(stderr).toBe('Todavía no hay sitio: falta la carpeta dist. Constrúyela con: npm run build\n')
  expect(status).toBe(1)
})
