import { captureSizes, formatCapture } from '../evidence/captureNames'
import { dossierFolder } from '../../addresses'
import type { DossierContent } from '../read/readDossier'
import { useEmbedded } from '../singleFile/embedded'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import './Captures.scss'

/** Every capture, with links to its rows. */
export function Captures({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const embedded = useEmbedded()
  return (
    <Chapter id="capturas">
      <div className="captures">
        {evidence.results.captures.map(({ file, state, screen, sha256 }) => {
          const { anchor, name } = references.capture(file)
          const what = formatCapture(state, screen)
          // Relative: the printable file is beside its captures, also in a copy of the folder.
          const address = `${embedded ? '' : dossierFolder}capturas/${file}`
          const fetched = { src: address, ...captureSizes[screen], loading: 'lazy' as const }
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
                  alt={`Captura: ${what}`}
                  {...(embedded?.captureOf(file) ?? fetched)}
                  decoding="async"
                />
              </a>
              <figcaption className="captures__caption">
                <strong>{name}.</strong> {what}.
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
