import JSDOMEnvironment from 'jest-environment-jsdom'

/** jsdom plus the web APIs that browsers and Node share but jsdom lacks. */
export default class BrowserEnvironment extends JSDOMEnvironment {
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
