import { answers, gate, identityNotice } from '../../../content/legal'

/** What is observed once, in the browser or in the built files: id → Spanish sentence. */
export const observations = {
  'box-unticked': `La casilla «${gate.remember}» está sin marcar al abrir la puerta`,
  'box-described': 'La casilla lleva atado su aviso sobre dispositivos compartidos',
  'only-two-answers': `La puerta no pide más que ${Object.values(answers).join(', ')} y la casilla`,
  'equal-answers': 'SÍ y NO tienen el mismo tamaño',
  'not-modal': 'La puerta es una página: nada atrapa el foco',
  'gate-targets': 'Los controles de la puerta miden al menos 48 px',
  'wcag-targets': 'Los controles de la puerta miden al menos 24 px',
  'dialog-labelled': 'El rechazo es un alertdialog nativo, con nombre y con el foco dentro',
  'dialog-escape': 'Escape cierra el rechazo y el foco vuelve a NO',
  'dialog-button': 'Un botón visible cierra el rechazo',
  'dialog-stays':
    'El rechazo sigue abierto desde que errorMessage se borra, a los 50 ms, hasta los 2 minutos',
  'dialog-not-commercial': 'El rechazo no lleva a ninguna página comercial',
  'loading-status': `«${gate.loading}» es un role=status`,
  'focus-after-yes': 'Después de SÍ el foco está en el encabezado de la página',
  'pause-button': 'El carrusel de inicio tiene un botón para detenerlo',
  'unknown-path': 'Una dirección desconocida vuelve a / y pregunta',
  'deep-link-asks': 'Quien no aceptó solo ve la puerta, también en la pestaña, en cualquier dirección',
  'legends-before': 'Las dos leyendas están en la puerta de cada dirección',
  'legends-after': 'Las dos leyendas están en cada página después de SÍ',
  'static-words': 'Las palabras de la puerta están en todos los archivos HTML, también en noscript',
  'order-identity': `Toda página con un enlace de pedido dice «${identityNotice}»`,
  'chat-forward': 'Toda página con un enlace de chat pide no compartir con menores de 18 años',
  'repeated-no': 'Decir NO de una a cinco veces no deja entrar ni guarda nada, y SÍ después deja entrar',
  'reload-and-back':
    'Al recargar y al ir atrás o adelante: quien no aceptó, o pidió olvidar, ve la pregunta; quien aceptó sigue dentro',
  'quiet-gate': 'Señalar, enfocar o tocar la puerta, decir NO y esperar diez minutos no pide nada más',
  'no-attempts-before':
    'Antes de SÍ nada intenta salir a terceros, ni lo que la política de contenido detiene',
  'no-attempts': 'Después de SÍ nada intenta salir a terceros, ni lo que la política de contenido detiene',
  'worker-own-host': 'Con el programa de copias (service worker) en marcha, nada se pide a terceros',
  'no-cookies': 'Tras visitar todas las páginas no hay cookies',
  'device-before': 'Antes de SÍ, también después de NO, lo guardado en el dispositivo',
  'device-session': 'Con la casilla sin marcar, lo guardado mientras dura la visita',
  'device-session-closed': 'Con la casilla sin marcar, lo que queda al cerrar el navegador',
  'device-remembered': 'Con la casilla marcada, lo guardado mientras dura la visita',
  'device-remembered-closed': 'Con la casilla marcada, lo que queda al cerrar el navegador',
  'device-forgotten': `Lo que queda después de «${gate.forget}»`,
  'own-host': 'Ninguna página pide nada a terceros antes de un clic',
  'film-on-press': 'El video se pide solo al pulsarlo',
  'film-ending': 'Los últimos 5 s del video son solo las leyendas, a pantalla completa',
  'film-own': 'El video del sitio es propio',
  'forbidden-words':
    'Ningún texto del sitio trae palabras que suelen prometer éxito intelectual, social, deportivo o sexual',
  'preview-headers': 'El servidor de vista previa responde a la portada con las cabeceras de seguridad',
  'declared-only': 'Ningún texto dice que la edad fue verificada',
  'menu-toggles': 'El menú lateral se abre y se cierra con su botón',
  'menu-route-change': 'El menú lateral se cierra en cada cambio de ruta',
  'initial-loading': 'El estado inicial es checking, con isLoading y sin mensaje',
  'stored-contract': 'La clave es status y el valor, accepted',
  'pulse-ms': 'La demora del mensaje en la máquina es de 50 ms',
  'minimum-age': 'La pregunta y las leyendas nombran 18 años',
} as const

export type ObservationId = keyof typeof observations
