import type { SubjectWords } from '../model/subject'
import { gateChartWords } from './chartWords'

/** How the lab speaks of the gate. */
export const gateLabWords: SubjectWords = {
  title: 'Laboratorio de la puerta',
  lead: 'Para control de calidad y auditoría: la misma máquina que decide en el sitio, abierta. En «Cumplimiento» hay capturas del sitio detrás de la puerta.',
  machine: 'la puerta',
  chart: gateChartWords,
  sender: 'Visitante',
  places: {
    local: { long: 'Almacén local', short: 'local' },
    session: { long: 'Almacén de sesión', short: 'sesión' },
  },
  timer: { label: 'Mensaje de NO', idle: 'sin mensaje en pantalla' },
  file: 'puerta',
  rules: {
    help: 'Las reglas R son de la especificación, citada en inglés como se escribió; las X son nuestras, donde ella calla. De cada una ves sus flechas, las pruebas que la recorren, si pasan o fallan en cuanto las corres, y si tú ya la recorriste. Una flecha que comparten varias reglas no prueba ninguna por sí sola.',
  },
  world: {
    name: 'Almacenes',
    help: 'La puerta recuerda la respuesta en dos almacenes del navegador, siempre bajo la clave «status»: el local dura hasta que se borra y el de sesión hasta que se cierra la pestaña. Elige qué guarda cada uno antes de abrir la página, también los casos raros, y los mismos pasos se repiten con ese comienzo.',
    browserWarning:
      'Usará los almacenes de verdad de este navegador: escribe, cambia o quita solo la clave «status», la misma que usa el sitio. Puedes devolver lo que había.',
  },
}
