import type { OwnerContact } from './ownerContact'

/** Without what a link would have to encode. */
const mailForm = /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i

/** One Spanish sentence for each mistake in how else the owner is reached. */
export const findContactProblems = ({ mail }: OwnerContact): string[] =>
  mailForm.test(mail.value) ? [] : ['mail: escribe una dirección de correo completa, sin espacios ni tildes.']
