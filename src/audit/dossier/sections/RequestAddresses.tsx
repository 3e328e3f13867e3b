import type { Evidence } from '../evidence/evidence'
import { ScrollableTable } from '../../ui/DataTable'
import { Fold } from '../ui/Fold'
import { requestTexts } from '../texts/tableTexts'

/** Each address that was visited, with how much it asked for. */
export function RequestAddresses({ addresses }: Pick<Evidence['requests'], 'addresses'>) {
  return (
    <Fold label={requestTexts.all(addresses.length)}>
      <ScrollableTable caption={requestTexts.addresses} columns={requestTexts.addressColumns}>
        {addresses.map(({ address, requests }) => (
          <tr key={address}>
            <th scope="row">{address}</th>
            <td>{requests.length}</td>
            <td>{requests.filter(({ isOwnHost }) => !isOwnHost).length}</td>
            <td>
              {requests.flatMap(({ catalogueWords }) => catalogueWords).join(', ') || requestTexts.none}
            </td>
          </tr>
        ))}
      </ScrollableTable>
    </Fold>
  )
}
