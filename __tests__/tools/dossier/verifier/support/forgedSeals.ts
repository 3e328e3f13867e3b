import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { addSeals } from '../../../../../tools/dossier/seal/addSeals'
import type { makeAuthority } from '../../seal/support/authority'
import type { Forgery } from './forgeries'

type Authority = ReturnType<typeof makeAuthority>

/** Signs and stamps the dossier in `folder` as its owner would; `options` are what its reader is given. */
export function signAsOwner(authority: Authority, folder: string) {
  const owner = authority.makeSigner('Ana', ['rsa:2048'])
  const stamper = authority.makeStamper('Hora')
  const stamp = authority.stamp(join(folder, 'sello.txt'), 'own', stamper)
  addSeals(folder, { clave: owner.key, certificado: owner.certificate, fecha: stamp })
  return {
    stamp,
    /** For the dossier in this folder: of what it brings. */
    optionsFor: (forged: string) => [
      ...(existsSync(join(forged, 'sello.firma'))
        ? [`--firma=${join(forged, 'sello.firma')}`, `--certificado=${owner.certificate}`]
        : []),
      ...(existsSync(join(forged, 'sello.tsr'))
        ? [`--fecha=${join(forged, 'sello.tsr')}`, `--autoridad=${stamper.certificate}`]
        : []),
    ],
  }
}

/** Dossiers that were dated anew, with a signature or a time stamp of somebody else or of another dossier. */
export function forgedSeals(authority: Authority, ownStamp: string): readonly Forgery[] {
  const forger = authority.makeSigner('Otra', ['rsa:2048'])
  const stamper = authority.makeStamper('Ninguna')
  const facts = { inicio: '2026-11-25T05:14:29-04:00' }
  const sign = (folder: string, fecha?: string) =>
    void addSeals(folder, { clave: forger.key, certificado: forger.certificate, fecha })
  return [
    {
      name: 'it is signed with another key',
      forge: () => ({ facts, afterwards: (folder) => sign(folder) }),
      names: /^La firma no es de CN=Ana, O=Estudio de prueba/,
    },
    {
      name: 'its time stamp is that of another dossier',
      forge: () => ({ facts, afterwards: (folder) => copyFileSync(ownStamp, join(folder, 'sello.tsr')) }),
      names: /^La fecha cierta es de otro archivo/,
    },
    {
      name: 'its time stamp is of another authority',
      forge: () => ({
        facts,
        afterwards: (folder) => sign(folder, authority.stamp(join(folder, 'sello.txt'), 'forged', stamper)),
      }),
      names: /^La fecha cierta no es de la autoridad/,
    },
  ]
}
