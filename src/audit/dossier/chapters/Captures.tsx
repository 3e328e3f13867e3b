import type { Capture } from '../evidence/evidence'
import { captureSizes, formatCapture } from '../evidence/captureNames'
import { dossierFolder } from '../../addresses'
import type { DossierContent } from '../read/readDossier'
import { useEmbedded } from '../singleFile/embedded'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { frameTexts } from '../texts/drawingTexts'
import { Pictures } from './Pictures'
import './Captures.scss'

/** A frame around each legend in the picture. */
const CaptureFrames = ({ screen, frames }: Pick<Capture, 'screen' | 'frames'>) => (
  <svg
    className="captures__frames"
    viewBox={`0 0 ${captureSizes[screen].width} ${captureSizes[screen].height}`}
    aria-hidden="true"
  >
    {frames.map(({ text, x, y, width, height }) => (
      <rect key={text} x={x - 4} y={y - 3} width={width + 8} height={height + 6} />
    ))}
  </svg>
)

/** Every capture, with links to its rows. */
export function Captures({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const embedded = useEmbedded()
  return (
    <Chapter id="capturas">
      <div className="captures">
        {evidence.results.captures.map(({ file, state, screen, sha256, frames }) => {
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
                <CaptureFrames screen={screen} frames={frames} />
              </a>
              <figcaption className="captures__caption">
                <strong>{name}.</strong> {what}. {frames.length > 0 && frameTexts.legends}
                <RequirementLinks rows={references.backFrom.capture(file)} />
                <code className="captures__hash">
                  {file} · SHA-256 {sha256}
                </code>
              </figcaption>
            </figure>
          )
        })}
      </div>
      <Pictures pictures={evidence.pictures} rows={references.backFrom.other('imagenes')} />
    </Chapter>
  )
}
