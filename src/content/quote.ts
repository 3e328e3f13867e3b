import { classicPrice, premiumPrice, quoteLimits } from './constants'
import * as layout from './layout'
import { formatPrice } from './price'

const askBriefly = 'Pedir cotización'
const byWhatsApp = 'por WhatsApp'
const ask = `${askBriefly} ${byWhatsApp}`

const labelHint = `Hasta ${quoteLimits.label.characters} caracteres.`

/** The quote composer on the personalised bottles page. */
export const quote = {
  heading: 'Pide tu cotización',
  text: `Una botella de la colección vale ${premiumPrice} (Premium) o ${classicPrice} (Clásico); en las tuyas pagas también su etiqueta, hecha solo para ti.`,
  clear: 'Borrar lo elegido',
  names: { label: 'Nombres en la etiqueta', hint: labelHint },
  phrase: { label: 'Una frase', hint: labelHint },
  occasion: '¿Qué celebras?',
  technique: 'Técnica del cuadro',
  line: 'Tu botella',
  bottles: { label: '¿Cuántas botellas?', hint: `De 1 a ${quoteLimits.bottles}.` },
  date: { label: '¿Para qué fecha?', hint: 'Si todavía no la tienes, déjala vacía.' },
  idea: {
    label: 'Cuéntanos tu idea',
    hint: `Colores, lugar, lo que no puede faltar. Hasta ${quoteLimits.idea.characters} caracteres.`,
  },
  errors: {
    bottles: `Escribe un número entero de 1 a ${quoteLimits.bottles}, por ejemplo 24.`,
    incompleteDate: 'Esa fecha está incompleta o no existe: escribe día, mes y año.',
    pastDate: 'Esa fecha ya pasó: elige una desde hoy.',
    farDate: 'Esa fecha queda muy lejos: elige una de los próximos dos años.',
    longText: (count: string, most: number) =>
      `Tu texto tiene ${count} caracteres y caben ${most}: recórtalo un poco.`,
    heavyText:
      'Tu texto no cabe en el enlace del chat: quita algunos emojis o signos, que ocupan más que una letra.',
  },
  dropped: 'El enlace traía una opción que no tenemos: lo demás sigue aquí.',
  ask,
  askBriefly,
  byWhatsApp,
  fix: `Corrige lo marcado y vuelve a tocar «${ask}».`,
  address: 'Lo que eliges queda en la dirección de esta página: quien reciba el enlace lo verá.',
  /** @param isChosen truthy if the visitor chose it; otherwise the text begins with «Ej.:». Prices in Bs. */
  estimate: {
    painting: (isChosen: unknown, size: string) => `${isChosen ? 'Cuadro' : 'Ej.: cuadro'}\u00a0${size}`,
    bottles: (isChosen: unknown, bottles: number, line: string) =>
      `${isChosen ? '' : 'Ej.: '}${bottles} ${bottles === 1 ? 'botella' : 'botellas'} ${line}`,
    total: 'En total, unos',
    price: (price: number, weeks: number) => `${formatPrice(price)} en\u00a0${weeks}\u00a0semanas`,
  },
  plain: {
    heading: 'Así trabajamos',
    text: '¿Prefieres contárnoslo con tus palabras? Escríbenos por el chat.',
    label: layout.chat,
  },
} as const
