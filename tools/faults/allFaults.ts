import { builtFaults } from './list/builtFaults'
import { carouselFaults } from './list/carouselFaults'
import { contentFaults } from './list/contentFaults'
import { gateFaults } from './list/gateFaults'
import { leakFaults } from './list/leakFaults'
import { projectFaults } from './list/projectFaults'
import { screenFaults } from './list/screenFaults'
import { shippedFaults } from './list/shippedFaults'
import { testFaults } from './list/testFaults'

/** Those that need no build first, so that a mistake shows early. */
export const allFaults = [
  ...gateFaults,
  ...contentFaults,
  ...screenFaults,
  ...projectFaults,
  ...testFaults,
  ...builtFaults,
  ...shippedFaults,
  ...leakFaults,
  ...carouselFaults,
]
