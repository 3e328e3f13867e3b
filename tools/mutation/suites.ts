import { contactSuites } from './contactSuites'
import { featureSuites } from './featureSuites'
import { gallerySuites } from './gallerySuites'
import { gateSuites } from './gateSuites'
import type { Suite } from './suite'
import { toolSuites } from './toolSuites'

export const suites: readonly Suite[] = [
  ...gateSuites,
  ...contactSuites,
  ...featureSuites,
  ...gallerySuites,
  ...toolSuites,
]
