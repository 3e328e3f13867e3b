import { Brand } from '../../../shared/ui/Brand'
import { ForgetAnswer } from '../../../features/gate/ForgetAnswer'
import { UnsavedNotice } from '../../../features/gate/UnsavedNotice'
import { screenCopy } from '../words/copy'
import './InsideScreen.scss'

/** Where the site would begin: nothing of the catalogue is asked for here. */
export function InsideScreen() {
  return (
    <>
      <UnsavedNotice />
      <main className="inside-screen">
        <p className="inside-screen__brand">
          <Brand />
        </p>
        <h1 className="inside-screen__title">{screenCopy.inside}</h1>
        <p>{screenCopy.insideLead}</p>
        <ForgetAnswer />
      </main>
    </>
  )
}
