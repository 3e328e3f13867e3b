import { formatCapture } from '../evidence/captureNames'
import { dossierFolder } from '../../addresses'
import type { DossierContent } from '../read/readDossier'
import { useEmbedded } from '../singleFile/embedded'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { captureTexts } from '../texts/tableTexts'
import './Captures.scss'

const sizes = { phone: [390, 844], desktop: [1440, 900] } as const

/** Every state as the browser drew it, and back to the rows it belongs to. */
export function Captures({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const embedded = useEmbedded()
  return (
    <Chapter id="capturas">
      <div className="captures">
        {evidence.results.captures.map((capture) => {
          const { file, screen, sha256 } = capture
          const { anchor, name } = references.capture(file)
          const [width, height] = sizes[screen]
          // The one file stands beside its captures, wherever it was copied to.
          const address = `${embedded ? '' : dossierFolder}capturas/${file}`
          const picture = embedded?.captureOf(file) ?? {
            src: address,
            width,
            height,
            loading: 'lazy' as const,
          }
          return (
            <figure
              className={`captures__figure captures__figure--${screen}`}
              id={anchor}
              key={file}
              tabIndex={-1}
            >
              <a className="captures__open" href={address}>
                <img
                  className="captures__picture"
                  alt={captureTexts.alt(formatCapture(capture))}
                  {...picture}
                  decoding="async"
                />
              </a>
              <figcaption className="captures__caption">
                <strong>{name}.</strong> {formatCapture(capture)}.
                <RequirementLinks rows={references.backFrom.capture(file)} />
                <code className="captures__hash">
                  {file} · SHA-256 {sha256}
                </code>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </Chapter>
  )
}
