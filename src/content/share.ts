/** Sharing a page: by the device's own menu, else by copying its address. */
export const share = {
  label: 'Compartir',
  quoteLabel: 'Compartir esta cotización',
  copied: 'Enlace copiado.',
  failed: (link: string) => `No pudimos copiar el enlace. Es este: ${link}`,
} as const
