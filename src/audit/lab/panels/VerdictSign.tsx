import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { Verdict } from '../state/useVerdict'

const signs = { green: CircleCheck, red: CircleX, none: CircleHelp }

/** The sign before a verdict's words. */
export function VerdictSign({ kind }: Pick<Verdict, 'kind'>) {
  const Sign = signs[kind]
  return <Sign aria-hidden="true" />
}
