import type { Interruption } from '../evidence/evidence'
import { interruptionTexts } from '../texts/drawingTexts'
import { Warning } from '../ui/Warning'

/** Visits that ended early, with the reason and what they owe; nothing where all ended. */
export const Interruptions = ({ interruptions }: { interruptions: readonly Interruption[] }) =>
  interruptions.length > 0 && (
    <Warning>
      <strong>{interruptionTexts.title}</strong>
      <ul>
        {interruptions.map(({ subjects, reason }, index) => (
          <li key={index}>
            {subjects.join(', ')}: {reason}.
          </li>
        ))}
      </ul>
    </Warning>
  )
