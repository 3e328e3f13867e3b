import type { LinkModel } from '../devices'
import { roundTripsToResend } from './congestionWindow'
import { seedRandom } from '../../../src/shared/random'

export interface Arrival {
  /** `performance.now()` at which the far end has it. */
  readonly at: number
  readonly wasLost: boolean
}

/** The link that all connections of a visit share: one thing at a time each way, and the same losses for the same seed. */
export class SharedLink {
  #freeAt = { down: 0, up: 0 }
  #random = seedRandom(0)
  /** What has been sent down, without what was sent again. */
  bytesDown = 0

  constructor(readonly model: LinkModel) {}

  restart(seed: number) {
    this.#freeAt = { down: 0, up: 0 }
    this.#random = seedRandom(seed)
  }

  /** @param segmentsBehind those that follow at once and would tell of a loss */
  send(way: 'down' | 'up', from: number, bytes: number, segmentsBehind: number): Arrival {
    const { rttMs, downKbps, upKbps, loss } = this.model
    const sendingMs = (bytes * 8) / (way === 'down' ? downKbps : upKbps)
    const sent = Math.max(from, this.#freeAt[way]) + sendingMs
    if (way === 'down') this.bytesDown += bytes
    const wasLost = this.#random() < loss
    this.#freeAt[way] = sent + (wasLost ? sendingMs : 0)
    const again = wasLost ? roundTripsToResend(segmentsBehind) * rttMs + sendingMs : 0
    return { at: sent + again + rttMs / 2, wasLost }
  }

  /** When all that was sent down has arrived. */
  get quietAt() {
    return this.#freeAt.down + this.model.rttMs / 2
  }
}
