import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Examined } from '../../../src/audit/dossier/chapters/Examined'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { soundEvidence } from './support/soundEvidence'

type Props = ComponentProps<typeof Examined>
type Sealed = NonNullable<Props['sealed']>

const version = { commit: 'c0ffee', commitDate: '2026-11-20T10:00:00-04:00', hasChanges: false, raiz: 'abc' }

const run: Sealed['run'] = {
  inicio: '2026-11-25T05:14:28-04:00',
  fin: '2026-11-25T05:16:02-04:00',
  auditor: 'Ana Rojas',
  navegador: 'Chromium 150',
  node: 'v22',
  equipo: 'Linux',
  manifiesto: '',
  sello: 'def',
}

const unsigned: Sealed['signing'] = { sello: 'def', firma: null, fecha: null }

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

function factsOf(change: Partial<Props> = {}, site: Partial<Evidence['site']> = {}) {
  const dossier = { evidence: { ...sound, site: { ...sound.site, ...site } } }
  const { container, unmount } = render(
    <Examined dossier={dossier} version={version} sealed={{ run, signing: unsigned }} {...change} />,
  )
  const facts = Object.fromEntries(
    [...container.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]),
  )
  unmount()
  return facts
}

it('answers what, which build, when, by whom, with what, and what identifies it', () => {
  expect(factsOf()).toEqual({
    Sitio: expect.stringContaining('https://bohemia56.example (dirección de muestra') as string,
    Código: 'c0ffee, 20 de noviembre de 2026, 10:00 (UTC−04:00)',
    Cuándo: '25 de noviembre de 2026, de 05:14 a 05:16 (UTC−04:00)',
    'Quién lo observó': 'Ana Rojas',
    'Con qué': 'Chromium 150, Node v22, Linux',
    Firma: 'sin firma',
    'Fecha cierta': 'sin fecha cierta',
    Sello: 'def',
    'Huella raíz': 'abc',
    'Datos de muestra': expect.stringContaining('1 dato del sitio es de muestra') as string,
  })
})

it('names the signer and the moment that an authority stamped', () => {
  const signing = {
    sello: 'def',
    firma: { titular: 'CN=Ana Rojas', certificado: 'c' },
    fecha: '2026-11-25T09:20:00Z',
  }
  const { Firma, 'Fecha cierta': stamped } = factsOf({ sealed: { run, signing } })
  expect(Firma).toContain('CN=Ana Rojas')
  expect(stamped).toContain('2026-11-25T09:20:00Z')
})

it('a commit whose files were changed is not shown as that commit', () => {
  const codeOf = (change: Partial<Props['version']>) =>
    factsOf({ version: { ...version, commitDate: null, ...change } }).Código
  expect(codeOf({})).toBe('c0ffee')
  expect(codeOf({ hasChanges: true })).toBe('c0ffee, con cambios sin registrar')
  expect(codeOf({ commit: null, hasChanges: true })).toBe('fuera de control de versiones')
})

it('lists every fact that is still a sample, and says so where there is none', () => {
  render(
    <Examined
      dossier={{ evidence: { ...sound, site: { ...sound.site, samples: ['Uno.', 'Otro.'] } } }}
      version={version}
    />,
  )
  const listed = within(screen.getByText(/^2 datos del sitio/).closest('details')!).getAllByRole('listitem', {
    hidden: true,
  })
  expect(listed.map(({ textContent }) => textContent)).toEqual(['Uno.', 'Otro.'])
  expect(factsOf({}, { samples: [], isSampleAddress: false })).toMatchObject({
    'Datos de muestra': 'Ninguno: todos los datos son del dueño.',
    Sitio: expect.not.stringContaining('muestra:') as string,
  })
})

it('the printable file says where signature and date are, and names no run', () => {
  const facts = factsOf({ sealed: undefined })
  expect(Object.keys(facts)).toEqual(['Sitio', 'Código', 'Huella raíz', 'Datos de muestra'])
})
