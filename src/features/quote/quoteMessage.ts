import { lineEmoji, greeting, closingQuestion } from '../../content/messages'
import { nameDay } from '../../content/isoDay'
import { occasions, sizeChoices } from '../../content/personalised'
import { productLines } from '../../content/productLines'
import { techniques } from '../../content/techniques'
import { findById } from './findById'
import type { Quote } from './quote'
import { readCount } from './readCount'
import type { QuoteErrors } from './validateQuote'

/** `para una boda, el 14 de febrero de 2027` */
function formatPurpose(occasion: string | undefined, date: string | null | undefined) {
  const day = date ? `el ${nameDay(date)}` : ''
  if (occasion) return ` para ${occasion}${day && `, ${day}`}`
  return day && ` para ${day}`
}

/** ` En la etiqueta: «Ana y Luis», con la frase «Siempre juntos».` */
function formatLabel(names: string, phrase: string) {
  if (names) return ` En la etiqueta: «${names}»${phrase && `, con la frase «${phrase}»`}.`
  return phrase && ` En la etiqueta, la frase «${phrase}».`
}

/**
 * The WhatsApp message of a quote, plain text, to be encoded by `whatsappLink` (spec §2, §7).
 * Fields that have an error are left out.
 */
export function formatQuoteMessage(quote: Quote, errors: QuoteErrors = {}): string {
  const bottles = readCount(quote.bottles) ?? 1
  const typed = (field: 'names' | 'phrase' | 'idea') => (errors[field] ? '' : quote[field].trim())
  const idea = typed('idea')
  const line = quote.line && productLines[quote.line].name
  const size = findById(sizeChoices, quote.size)?.name
  const technique = findById(techniques, quote.technique)?.name.toLowerCase()

  const wish = bottles > 1 ? `${bottles} botellas personalizadas` : 'una botella personalizada'
  const purpose = formatPurpose(
    findById(occasions, quote.occasion)?.phrase,
    errors.date ? undefined : quote.date,
  )
  const details = [
    size && `cuadro de ${size}`,
    technique && `técnica ${technique}`,
    line && `botella ${line}`,
  ].filter(Boolean)

  const label = formatLabel(typed('names'), typed('phrase'))
  const opening = quote.line ? `${greeting} ${lineEmoji(quote.line)}` : greeting
  const chosen = details.length > 0 ? `: ${details.join(', ')}` : ''
  const ideaText = idea ? `\n\n🎨 Mi idea: ${idea}\n\n` : ' '
  return `${opening} Quisiera cotizar ${wish}${purpose}${chosen}.${label}${ideaText}${closingQuestion}`
}
