import { answers, gate, excessLegend, minorsLegend } from '../../../content/legal'
import { privacy } from '../../../content/privacy'
import { receivedBeforeYes } from '../evidence/receivedBeforeYes'

interface Practice {
  readonly name: string
  readonly sentence: string
  /** Ids of the rows that check the sentence. */
  readonly rows: readonly string[]
}

/** What the site does with a visitor's age, in the words of who answers for it. */
export const practices: readonly Practice[] = [
  {
    name: 'Qué se pregunta',
    sentence: `«${gate.question}» Se responde ${Object.values(answers).join(' o ')} antes de ver el sitio. No se pide nombre, fecha de nacimiento, país ni documento.`,
    rows: ['DGP-AGE', 'ES-5-EDAD', 'ES-5-CAMPOS'],
  },
  {
    name: 'Cuánto vale la respuesta',
    sentence:
      'La edad es declarada: nivel «declarada (asserted)» de IEEE 2089.1, el primero de cuatro. El sitio no comprueba la edad ni la identidad de nadie, y no lo dice en ninguna parte.',
    rows: ['AA-LVL'],
  },
  {
    name: 'Antes de responder',
    sentence: receivedBeforeYes,
    rows: ['ABI-AGE'],
  },
  {
    name: 'Quien responde NO',
    sentence: `Lee «${gate.rejection}» y sigue en la puerta, sin enlaces comerciales. Puede volver a responder: la especificación lo permite.`,
    rows: ['DGP-DEN', 'R9', 'ES-8-NO'],
  },
  {
    name: 'Qué se guarda',
    sentence: privacy.stored.map(({ name, where, until }) => `${name}: ${where} ${until}`).join(' '),
    rows: ['PR-INVENTORY', 'PR-EXEMPT', 'R7', 'R8'],
  },
  {
    name: 'Qué no se guarda',
    sentence: privacy.intro,
    rows: ['PR-INVENTORY', 'DGP-PRV'],
  },
  {
    name: 'Cómo se borra',
    sentence: `${privacy.deletion} ${privacy.browserCache}`,
    rows: ['X3', 'DGP-PRV'],
  },
  {
    name: 'Dispositivos compartidos',
    sentence: gate.rememberNotice,
    rows: ['DGP-REM', 'ES-5-CASILLA'],
  },
  {
    name: 'Cuando el navegador falla',
    sentence:
      'Si no deja leer lo guardado, se pregunta. Si no deja guardar, se entra solo por esa visita y se dice. Un valor que no es «accepted» se quita y se pregunta.',
    rows: ['X1', 'X2', 'R3', 'ES-4-FALLAS'],
  },
  {
    name: 'Leyendas de la ley',
    sentence: `«${excessLegend}» y «${minorsLegend}», en la puerta y en cada página.`,
    rows: ['BO-259-09.I', 'BO-259-09.II', 'BO-259-09.IV'],
  },
  {
    name: 'Lo que decide una persona',
    sentence:
      'Que nadie en las imágenes parezca menor de 18 años, que nada prometa éxito intelectual, social, deportivo o sexual, que no haya personajes infantiles y que el video termine con las leyendas. Hasta que alguien lo firme, queda pendiente.',
    rows: ['BO-259-08.1', 'BO-259-08.2', 'BO-259-08.3', 'BO-DS-20.b'],
  },
  {
    name: 'Cómo se observa',
    sentence:
      'Cada versión se construye, se visita en Chromium con cada estado de los almacenes y se compara con las reglas. Los estados se deducen de lo observado; quien lee puede deducirlos otra vez.',
    rows: ['ES-4-MATRIZ'],
  },
]
