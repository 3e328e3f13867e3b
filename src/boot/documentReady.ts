/** Once the whole document is there. Not DOMContentLoaded: that one waits for the deferred script. */
export const parsed = () =>
  new Promise<void>((resolve) => {
    const look = () => document.readyState !== 'loading' && resolve()
    document.addEventListener('readystatechange', look)
    look()
  })
