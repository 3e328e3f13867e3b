/** A picture on the whole screen. */
export const zoom = {
  open: 'Ver de cerca',
  opened: 'Imagen ampliada',
  view: 'Imagen: muévela con las flechas, arrastrando o con las barras',
  fewer: 'Alejar',
  more: 'Acercar',
  fit: 'Ver entera',
  close: 'Cerrar la imagen ampliada',
  fitted: 'Imagen entera',
  level: (scale: string) => `Aumento ${scale}×`,
  loadFailure: 'No pudimos abrir la imagen de cerca. Revisa tu conexión y vuelve a tocar el botón.',
} as const
