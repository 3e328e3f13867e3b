import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../../../../tools/shared/fingerprint'
import { replaced } from './edits'
import type { Forgery } from './forgeries'

/** In the files around the evidence, the version and the run. */
export const forgedFiles: readonly Forgery[] = [
  {
    name: 'the verifier always agrees',
    forge: () => ({ files: { 'verificar.mjs': 'console.log("Todo coincide.")\n' } }),
    names: /^verificar\.mjs no es el programa que comprueba ahora/,
  },
  {
    name: 'a status is edited in the table',
    forge: (dossier) => ({
      derived: replaced(dossier, 'matriz.csv', ';PENDIENTE DE REVISIÓN HUMANA;', ';CONFORME;'),
    }),
    names: /^matriz\.csv no es el que resulta de la evidencia/,
  },
  {
    name: 'the printable file is edited',
    forge: (dossier) => ({
      derived: replaced(dossier, 'expediente.html', '</main>', '<p>Certificado.</p></main>'),
    }),
    names: /^expediente\.html no es el que resulta de la evidencia/,
  },
  {
    name: 'the in-toto statement says PASSED',
    forge: (dossier) => ({ derived: replaced(dossier, 'resultado.intoto.json', '"WARNED"', '"PASSED"') }),
    names: /^resultado\.intoto\.json no es el que resulta de la evidencia/,
  },
  {
    name: 'the PDF is another',
    forge: () => ({ derived: { 'expediente.pdf': '%PDF otro' } }),
    names: /^manifiesto\.json no es el que te dieron: .*expediente\.pdf/,
  },
  {
    name: 'a small copy shows something else',
    forge: (dossier) => ({
      files: {
        'miniaturas/preguntando-telefono.webp': dossier.files.get('miniaturas/error-telefono.webp') ?? null,
      },
    }),
    names: /miniaturas\/preguntando-telefono\.webp es otro que el de la lista/,
  },
  {
    name: 'a file is added',
    forge: () => ({ files: { 'certificado-oficial.txt': 'Aprobado.\n' } }),
    names: /certificado-oficial\.txt no está en la lista/,
  },
  {
    name: 'a capture is taken out',
    forge: () => ({ files: { 'capturas/error-telefono.png': null } }),
    names: /capturas\/error-telefono\.png no es la captura que nombra resultados\.json/,
  },
  {
    name: 'a script of the site is another, with its hash',
    forge: () => ({ script: 'export default 1' }),
    names: /sitio\/assets\/main\.0\.js es otro que el de la lista/,
  },
  {
    name: 'the commit is another',
    forge: () => ({ version: { commit: 'beef0123456789beef0123456789beef01234567' } }),
    names: /^commit es otro que el de la lista/,
  },
  {
    name: 'the sources are others',
    forge: () => ({ version: { sources: fingerprint('other') } }),
    names: /^sources es otro que el de la lista/,
  },
  {
    name: 'the packages are others',
    forge: () => ({ version: { lockfile: fingerprint('other') } }),
    names: /^lockfile es otro que el de la lista/,
  },
  {
    name: 'the run is dated back',
    forge: () => ({ facts: { inicio: '2025-01-02T05:14:28-04:00', fin: '2025-01-02T05:16:02-04:00' } }),
    names: /^ejecucion\.json: cambió «inicio»: te dieron «2026-.*», y dice «2025-/,
  },
  {
    name: 'another browser is named',
    forge: () => ({ facts: { navegador: 'Chromium 160' } }),
    names: /^ejecucion\.json: cambió «navegador»/,
  },
  {
    name: 'another person is named',
    forge: () => ({ facts: { auditor: 'Eva Quispe' } }),
    names: /^ejecucion\.json: cambió «auditor»: te dieron «Ana Rojas», y dice «Eva Quispe»/,
  },
  {
    name: 'a signature is claimed that does not exist',
    forge: () => ({
      afterwards: (folder) => {
        const path = join(folder, 'firma.json')
        rmSync(path)
        writeFileSync(path, '{"firma":{"titular":"CN=Notaría"},"fecha":null}\n')
      },
    }),
    names: /^firma\.json no dice lo que traen/,
  },
]
