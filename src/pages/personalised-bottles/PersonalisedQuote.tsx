import './QuoteGrid.scss' // first: what stands on the grid changes it
import { useEffect, useEffectEvent, useMemo, type MouseEvent } from 'react'
import { nameDay } from '../../content/isoDay'
import { defaultLine } from '../../features/quote/quote'
import { useQuote } from '../../features/quote/useQuote'
import { useVisibleErrors } from '../../features/quote/useVisibleErrors'
import type { LabelDesign } from '../../features/sketch/labelDesign'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { BottlesHeader } from './BottlesHeader'
import { QuoteComposer } from './QuoteComposer'

const importBar = () =>
  import(/* webpackChunkName: "sketch" */ './SketchBar').then(({ SketchBar }) => SketchBar)

/** The sketch with its questions, and the message below: one quote, of which the site stores and sends nothing. */
export function PersonalisedQuote() {
  const { quote, dropped, errors, message, change, flush } = useQuote()
  const { form, visible, showAll } = useVisibleErrors(quote, errors)
  const [SketchBar, loadBar] = useLazyComponent(importBar)
  const onMount = useEffectEvent(loadBar)
  useEffect(() => void onMount(), [])
  const hasErrors = Object.keys(errors).length > 0

  const { occasion, technique, line, names, phrase } = quote
  const day = quote.date && !errors.date ? nameDay(quote.date) : ''
  const design = useMemo(
    (): LabelDesign => ({
      occasion,
      technique,
      line: line ?? defaultLine,
      names,
      phrase,
      day,
      isExample: !(occasion || technique || line || names || phrase),
    }),
    [occasion, technique, line, names, phrase, day],
  )

  const onSend = (event: MouseEvent) => {
    flush()
    if (!hasErrors) return
    event.preventDefault()
    showAll()
  }

  const view = { quote, dropped, errors: visible, change, onLeave: flush, design, message, onSend }
  return (
    <div ref={form}>
      <BottlesHeader {...view} />
      <QuoteComposer {...view} />
      {SketchBar && <SketchBar {...view} />}
    </div>
  )
}
