import { createCertificate, startHttpsServer, type Certificate } from '../preview/httpsServer'
import type { LinkModel } from './devices'
import { startThrottledProxy, type ThrottledProxy } from './link/throttledProxy'

export interface MeasuredSite {
  readonly name: string
  readonly folder: string
  /** The same site after a release of one word. */
  readonly nextFolder: string
  /** Pages without script, each at an address of its own behind the gate. */
  readonly isBaseline: boolean
}

export interface ServedSite extends MeasuredSite {
  readonly link: ThrottledProxy
  readonly certificate: Certificate
  /** Serves what the next release holds. */
  release(): void
  /** The first release again, on a link whose losses are those of the seed. */
  restart(seed: number): void
  close(): void
}

export async function serveSites(
  sites: readonly MeasuredSite[],
  model: LinkModel,
): Promise<readonly ServedSite[]> {
  const certificate = createCertificate()
  return Promise.all(
    sites.map(async (site) => {
      const server = await startHttpsServer(site.folder, certificate)
      const link = await startThrottledProxy(server.port, model)
      return {
        ...site,
        link,
        certificate,
        release: () => server.serve(site.nextFolder),
        restart: (seed: number) => {
          server.serve(site.folder)
          link.restart(seed)
        },
        close: () => {
          link.close()
          server.close()
        },
      }
    }),
  )
}
