import { nightlySteps } from './steps'
import { runAll } from '../verify/runAll'

// What takes too long for every `npm test`.
void runAll(nightlySteps)
