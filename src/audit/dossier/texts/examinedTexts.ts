/** What was examined, when and with what; what identifies the dossier is in sealTexts.ts. */
export const examinedTexts = {
  heading: 'Qué se examinó',
  what: 'Sitio',
  site: (address: string, isSample: boolean, pages: number) =>
    `${address}${isSample ? ' (dirección de muestra: el dueño todavía no dio la suya)' : ''}. Se visitó la carpeta construida, servida en la máquina de la prueba: ${pages} direcciones. Lo que sirve hoy un dominio se compara en «Huellas».`,
  code: 'Código',
  outside: 'fuera de control de versiones',
  changed: 'con cambios sin registrar',
  when: 'Cuándo',
  tools: 'Con qué',
  samples: 'Datos de muestra',
  noSamples: 'Ninguno: todos los datos son del dueño.',
  sampleCount: (count: number) =>
    count === 1
      ? '1 dato del sitio es de muestra y espera el del dueño'
      : `${count} datos del sitio son de muestra y esperan los del dueño`,
} as const
