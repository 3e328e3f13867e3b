import { alcohol, minimumAge, slogan } from './constants'
import { question, rejection } from './gateScriptTexts'

/** Ley 259 art. 9.I, word for word and in capitals. */
export const excessLegend = 'EL CONSUMO EXCESIVO DE ALCOHOL ES DAÑINO PARA LA SALUD'
export const minorsLegend = 'VENTA PROHIBIDA A MENORES DE 18 AÑOS DE EDAD'

/** IARD Digital Guiding Principles: forward advice. */
export const forwardNotice = `No compartas este contenido con menores de ${minimumAge} años.`

/** spec §2, footer notice of the gate. */
export const responsibleNotice = `Recomendamos un consumo responsable (alcohol ${alcohol}). ${forwardNotice}`

/** Ley 259 art. 20. */
export const identityNotice =
  'Este sitio no vende. Al comprar se te pedirá tu documento de identidad original.'

/** IARD Digital Guiding Principles: transparency. */
export const officialSite = 'Sitio oficial de la marca'

/** spec §1 */
export const noCommission = 'Te ponemos en contacto y no cobramos comisión.'

export const noScript = `Este sitio es solo para mayores de ${minimumAge} años. Activa JavaScript en tu navegador para confirmar tu edad.`

/** spec §2: the buttons below the question, in their order; each sends the event of its name. */
export const answers = { yes: 'SÍ', no: 'NO' } as const

export type AnswerName = keyof typeof answers

/** spec §2 and §8, what the gate says. */
export const gate = {
  requirement: 'Este sitio requiere edad legal',
  question,
  lead: 'Elaboramos singani, un destilado boliviano de uva. Confirma tu edad para abrir la puerta.',
  slogan,
  answersLabel: 'Confirma tu edad',
  ...answers,
  remember: 'Recordar mis datos',
  rememberNotice:
    'Guardaremos en este dispositivo tu respuesta y las páginas que visites, para verlas sin conexión. Si lo compartes con menores de 18 años, no marques la casilla.',
  loading: 'Cargando...',
  rejection,
  rejectionDetail: `Este sitio es solo para mayores de ${minimumAge} años. Gracias por tu sinceridad.`,
  rejectionClose: 'Entendido',
  unsavedNotice:
    'Este navegador no pudo guardar tu respuesta: entras solo por esta visita y la próxima vez te preguntaremos de nuevo.',
  forget: 'Olvidar mi respuesta',
} as const
