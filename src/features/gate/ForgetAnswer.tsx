import { gate as copy } from '../../content/legal'
import { useGate } from './gateContext'

/** X3: removes both stored answers; the question comes back. */
export function ForgetAnswer() {
  const gate = useGate()
  return (
    <button type="button" className="text-link" onClick={() => gate.send({ type: 'forget' })}>
      {copy.forget}
    </button>
  )
}
