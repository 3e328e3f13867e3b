/** @jest-config-loader esbuild-register */
import { resolve } from 'node:path'
import config from '../../../jest.config'

const [unit] = config.projects

/** Asks real servers for the built site: after `npm run build`. */
export default {
  ...unit,
  displayName: 'hosts',
  rootDir: resolve(__dirname, '../../..'),
  testMatch: ['<rootDir>/__tests__/tools/hosts/*.contract.ts'],
  // On a busy computer a host answers late; how late is not what is asked here.
  testTimeout: 120_000,
  globalSetup: '<rootDir>/__tests__/tools/hosts/support/findServers.ts',
}
