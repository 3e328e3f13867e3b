import { render } from '@testing-library/react'
import { useOpenDetailsForPrint } from '../../../src/audit/dossier/state/print'

function Dossier() {
  useOpenDetailsForPrint()
  return (
    <div className="dossier">
      <details id="opened-by-the-reader" open />
      <details id="closed" />
      <details id="help" className="section__help" />
    </div>
  )
}

const openParts = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

it('on paper every part is open but the help, and afterwards those alone that the reader had opened', () => {
  render(<Dossier />)
  window.dispatchEvent(new Event('beforeprint'))
  expect(openParts()).toEqual(['opened-by-the-reader', 'closed'])
  window.dispatchEvent(new Event('afterprint'))
  expect(openParts()).toEqual(['opened-by-the-reader'])
})
