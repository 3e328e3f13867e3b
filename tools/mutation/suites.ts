import { featureSuites } from './featureSuites'
import { gateSuites } from './gateSuites'
import type { Suite } from './suite'
import { toolSuites } from './toolSuites'

export const suites: readonly Suite[] = [...gateSuites, ...featureSuites, ...toolSuites]
