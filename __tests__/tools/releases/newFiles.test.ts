import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { heaviestPage } from '../../../tools/releases/newFiles'

const folders: string[] = []

function writeBuild(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-releases-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

it('names the new files of the page that has most of them, as they are sent', () => {
  const before = writeBuild({
    'index.html': '<script src=/assets/main.1.js></script>',
    'nosotros.html': '<script src=/assets/about.1.js></script>',
  })
  const after = writeBuild({
    'index.html': '{"fragment":"/assets/a2.txt"}<script src=/assets/main.1.js></script>',
    'nosotros.html': '<script src=/assets/about.2.js></script><script src=/assets/main.1.js></script>',
    'assets/main.1.js': 'old',
    'assets/a2.txt': 'new',
    'assets/about.2.js': 'a long text',
    'assets/about.2.js.br': 'short',
  })
  expect(heaviestPage(before, after)).toEqual({
    address: '/nosotros',
    files: [{ file: 'assets/about.2.js', bytes: 5 }],
    bytes: 5,
  })
})
