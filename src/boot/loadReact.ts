/**
 * Loads React, whose scheduler works when a message to itself arrives. Firefox loses one that was sent while the page
 * went into the back-forward cache, and after Back React would wait for it for ever: each return sends another, which
 * does nothing where none was lost.
 */
export async function loadReact<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
