import { classicPrice, premiumPrice, quoteLimits } from './constants'
import { ownerEvents, type PriceExample } from './ownerEvents'

const askBriefly = 'Pedir cotización'
const byWhatsApp = 'por WhatsApp'
const ask = `${askBriefly} ${byWhatsApp}`

const [least] = ownerEvents.priceExamples.value
const fewer = least ? ` Con menos de ${least.bottles}, cada una cuesta más.` : ''

const labelHint = `Hasta ${quoteLimits.label.characters} caracteres.`

/** The example that the price line names. */
export const priceLine = ({ bottles, size, price }: PriceExample) =>
  `Ej.: ${bottles} botellas y cuadro ${size}, ${price}`

/** The quote composer on the personalised bottles page. */
export const quote = {
  heading: 'Pide tu cotización',
  text: `Una botella de la colección vale ${premiumPrice} (Premium) o ${classicPrice} (Clásico); el precio de las tuyas depende del cuadro y la cantidad.`,
  clear: 'Borrar lo elegido',
  names: { label: 'Nombres en la etiqueta', hint: labelHint },
  phrase: { label: 'Una frase', hint: labelHint },
  occasion: '¿Qué celebras?',
  technique: 'Técnica del cuadro',
  line: 'Tu botella',
  bottles: { label: '¿Cuántas botellas?', hint: `De 1 a ${quoteLimits.bottles}.${fewer}` },
  date: { label: '¿Para qué fecha?', hint: 'Si todavía no la tienes, déjala vacía.' },
  idea: {
    label: 'Cuéntanos tu idea',
    hint: `Los colores, el lugar, lo que no puede faltar. Caben ${quoteLimits.idea.characters} caracteres; los emojis ocupan más.`,
  },
  errors: {
    bottles: `Escribe un número entero de 1 a ${quoteLimits.bottles}, por ejemplo 24.`,
    incompleteDate: 'Esa fecha está incompleta o no existe: escribe día, mes y año.',
    pastDate: 'Esa fecha ya pasó: elige una desde hoy.',
    farDate: 'Esa fecha queda muy lejos: elige una dentro de los próximos dos años.',
    longText: (count: string, most: number) =>
      `Tu texto tiene ${count} caracteres y caben ${most}: recórtalo un poco.`,
    heavyText: (bytes: number, most: number) =>
      `Los emojis y signos especiales de tu texto ocupan mucho en el enlace del chat: son ${bytes} bytes y caben ${most}. Quita algunos.`,
  },
  dropped: 'El enlace traía una opción que no tenemos: la dejamos fuera y lo demás sigue aquí.',
  ask,
  askBriefly,
  byWhatsApp,
  fix: `Corrige lo marcado y vuelve a tocar «${ask}».`,
  address:
    'Lo que eliges queda en la dirección de esta página, no en el sitio: quien reciba el enlace lo verá.',
  plain: {
    heading: 'Así trabajamos',
    text: '¿Prefieres contarnos con tus palabras? El chat también está abierto.',
    label: 'Escríbenos por WhatsApp',
  },
} as const
