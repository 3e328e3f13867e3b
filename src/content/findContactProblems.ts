import { contactWays, type ContactWay, type OwnerContact } from './ownerContact'

/** Without what a link would have to encode. */
const mailForm = /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i

/** It works on any device. */
const always: ContactWay = 'copy'

const ofWay = (way: string, among: readonly string[], known: readonly string[]) => {
  if (!known.includes(way)) return [`«${way}» no está entre las formas: ${known.join(', ')}.`]
  return among.filter((other) => other === way).length > 1 ? [`escribe «${way}» una sola vez.`] : []
}

/** One Spanish sentence for each mistake in how else the owner is reached. */
export function findContactProblems(owner: OwnerContact): string[] {
  const ways = owner.contactWays.value
  const problems: Readonly<Record<keyof OwnerContact, readonly string[]>> = {
    mail: mailForm.test(owner.mail.value)
      ? []
      : ['escribe una dirección de correo completa, sin espacios ni tildes.'],
    contactWays: [
      ...[...new Set(ways)].flatMap((way) => ofWay(way, ways, contactWays)),
      ...(ways.includes(always) ? [] : [`deja «${always}», que funciona en cualquier dispositivo.`]),
    ],
  }
  return Object.entries(problems).flatMap(([key, sentences]) =>
    sentences.map((sentence) => `${key}: ${sentence}`),
  )
}
