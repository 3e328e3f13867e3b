import { runAll } from './verify/runAll'
import { verifySteps } from './verify/steps'

void runAll(verifySteps)
