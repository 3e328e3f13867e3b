import { gate } from './legal'
import { cachePrefix, orderKey, scrollPositionsKey, statusKey } from './storageKeys'

/** spec §7, ePrivacy 5(3): the complete inventory of what the site keeps. */
export const privacy = {
  title: 'Privacidad',
  open: 'Qué guarda este sitio',
  intro: 'No usamos cookies ni te seguimos. No pedimos tu nombre, tu correo ni tu fecha de nacimiento.',
  storedHeading: 'Lo que queda en tu navegador',
  stored: [
    {
      key: statusKey,
      name: 'Tu respuesta de mayoría de edad',
      where: `En este dispositivo si marcaste «${gate.remember}»; si no, solo en esta pestaña.`,
      until: `Hasta que toques «${gate.forget}» o, sin la casilla, hasta que cierres la pestaña.`,
    },
    {
      key: scrollPositionsKey,
      name: 'Hasta dónde habías bajado en cada página',
      where: 'Solo en esta pestaña, para devolverte al mismo punto cuando vuelves atrás.',
      until: `Hasta que toques «${gate.forget}» o cierres la pestaña.`,
    },
    {
      key: orderKey,
      name: 'Las botellas de tu mensaje y cuántas de cada una',
      where: 'Solo en esta pestaña, para que sigan ahí si la recargas.',
      until: `Hasta que las quites, cierres la pestaña o toques «${gate.forget}».`,
    },
    {
      key: `${cachePrefix}…`,
      name: 'Copias de las páginas e imágenes que viste, y el programa que las muestra sin conexión',
      where: `En este dispositivo, solo si marcaste «${gate.remember}». Nadie más las recibe.`,
      until: `Hasta que toques «${gate.forget}»; las copias, también hasta que publiquemos una versión nueva del sitio.`,
    },
  ],
  technicalNames: 'Nombres técnicos de lo guardado, en ese orden:',
  ageNotice: 'Tu edad es una declaración tuya: este sitio no la verifica.',
  thirdParties:
    'WhatsApp, las redes sociales y los videos de otros sitios se abren solo cuando tú los tocas, y desde ahí rigen sus propias reglas.',
  deletion: `Para borrar todo lo anterior, toca «${gate.forget}» al pie del sitio o borra los datos de este sitio en tu navegador.`,
  browserCache:
    'Además, como con cualquier sitio, el historial y la memoria temporal (caché) de tu navegador pueden conservar lo que viste, con la casilla o sin ella: esos solo puedes borrarlos tú, en los ajustes del navegador.',
  ask: 'Pregunta por tus datos',
} as const
