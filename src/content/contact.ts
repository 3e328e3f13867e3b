import { brand } from './constants'

/** A message where WhatsApp does not open: the notice after its link was pressed, and the other channels. */
export const contact = {
  asked: '¿No se abrió WhatsApp? Tu mensaje sigue aquí.',
  dismiss: 'Cerrar este aviso',
  heading: 'Otras formas de contacto',
  close: 'Cerrar las otras formas',
  text: 'Es el mismo mensaje. Este sitio no lo envía ni lo guarda: lo abre la aplicación que elijas, con sus propias reglas.',
  list: 'Formas de contacto',
  subject: `Mensaje desde el sitio de ${brand}`,
  copy: { name: 'Copiar el mensaje', note: 'Para pegarlo donde quieras.' },
  copied: 'Mensaje copiado.',
  notCopied:
    'No pudimos copiarlo, pero ya está seleccionado: cópialo con el menú de tu dispositivo o con Ctrl\u00a0+\u00a0C.',
  share: { name: 'Compartir', note: 'Con las aplicaciones de tu dispositivo.' },
  notShared: 'No pudimos abrir el menú para compartir. Prueba otra forma.',
  mail: {
    name: 'Enviar por correo',
    long: 'Tu mensaje no cabe en el enlace: cópialo y pégalo en el correo.',
  },
  sms: { name: 'Enviar por SMS' },
  call: { name: 'Llamar' },
  code: {
    name: 'Con tu teléfono',
    note: 'Apunta la cámara: WhatsApp se abre ahí con este mensaje.',
    label: 'Código QR que abre WhatsApp con este mensaje',
    long: 'Tu mensaje es largo para un código QR. Usa otra forma.',
    failed: 'No pudimos dibujar el código. Revisa tu conexión o usa otra forma.',
  },
} as const
