import { answers, gate, excessLegend, minorsLegend } from '../../../content/legal'
import { privacy } from '../../../content/privacy'
import { receivedBeforeYes } from '../evidence/receivedBeforeYes'

/** In the order of the contents of ISO/IEC 27566-1, and after them what no practice takes away. */
export const practiceSections = [
  'Funcionamiento',
  'Desempeño',
  'Privacidad',
  'Seguridad',
  'Aceptabilidad',
  'Riesgo que queda',
] as const

interface Practice {
  readonly section: (typeof practiceSections)[number]
  readonly name: string
  readonly sentence: string
  /** Ids of the rows that check the sentence. */
  readonly rows: readonly string[]
}

/** What the site does with a visitor's age, in the words of who answers for it. */
export const practices: readonly Practice[] = [
  {
    section: 'Funcionamiento',
    name: 'Qué se pregunta',
    sentence: `«${gate.question}» Se responde ${Object.values(answers).join(' o ')} antes de ver el sitio. No se pide nombre, fecha de nacimiento, país ni documento.`,
    rows: ['DGP-AGE', 'ES-5-EDAD', 'ES-5-CAMPOS'],
  },
  {
    section: 'Desempeño',
    name: 'Cuánto vale la respuesta',
    sentence:
      'La edad es declarada: nivel «declarada (asserted)» de IEEE 2089.1, el primero de cuatro. El sitio no comprueba la edad ni la identidad de nadie, y no lo dice en ninguna parte.',
    rows: ['AA-LVL'],
  },
  {
    section: 'Funcionamiento',
    name: 'Antes de responder',
    sentence: receivedBeforeYes,
    rows: ['ABI-AGE'],
  },
  {
    section: 'Funcionamiento',
    name: 'Quien responde NO',
    sentence: `Lee «${gate.rejection}» y sigue en la puerta, sin enlaces comerciales. Puede volver a responder: la especificación lo permite.`,
    rows: ['DGP-DEN', 'R9', 'ES-8-NO'],
  },
  {
    section: 'Privacidad',
    name: 'Qué se guarda',
    sentence: privacy.stored.map(({ name, where, until }) => `${name}: ${where} ${until}`).join(' '),
    rows: ['PR-INVENTORY', 'PR-EXEMPT', 'R7', 'R8'],
  },
  {
    section: 'Privacidad',
    name: 'Qué no se guarda',
    sentence: privacy.intro,
    rows: ['PR-INVENTORY', 'DGP-PRV'],
  },
  {
    section: 'Privacidad',
    name: 'Cómo se borra',
    sentence: `${privacy.deletion} ${privacy.browserCache}`,
    rows: ['X3', 'DGP-PRV'],
  },
  {
    section: 'Seguridad',
    name: 'Dispositivos compartidos',
    sentence: gate.rememberNotice,
    rows: ['DGP-REM', 'ES-5-CASILLA'],
  },
  {
    section: 'Seguridad',
    name: 'Cuando el navegador falla',
    sentence:
      'Si no deja leer lo guardado, se pregunta. Si no deja guardar, se entra solo por esa visita y se dice. Un valor que no es «accepted» se quita y se pregunta.',
    rows: ['X1', 'X2', 'R3', 'ES-4-FALLAS'],
  },
  {
    section: 'Funcionamiento',
    name: 'Leyendas de la ley',
    sentence: `«${excessLegend}» y «${minorsLegend}», en la puerta y en cada página.`,
    rows: ['BO-259-09.I', 'BO-259-09.II', 'BO-259-09.IV'],
  },
  {
    section: 'Aceptabilidad',
    name: 'Lo que decide una persona',
    sentence:
      'Que nadie en las imágenes parezca menor de 18 años, que nada prometa éxito intelectual, social, deportivo o sexual, que no haya personajes infantiles y que el video termine con las leyendas. Hasta que alguien lo firme, queda pendiente.',
    rows: ['BO-259-08.1', 'BO-259-08.2', 'BO-259-08.3', 'BO-DS-20.b'],
  },
  {
    section: 'Desempeño',
    name: 'Cómo se observa',
    sentence:
      'Cada versión se construye, se visita en Chromium con cada estado de los almacenes y se compara con las reglas. Los estados se deducen de lo observado; quien lee puede deducirlos otra vez.',
    rows: ['ES-4-MATRIZ'],
  },
  {
    section: 'Seguridad',
    name: 'Con qué responde el servidor',
    sentence:
      'Con cabeceras que no dejan correr código ajeno ni mostrar el sitio dentro de otro. Aquí se observó el servidor de vista previa, no el publicado.',
    rows: ['SEC-CAB'],
  },
  {
    section: 'Aceptabilidad',
    name: 'Para todas las personas',
    sentence:
      'La puerta se responde con teclado y con lector de pantalla, sin límite de tiempo, y no pide documentos ni fotografías. No hay todavía una declaración de accesibilidad.',
    rows: ['AC-PAGE', 'AC-DIALOG', 'AC-STATUS', 'AC-TIME', 'AC-TARGETS', 'AC-DECL'],
  },
  {
    section: 'Riesgo que queda',
    name: 'Una respuesta falsa',
    sentence:
      'Una persona menor puede responder SÍ, también después de un NO. Nada en el sitio lo impide ni lo descubre.',
    rows: ['DGP-AGE', 'DGP-DEN', 'IEEE-2089.1'],
  },
  {
    section: 'Riesgo que queda',
    name: 'Un dispositivo de varias personas',
    sentence: `Donde se marcó la casilla, quien usa después el mismo dispositivo entra sin que se le pregunte, hasta que alguien toque «${gate.forget}».`,
    rows: ['DGP-REM', 'R2', 'PR-DEVICE'],
  },
  {
    section: 'Riesgo que queda',
    name: 'Lo que se ve fuera de la puerta',
    sentence:
      'La vista previa de un enlace compartido y las publicaciones de los perfiles se ven sin responder nada.',
    rows: ['ABI-AGE', 'DGP-PROFILES'],
  },
]
