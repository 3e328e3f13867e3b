import { TestEnvironment } from 'jest-environment-node'
import { setTimeZone, shiftDate } from './environmentClock'

/** Node, in the time zone of the project. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    setTimeZone(config.projectConfig)
    super(config, context)
    shiftDate(this.global)
  }
}
