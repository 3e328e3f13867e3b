/** Whether the device's share menu takes pictures. */
export const canShareFiles = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'x.png', { type: 'image/png' })] })
