import { failureOf } from '../judgement/scenarioFindings'
import { ScrollableTable } from '../../ui/DataTable'
import type { DossierContent } from '../read/readDossier'
import { labAddress } from '../../addresses'
import { ComparisonResult } from '../ui/ComparisonResult'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { testTexts } from '../texts/tableTexts'
import './Tests.scss'

/** Every scenario that was also run in Chromium, with links to the lab and to its rows. */
export function Tests({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const { tests } = references
  const inNode = evidence.results.scenarios.filter((scenario) => !tests.includes(scenario))
  const notMet = inNode.flatMap((scenario) => {
    const failure = failureOf(scenario)
    return failure ? [{ link: scenario.link, failure }] : []
  })
  return (
    <Chapter id="pruebas">
      <ScrollableTable caption={testTexts.caption} columns={testTexts.columns}>
        {tests.map((test) => {
          const { anchor, name } = references.test(test.link)
          return (
            <tr key={test.link} id={anchor} tabIndex={-1} className="tests__row">
              <th scope="row">{name}</th>
              <td>
                <RequirementLinks rows={references.backFrom.test(test.link)} />
              </td>
              <td className="tests__what">
                <a href={`${labAddress}${test.link}`}>{test.title}</a>
              </td>
              <td>
                <ComparisonResult difference={failureOf(test)} met={testTexts.met} />
              </td>
              <td>
                {test.transitions.map((id, index) => (
                  <code className="tests__transition" key={index}>
                    {id}
                  </code>
                ))}
              </td>
            </tr>
          )
        })}
      </ScrollableTable>
      <p className="tests__more">{testTexts.inNode(inNode.length)}</p>
      {notMet.length > 0 && (
        <ul aria-label={testTexts.notMetInNode}>
          {notMet.map(({ link, failure }) => (
            <li key={link}>
              <ComparisonResult difference={`${link} ${failure}`} met="" />
            </li>
          ))}
        </ul>
      )}
      <RequirementLinks rows={references.backFrom.other('pruebas')} />
    </Chapter>
  )
}
