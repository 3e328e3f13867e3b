import { startLab } from '../lab/startLab'
import { gateLab } from './gateLab'

export const startGateLab = (root: HTMLElement) => startLab(root, gateLab)
