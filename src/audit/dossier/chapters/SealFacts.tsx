import type { Manifest, Run, Signing } from '../evidence/manifestSchemas'
import { sealTexts } from '../texts/sealTexts'
import './Provenance.scss'

type Props = {
  root: Manifest['raiz']
  /** Left out of the printable file, which the seal covers. */
  sealed?: { readonly run: Run; readonly signing: Signing }
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="provenance__code">{value}</dd>
  </div>
)

/** The root hash; on the page also the seal, who ran it, who signed it, and since when it exists. */
export const SealFacts = ({ root, sealed }: Props) => (
  <div className="provenance">
    {!sealed && <p>{sealTexts.asWritten}</p>}
    <dl className="provenance__facts">
      <Fact name={sealTexts.root} value={root} />
      {sealed && (
        <>
          <Fact name={sealTexts.seal} value={sealed.run.sello} />
          <Fact name={sealTexts.auditor} value={sealed.run.auditor} />
          <Fact
            name={sealTexts.signature}
            value={
              sealed.signing.firma ? sealTexts.signedBy(sealed.signing.firma.titular) : sealTexts.unsigned
            }
          />
          <Fact
            name={sealTexts.timeStamp}
            value={sealed.signing.fecha ? sealTexts.stampedAt(sealed.signing.fecha) : sealTexts.undated}
          />
        </>
      )}
    </dl>
  </div>
)
