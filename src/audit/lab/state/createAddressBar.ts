import type { LabSubject } from '../../model/subject'
import { addressOf, readAddress } from './labAddress'
import type { LabState } from './labState'

/** The page's address, which reproduces what is on display. */
export function createAddressBar({ history, location }: Window, subject: LabSubject) {
  let written: string | null = null
  return {
    read: () => readAddress(subject, location.search),
    write(state: LabState) {
      if (!state.view) return
      history.replaceState(null, '', addressOf(subject, state.view.scenario, state))
      written = location.search
    },
    /** Whether Back or Forward brought another one; a jump inside the page does not. */
    isChanged: () => location.search !== written,
  }
}
