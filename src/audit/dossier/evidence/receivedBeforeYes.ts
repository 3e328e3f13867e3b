/** What the browser requests and what it receives before SÍ (spec §2): two facts that are always stated together. */
export const receivedBeforeYes =
  'Antes de SÍ, el navegador no pide nada del catálogo ni nada a terceros. El encabezado de cada dirección nombra su página para que un enlace compartido tenga vista previa: lleva su título, una frase, la dirección de su imagen con lo que muestra, y datos estructurados que repiten eso, la marca y el camino desde el inicio.'
