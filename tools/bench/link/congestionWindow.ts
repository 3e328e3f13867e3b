export const segment = 1460

const smallest = 2 * segment

/** How many bytes may be on their way (RFC 5681): ten segments, twice as many each round trip, after a loss half. */
export class CongestionWindow {
  #bytes = 10 * segment
  #slowStartUntil = Infinity

  get bytes() {
    return this.#bytes
  }

  acknowledge(arrived: number) {
    const isSlowStart = this.#bytes < this.#slowStartUntil
    this.#bytes += isSlowStart ? arrived : (segment * arrived) / this.#bytes
  }

  halve() {
    this.#bytes = Math.max(smallest, this.#bytes / 2)
    this.#slowStartUntil = this.#bytes
  }
}

/**
 * Round trips until a lost segment is sent again: one where three later segments tell of it (RFC 5681), two where the
 * sender has to ask (RFC 8985).
 */
export const roundTripsToResend = (segmentsBehind: number) => (segmentsBehind >= 3 ? 1 : 2)
