import { engines, narrowestWidth, standard, untried, type EngineId } from './accessibilityTests'
import { capitalise } from './capitalise'
import { nameDays } from './days'
import { joinWords } from './joinWords'
import { greeting } from './messages'

const { chromium, ...others } = engines

const untriedIn = (engine: EngineId) =>
  Object.values(untried)
    .filter(({ engines }) => (engines as readonly EngineId[]).includes(engine))
    .map(({ what }) => what)

const limits = (Object.keys(engines) as EngineId[])
  .map((engine) => ({ name: engines[engine], what: untriedIn(engine) }))
  .filter(({ what }) => what.length > 0)
  .map(({ name, what }) => `En ${name}: ${joinWords(what)}.`)

/** The day of the last change of what follows; its test asks for it. */
const changed = '2026-11-28'

/** The parts that the W3C names for a statement: standard, scope, limits, assessment, contact. */
export const accessibility = {
  heading: 'Accesibilidad',
  lead: 'Queremos que cualquier persona adulta pueda leer, recorrer y usar este sitio.',
  statement: 'Lee la declaración completa',
  facts: [
    { name: 'Norma', value: `WCAG ${standard.version}, nivel ${standard.level}` },
    { name: 'Alcance', value: 'Todas las páginas, desde la pregunta por tu edad' },
    {
      name: 'Pruebas',
      value: `En cada versión, un programa (axe) revisa todas las páginas en ${chromium} y las principales en ${joinWords(Object.values(others))}. En ${chromium} se recorren además con el teclado, con el texto más espaciado y en ventanas de ${narrowestWidth}\u00a0px.`,
    },
    {
      name: 'Última revisión',
      value: capitalise(nameDays({ first: changed, last: changed })),
    },
  ],
  exceptionsHeading: 'Lo que todavía falta',
  exceptions: [
    'Nadie de afuera evaluó el sitio, ni lo probó una persona que use lector de pantalla: lo que se lee en voz alta se revisa con uno simulado.',
    'Safari, de Apple, no se probó.',
    'WhatsApp, OpenStreetMap y las redes sociales quedan fuera: son de otros.',
  ],
  untried: { heading: 'Lo que no se probó en cada navegador', limits },
  contact: '¿Algo no te deja leer o pedir? Cuéntanos qué y con qué navegador.',
  ask: 'Avísanos por WhatsApp',
  message: `${greeting} Hay algo en su sitio que no puedo usar.`,
} as const
