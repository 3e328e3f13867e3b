import type { ReactNode } from 'react'
import { Section } from '../../ui/Section'
import { chapterNames, type ChapterId } from '../texts/dossierTexts'
import { chapterHelp } from '../texts/chapterHelp'

type Props = { id: ChapterId; actions?: ReactNode; children: ReactNode }

/** A section of the dossier. */
export const Chapter = ({ id, ...rest }: Props) => (
  <Section id={id} title={chapterNames[id]} help={chapterHelp[id]} {...rest} />
)
