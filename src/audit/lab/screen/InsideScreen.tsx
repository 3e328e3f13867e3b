import { Brand } from '../../../shared/ui/Brand'
import { ForgetAnswer } from '../../../features/gate/ForgetAnswer'
import { UnsavedNotice } from '../../../features/gate/UnsavedNotice'
import { screenTexts } from '../texts/machineTexts'
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
        <h1 className="inside-screen__title">{screenTexts.inside}</h1>
        <p>{screenTexts.insideLead}</p>
        <ForgetAnswer />
      </main>
    </>
  )
}
