import { Brand } from '../../../shared/ui/Brand'
import { ForgetAnswer } from '../../../features/gate/ForgetAnswer'
import { UnsavedNotice } from '../../../features/gate/UnsavedNotice'
import { placeholderTexts } from './startTexts'
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
        <h1 className="accepted-placeholder__title">{placeholderTexts.title}</h1>
        <p>{placeholderTexts.lead}</p>
        <ForgetAnswer />
      </main>
    </>
  )
}
