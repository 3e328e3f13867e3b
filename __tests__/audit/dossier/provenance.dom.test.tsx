import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Provenance } from '../../../src/audit/dossier/chapters/Provenance'
import { byTimeZone } from '../../support/byTimeZone'

type Version = ComponentProps<typeof Provenance>['version']

const versionShown = (version: Version) => {
  const { unmount } = render(<Provenance version={version}>{null}</Provenance>)
  const shown = screen.getByText('Código').nextElementSibling?.textContent
  unmount()
  return shown
}

const observedAt = (inicio: string) => {
  const run = {
    inicio,
    fin: '',
    auditor: '',
    navegador: 'Chromium 150',
    node: '22',
    equipo: 'Linux',
    manifiesto: '',
    sello: '',
    huella: '',
  }
  render(<Provenance version={{ commit: 'c0ffee', hasChanges: false }} run={run} children={null} />)
  return screen.getByText('Observado').nextElementSibling?.textContent
}

it('the moment of the observation is told in the reader’s own time', () => {
  // Between day and hour each version of Node writes other words and spaces.
  expect(observedAt('2027-01-01T01:48:00.000Z')).toMatch(
    byTimeZone({
      UTC: /^1 de enero de 2027\D+1:48\sa\.\sm\. · Chromium 150 · Node 22 · Linux$/,
      'America/La_Paz': /^31 de diciembre de 2026\D+9:48\sp\.\sm\. · Chromium 150 · Node 22 · Linux$/,
    }),
  )
})

it('a text that is no moment stays as it is', () => {
  expect(observedAt('ayer')).toBe('ayer · Chromium 150 · Node 22 · Linux')
})

it('a commit whose files were changed is not shown as that commit', () => {
  expect(versionShown({ commit: 'c0ffee', hasChanges: false })).toBe('c0ffee')
  expect(versionShown({ commit: 'c0ffee', hasChanges: true })).toBe('c0ffee, con cambios sin registrar')
  expect(versionShown({ commit: null, hasChanges: true })).toBe('fuera de control de versiones')
})
