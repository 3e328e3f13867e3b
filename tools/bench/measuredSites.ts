import { basename, resolve } from 'node:path'
import { builtFolder } from '../build/builtSite'
import { pageHeads } from '../build/head/pageHeads'
import { buildRelease } from '../releases/buildRelease'
import { oneWord } from '../releases/smallReleases'
import { buildBaseline } from './baseline'
import { buildWithBottles } from '../growth/buildWithBottles'
import type { MeasuredSite } from './servedSite'

function baselineOf(site: string, name: string): string {
  const folder = resolve('.cache', name)
  buildBaseline(
    site,
    folder,
    pageHeads().map(({ path }) => path),
  )
  return folder
}

const withoutRelease = (name: string, folder: string): MeasuredSite => ({
  name,
  folder,
  nextFolder: folder,
  isBaseline: false,
})

/** The built site, after the baseline it is compared with; both again with the same word changed, where a visit needs it. */
export async function siteAndBaseline(
  needsRelease: boolean,
  against: readonly string[],
): Promise<readonly MeasuredSite[]> {
  const site = builtFolder()
  const baseline = baselineOf(site, 'baseline')
  const next = needsRelease ? await buildRelease(oneWord) : site
  const nextBaseline = needsRelease ? baselineOf(next, 'baseline-next') : baseline
  return [
    { name: 'baseline', folder: baseline, nextFolder: nextBaseline, isBaseline: true },
    { name: 'site', folder: site, nextFolder: next, isBaseline: false },
    ...against.map((folder) => withoutRelease(basename(folder), resolve(folder))),
  ]
}

export async function sitesBySize(): Promise<readonly MeasuredSite[]> {
  const sites: MeasuredSite[] = []
  for (const count of [7, 70, 700]) {
    const { folder } = await buildWithBottles(count, { pages: false })
    sites.push(withoutRelease(`${count} bottles`, folder))
  }
  return sites
}
