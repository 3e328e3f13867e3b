import { quoteLimits } from './constants'

const send = 'Cotizar por WhatsApp'

/** The quote composer on the personalised bottles page. */
export const quote = {
  heading: 'Pide tu cotización',
  text: 'El precio depende del tamaño, la técnica y la cantidad de botellas. Elige lo que ya sepas y deja lo demás: tu mensaje se escribe solo.',
  occasion: '¿Qué celebras?',
  technique: 'Técnica del cuadro',
  line: 'Tu botella',
  bottles: { label: '¿Cuántas botellas?', hint: `De 1 a ${quoteLimits.bottles}.` },
  date: { label: '¿Para qué fecha?', hint: 'Si todavía no la tienes, déjala vacía.' },
  idea: {
    label: 'Cuéntanos tu idea',
    hint: `Los colores, el lugar, una frase para la etiqueta. Caben ${quoteLimits.characters} caracteres; los emojis ocupan más.`,
  },
  errors: {
    bottles: `Escribe un número entero de 1 a ${quoteLimits.bottles}, por ejemplo 24.`,
    incompleteDate: 'Esa fecha está incompleta o no existe: escribe día, mes y año.',
    pastDate: 'Esa fecha ya pasó: elige una desde hoy.',
    farDate: 'Esa fecha queda muy lejos: elige una dentro de los próximos dos años.',
    longIdea: (count: string) =>
      `Tu texto tiene ${count} caracteres y caben ${quoteLimits.characters}: recórtalo un poco.`,
    heavyIdea: (bytes: number) =>
      `Los emojis y signos especiales de tu texto ocupan mucho en el enlace del chat: son ${bytes} bytes y caben ${quoteLimits.bytes}. Quita algunos.`,
  },
  dropped: 'El enlace traía una opción que no tenemos: la dejamos fuera y lo demás sigue aquí.',
  send,
  fix: `Corrige lo marcado y vuelve a tocar «${send}».`,
  address:
    'Lo que eliges queda en la dirección de esta página, no en el sitio: quien reciba el enlace lo verá.',
  plain: {
    heading: 'Así trabajamos',
    text: '¿Prefieres contarnos con tus palabras? El chat también está abierto.',
    label: 'Escribir sin elegir nada',
  },
} as const
