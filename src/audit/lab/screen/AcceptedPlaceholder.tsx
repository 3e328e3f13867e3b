import { Brand } from '../../../shared/ui/Brand'
import { ForgetAnswer } from '../../../features/gate/ForgetAnswer'
import { UnsavedNotice } from '../../../features/gate/UnsavedNotice'
import { screenTexts } from '../texts/machineTexts'
import './AcceptedPlaceholder.scss'

/** Shown in place of the site: the lab requests nothing of the catalogue. */
export function AcceptedPlaceholder() {
  return (
    <>
      <UnsavedNotice />
      <main className="accepted-placeholder">
        <p className="accepted-placeholder__brand">
          <Brand />
        </p>
        <h1 className="accepted-placeholder__title">{screenTexts.placeholder}</h1>
        <p>{screenTexts.placeholderLead}</p>
        <ForgetAnswer />
      </main>
    </>
  )
}
