import '../../../../tools/build/nodeAssets'
import { dialogObserver } from '../../../../tools/dossier/chromium/observations/dialog'
import { reloadsObserver } from '../../../../tools/dossier/chromium/observations/reloads'
import { repeatedAnswersObserver } from '../../../../tools/dossier/chromium/observations/repeatedAnswers'
import { describeDefects } from '../support/describeDefects'
import { seenByObservers } from '../support/seenBy'
import { withScript } from '../support/planting'

describeDefects(
  'a gate that gives way, or shuts, when answers are repeated',
  seenByObservers(dialogObserver, reloadsObserver, repeatedAnswersObserver),
  [
    {
      name: 'the fourth NO lets in',
      plant: withScript(() => {
        let refusals = 0
        addEventListener('click', ({ target }) => {
          if (!(target instanceof HTMLButtonElement) || target.value !== 'no' || ++refusals < 4) return
          sessionStorage.setItem('status', 'accepted')
          location.reload()
        })
      }),
      observe: seenByObservers(repeatedAnswersObserver),
      rows: { 'DGP-DEN': 'el diálogo de rechazo' },
    },
    {
      name: 'after three NO, SÍ does nothing',
      plant: withScript(() => {
        let refusals = 0
        const count = (event: Event) => {
          const { target } = event
          if (!(target instanceof HTMLButtonElement)) return
          if (target.value === 'no') refusals++
          if (target.value === 'yes' && refusals >= 3) event.stopImmediatePropagation()
        }
        addEventListener('click', count, true)
        addEventListener('submit', (event) => refusals >= 3 && event.preventDefault(), true)
      }),
      observe: seenByObservers(repeatedAnswersObserver),
      rows: { 'DGP-DEN': 'el sitio después de SÍ' },
    },
    {
      name: 'the second NO is stored',
      plant: withScript(() => {
        let refusals = 0
        addEventListener('click', ({ target }) => {
          if (!(target instanceof HTMLButtonElement) || target.value !== 'no') return
          if (++refusals === 2) sessionStorage.setItem('status', 'not-accepted')
        })
      }),
      observe: seenByObservers(repeatedAnswersObserver),
      rows: { 'DGP-DEN': 'tras 2 NO: not-accepted, con algo guardado' },
    },
    {
      name: 'a reload after NO lets in',
      plant: withScript(() => {
        addEventListener('click', ({ target }) => {
          if (!(target instanceof HTMLButtonElement) || target.value !== 'no') return
          addEventListener('pagehide', () => sessionStorage.setItem('status', 'accepted'))
        })
      }),
      observe: seenByObservers(reloadsObserver, repeatedAnswersObserver),
      rows: { 'DGP-AGE': 'not-accepted, accepted, accepted', 'DGP-DEN': 'la pregunta de la puerta' },
    },
    {
      name: 'Back from another page lets in',
      plant: withScript(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        if (visit?.type === 'back_forward') sessionStorage.setItem('status', 'accepted')
        addEventListener('pageshow', ({ persisted }) => {
          if (persisted) sessionStorage.setItem('status', 'accepted')
          if (persisted) location.reload()
        })
      }),
      observe: seenByObservers(reloadsObserver),
      rows: { 'DGP-AGE': 'not-accepted, not-accepted, accepted»' },
    },
    {
      name: 'the dialog closes by itself after twenty seconds',
      plant: withScript(() => {
        const open = HTMLDialogElement.prototype.showModal
        HTMLDialogElement.prototype.showModal = function () {
          open.call(this)
          setTimeout(() => this.close(), 20_000)
        }
      }),
      observe: seenByObservers(dialogObserver),
      rows: { 'AC-TIME': 'abierto a los 50 ms, 1 s' },
    },
  ],
)
