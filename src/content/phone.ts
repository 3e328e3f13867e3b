/** `+591 70000056`: with the country code apart where it is Bolivia's. */
export function formatPhone(phone: string): string {
  return `+${phone.replace(/^591/, '$&\u00a0')}`
}
