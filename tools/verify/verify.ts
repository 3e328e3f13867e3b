import { runAll } from './runAll'
import { verifySteps } from './steps'

void runAll(verifySteps)
