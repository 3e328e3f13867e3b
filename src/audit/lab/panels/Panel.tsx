import type { ReactNode } from 'react'
import { panelHelp, panelNamesOf, type PanelId } from '../texts/labTexts'
import { useSetup } from '../state/labContext'
import { Section } from '../../ui/Section'

type Props = { id: PanelId; actions?: ReactNode; children: ReactNode }

/** A section of the lab. */
export function Panel({ id, ...rest }: Props) {
  const { world, rules } = useSetup().subject.words
  const help = { ...panelHelp, banco: world.help, reglas: rules.help }
  return <Section id={id} title={panelNamesOf(world.name)[id]} help={help[id]} {...rest} />
}
