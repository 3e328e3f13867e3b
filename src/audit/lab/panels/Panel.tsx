import type { ReactNode } from 'react'
import { panelNames, type PanelId, panelHelp } from '../texts/labTexts'
import { Section } from '../../ui/Section'

type Props = { id: PanelId; actions?: ReactNode; children: ReactNode }

/** A section of the lab. */
export const Panel = ({ id, ...rest }: Props) => (
  <Section id={id} title={panelNames[id]} help={panelHelp[id]} {...rest} />
)
