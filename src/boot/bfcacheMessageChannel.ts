/**
 * Loads React, whose scheduler posts messages to itself. Firefox drops such a message when the page goes into the
 * back-forward cache, and React would never render again: each return from that cache posts one more.
 */
export async function withBfcacheMessageChannel<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { MessageChannel } = window
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) this.port2.postMessage(null)
      })
    }
  }
  try {
    return await load()
  } finally {
    window.MessageChannel = MessageChannel
  }
}
