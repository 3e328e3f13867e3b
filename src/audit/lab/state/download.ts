/** Hands a file to the browser's downloads. */
export function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
