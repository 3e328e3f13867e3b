import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { init, type ModuleInfo } from 'license-checker-rseidelsohn'
import { manuallyReadLicences, isShippableLicence, isDevelopmentLicence } from './licenceRules'

type Packages = readonly (readonly [id: string, info: ModuleInfo])[]

const readPackages = (production: boolean) =>
  new Promise<Packages>((done, fail) =>
    init({ start: '.', production, excludePrivatePackages: true }, (error, packages) =>
      error ? fail(error) : done(Object.entries(packages)),
    ),
  )

// Libraries name them as peers; types are gone before anything ships.
const isOnlyTypes = ([id]: Packages[number]) => /^(typescript@|@types\/)/.test(id)

// The fonts are development dependencies, because only their subsets reach the site.
const isFont = ([id]: Packages[number]) => id.startsWith('@fontsource')

const shipped = async (): Promise<Packages> => [
  ...(await readPackages(true)).filter((entry) => !isOnlyTypes(entry)),
  ...(await readPackages(false)).filter(isFont),
]

const licenceOf = ([id, { licenses = 'unknown' }]: Packages[number]) =>
  manuallyReadLicences[id] ?? [licenses].flat().join(' AND ')

const textOf = ({ licenseFile = '' }: ModuleInfo) =>
  /licen[cs]e|copying/i.test(basename(licenseFile)) ? readFileSync(licenseFile, 'utf8').trim() : ''

/** What the site must say about the code of others that it carries. */
export const productionLicences = async (): Promise<string> =>
  (await shipped())
    .map(([id, info]) =>
      [`${id} — ${licenceOf([id, info])}`, info.repository, textOf(info)].filter(Boolean).join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n')

const check = async () => {
  const installed = await readPackages(false)
  const carried = await shipped()
  const refused = [
    ...installed
      .filter((entry) => !isDevelopmentLicence(licenceOf(entry)))
      .map((entry) => ['not allowed', entry] as const),
    ...carried
      .filter((entry) => !isShippableLicence(licenceOf(entry)))
      .map((entry) => ['must not ship', entry] as const),
  ]
  for (const [problem, entry] of refused) console.error(`${problem}: ${entry[0]} is ${licenceOf(entry)}`)
  console.log(`${installed.length} packages read, ${carried.length} shipped, ${refused.length} refused`)
  process.exitCode = refused.length > 0 || installed.length === 0 ? 1 : 0
}

if (require.main === module) void check()
