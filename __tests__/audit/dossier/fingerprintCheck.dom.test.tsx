import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FingerprintCheck } from '../../../src/audit/dossier/chapters/FingerprintCheck'
import { readDossier, type Dossier } from '../../../src/audit/dossier/read/readDossier'
import { serveFiles, soundFiles } from './support/servedDossier'

let files: Map<string, string>
let dossier: Dossier

beforeAll(async () => {
  files = (await soundFiles()).set('index.html', 'inicio')
  serveFiles(files)
  dossier = await readDossier()
})

/** The result after the check, and the differences that it lists. */
async function check(read: Dossier) {
  const user = userEvent.setup()
  const { container, unmount } = render(<FingerprintCheck dossier={read} />)
  await user.click(screen.getByRole('button', { name: 'Comprobar lo que sirve este sitio' }))
  await screen.findByRole('button', { name: 'Comprobar otra vez' })
  const list = screen.queryByRole('list', { name: 'Diferencias' })
  const result = {
    says: screen.getByRole('status').textContent,
    mark: within(screen.getByRole('status')).getByRole('img').getAttribute('aria-label'),
    isGreen: container.querySelector('.comparison-result--met') !== null,
    differences: list ? within(list).getAllByRole('listitem').length : 0,
  }
  unmount()
  return result
}

it('a host that serves every file of the manifest matches', async () => {
  serveFiles(files)
  expect(await check(dossier)).toEqual({
    says: 'Coincide: los 11 archivos que sirve este sitio son los del manifiesto.',
    mark: 'Se cumple',
    isGreen: true,
    differences: 0,
  })
})

it.each<[string, Parameters<typeof serveFiles>[1], number]>([
  ['one file with another byte', { 'red.json': new Response('{}') }, 1],
  ['a page that is gone', { 'index.html': new Response('inicio', { status: 410 }) }, 1],
  ['two files out of reach', { 'red.json': new Error('x'), 'textos.json': new Error('x') }, 2],
])('%s: the host does not match, and every difference is counted once', async (_, others, differences) => {
  serveFiles(files, others)
  expect(await check(dossier)).toEqual({
    says:
      differences === 1 ? 'No coincide: hay 1 diferencia.' : `No coincide: hay ${differences} diferencias.`,
    mark: 'No se cumple',
    isGreen: false,
    differences,
  })
})

it('a manifest that names no file proves nothing', async () => {
  serveFiles(files)
  const { manifest } = dossier
  const nothing = { ...manifest, content: { ...manifest.content, site: {}, dossier: {} } }
  expect(await check({ ...dossier, manifest: nothing })).toMatchObject({
    says: 'El manifiesto no nombra ningún archivo: no hay nada que comparar.',
    mark: 'No se cumple',
    isGreen: false,
  })
})

it('a manifest that was changed does not match, whatever the host serves', async () => {
  serveFiles(files)
  const changed = { ...dossier.manifest, text: dossier.manifest.text.replace('c0ffee', 'c0ffef') }
  expect(await check({ ...dossier, manifest: changed })).toMatchObject({ isGreen: false, differences: 2 })
})

it('a check that is stopped says nothing of the host', async () => {
  const user = userEvent.setup()
  globalThis.fetch = (_, options) =>
    new Promise((_resolve, reject) => {
      const stop = () => reject(new DOMException('', 'AbortError'))
      if (options?.signal?.aborted) stop()
      options?.signal?.addEventListener('abort', stop)
    })
  const { container } = render(<FingerprintCheck dossier={dossier} />)
  await user.click(screen.getByRole('button', { name: 'Comprobar lo que sirve este sitio' }))
  await user.click(screen.getByRole('button', { name: 'Detener' }))
  await screen.findByRole('button', { name: 'Comprobar lo que sirve este sitio' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(container.querySelector('.comparison-result')).toBeNull()
})
