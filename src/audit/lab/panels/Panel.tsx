import type { ReactNode } from 'react'
import { sectionNames, type SectionId, panelHelp } from '../texts/labTexts'
import { Section } from '../../ui/Section'

type Props = { id: SectionId; actions?: ReactNode; children: ReactNode }

/** One part of the lab. */
export const Panel = ({ id, ...rest }: Props) => (
  <Section id={id} title={sectionNames[id]} help={panelHelp[id]} {...rest} />
)
