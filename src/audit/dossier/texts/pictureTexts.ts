/** Texts of the inventory of the site's pictures. */
export const pictureTexts = {
  title: 'Imágenes y videos del sitio: lo que mira una persona',
  columns: ['Original', 'Qué muestra', 'Archivos publicados', 'Huella del original'],
  all: (count: number) => `Ver los ${count} originales`,
  unlisted: (files: readonly string[]) => `El inventario no nombra: ${files.join(', ')}.`,
} as const
