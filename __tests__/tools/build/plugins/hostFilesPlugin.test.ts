import { expect, it, jest } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Compiler } from 'webpack'
import { hostFilesPlugin } from '../../../../tools/build/plugins/hostFilesPlugin'
import { writeHostFiles } from '../../../../tools/hosts/writeHostFiles'

jest.mock('../../../../tools/hosts/writeHostFiles', () => ({ writeHostFiles: jest.fn() }))

/** What the plugin writes after a build into the folder. */
function writtenFor(folder: string) {
  const afterEmit = { tap: (_name: string, write: () => void) => write() }
  hostFilesPlugin({ outputPath: folder, hooks: { afterEmit } } as unknown as Compiler)
  return jest.mocked(writeHostFiles).mock.calls
}

it('writes the rules of the hosts once the pages are there, and nothing where an error kept them back', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  try {
    expect(writtenFor(folder)).toEqual([])
    writeFileSync(path.join(folder, 'index.html'), '')
    expect(writtenFor(folder)).toEqual([[folder]])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
