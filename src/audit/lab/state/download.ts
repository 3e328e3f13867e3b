/** Downloads a file. */
export function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the click has been handled the download no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
