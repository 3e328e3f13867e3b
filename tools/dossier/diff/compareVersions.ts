import { changedHashes } from './changes'
import { describeCommit, describeDate } from './describeCopy'
import type { DossierCopy } from './readCopy'
import type { ReportLine, ReportSection } from './report'

function describeCopy(name: string, copy: DossierCopy): ReportLine {
  const { run, manifest, files } = copy
  const parts = [
    describeCommit(copy),
    describeDate(copy),
    run.navegador,
    run.node && `Node ${run.node}`,
    manifest.raiz && `huella raíz ${manifest.raiz}`,
  ]
  return { text: `${name}: ${files.place} · ${parts.filter(Boolean).join(' · ')}` }
}

const siteOf = ({ manifest }: DossierCopy) => new Map(Object.entries(manifest.site))

function siteLines(before: DossierCopy, after: DossierCopy): ReportLine[] {
  const site = changedHashes(siteOf(before), siteOf(after))
  const [changed, more, less] = [site.changed.length, site.added.length, site.removed.length]
  if (changed + more + less === 0) return []
  return [{ text: `Archivos del sitio: ${changed} con otra huella, ${more} de más, ${less} de menos.` }]
}

function packageLines(before: DossierCopy, after: DossierCopy): ReportLine[] {
  if (before.manifest.lockfile === after.manifest.lockfile) return []
  return [{ text: 'Paquetes con los que se construye: package-lock.json es otro.' }]
}

/** Which two dossiers these are, and whether they are of the same site: never empty. */
export const compareVersions = (before: DossierCopy, after: DossierCopy): ReportSection => ({
  title: 'Los dos expedientes',
  lines: [
    describeCopy('A', before),
    describeCopy('B', after),
    ...siteLines(before, after),
    ...packageLines(before, after),
  ],
})
