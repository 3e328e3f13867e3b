import { ScrollableTable } from '../../ui/DataTable'
import type { Evidence } from '../evidence/evidence'
import { pictureTexts } from '../texts/pictureTexts'
import { Fold } from '../ui/Fold'
import { RequirementLinks } from '../ui/RequirementLinks'
import './Pictures.scss'

type Props = { pictures: Evidence['pictures']; rows: readonly string[] }

/** The inventory of the site's pictures: what each shows, and the hash that a person signs for. */
export const Pictures = ({ pictures: { pictures, unlisted }, rows }: Props) => (
  <div className="pictures" id="imagenes" tabIndex={-1}>
    <h3 className="pictures__title">{pictureTexts.title}</h3>
    <RequirementLinks rows={rows} />
    {unlisted.length > 0 && <p className="pictures__unlisted">{pictureTexts.unlisted(unlisted)}</p>}
    <Fold label={pictureTexts.all(pictures.length)}>
      <ScrollableTable caption={pictureTexts.title} columns={pictureTexts.columns}>
        {pictures.map(({ file, alt, sha256, published }) => (
          <tr key={file}>
            <th scope="row">{file}</th>
            <td>{alt}</td>
            <td>{published}</td>
            <td>
              <code className="pictures__hash">{sha256}</code>
            </td>
          </tr>
        ))}
      </ScrollableTable>
    </Fold>
  </div>
)
