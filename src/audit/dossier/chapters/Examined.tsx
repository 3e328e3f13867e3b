import type { Manifest, Run, Signing } from '../evidence/manifestSchemas'
import type { DossierContent } from '../read/readDossier'
import { examinedTexts as texts } from '../texts/examinedTexts'
import { describePeriod, describeMoment } from '../evidence/describeMoment'
import { sealTexts } from '../texts/sealTexts'
import { Fold } from '../ui/Fold'
import './Examined.scss'

type Version = Pick<Manifest, 'commit' | 'commitDate' | 'hasChanges' | 'raiz'>

type Props = {
  dossier: Pick<DossierContent, 'evidence'>
  version: Version
  /** Left out of the printable file, which the seal covers. */
  sealed?: { readonly run: Run; readonly signing: Signing } | undefined
}

type Fact = readonly [name: string, value: string]

const describeCode = ({ commit, commitDate, hasChanges }: Version) =>
  commit === null
    ? texts.outside
    : [commit, commitDate && describeMoment(commitDate), hasChanges && texts.changed]
        .filter(Boolean)
        .join(', ')

const runFacts = ({ run, signing }: NonNullable<Props['sealed']>): readonly Fact[] => [
  [texts.when, describePeriod(run.inicio, run.fin)],
  [sealTexts.auditor, run.auditor],
  [texts.tools, `${run.navegador}, Node ${run.node}, ${run.equipo}`],
  [sealTexts.signature, signing.firma ? sealTexts.signedBy(signing.firma.titular) : sealTexts.unsigned],
  [sealTexts.timeStamp, signing.fecha ? sealTexts.stampedAt(signing.fecha) : sealTexts.undated],
  [sealTexts.seal, run.sello],
]

/** What was examined: the site, its version, when, by whom, with what, and what identifies the dossier. */
export function Examined({ dossier, version, sealed }: Props) {
  const { address, isSampleAddress, pages, samples } = dossier.evidence.site
  const facts: readonly Fact[] = [
    [texts.what, texts.site(address, isSampleAddress, pages)],
    [texts.code, describeCode(version)],
    ...(sealed ? runFacts(sealed) : []),
    [sealTexts.root, version.raiz],
  ]
  return (
    <div className="examined">
      <h3 className="examined__heading">{texts.heading}</h3>
      <dl className="examined__facts">
        {facts.map(([name, value]) => (
          <div className="examined__fact" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="examined__fact">
          <dt>{texts.samples}</dt>
          <dd>
            {samples.length === 0 ? (
              texts.noSamples
            ) : (
              <Fold label={texts.sampleCount(samples.length)}>
                <ul className="examined__samples">
                  {samples.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </Fold>
            )}
          </dd>
        </div>
      </dl>
      {!sealed && <p>{sealTexts.asWritten}</p>}
    </div>
  )
}
