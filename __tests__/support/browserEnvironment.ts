import JSDOMEnvironment from 'jest-environment-jsdom'
import { setTimeZone, shiftDate } from './environmentClock'

/** jsdom plus the web APIs that browsers and Node share but jsdom lacks, in the time zone of the project. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof JSDOMEnvironment>) {
    setTimeZone(config.projectConfig)
    super(config, context)
    shiftDate(this.global)
  }

  override async setup() {
    await super.setup()
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
    })
  }
}
