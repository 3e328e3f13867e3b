import type { ReactNode } from 'react'
import { Section } from '../../ui/Section'
import { sectionNames, type SectionId } from '../words/copy'
import { helps } from '../words/helps'

type Props = { id: SectionId; actions?: ReactNode; children: ReactNode }

/** One part of the dossier. */
export const Part = ({ id, ...rest }: Props) => (
  <Section id={id} title={sectionNames[id]} help={helps[id]} {...rest} />
)
