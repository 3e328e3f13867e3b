import { contactChannels, type ContactChannel, type OwnerContact } from './ownerContact'

/** Without what a link would have to encode. */
const mailForm = /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i

/** It works on any device. */
const always: ContactChannel = 'copy'

const ofChannel = (channel: string, among: readonly string[], known: readonly string[]) => {
  if (!known.includes(channel)) return [`«${channel}» no está entre las formas: ${known.join(', ')}.`]
  return among.filter((other) => other === channel).length > 1 ? [`escribe «${channel}» una sola vez.`] : []
}

/** One Spanish sentence for each mistake in how else the owner is reached. */
export function findContactProblems(owner: OwnerContact): string[] {
  const channels = owner.contactChannels.value
  const problems: Readonly<Record<keyof OwnerContact, readonly string[]>> = {
    mail: mailForm.test(owner.mail.value)
      ? []
      : ['escribe una dirección de correo completa, sin espacios ni tildes.'],
    contactChannels: [
      ...[...new Set(channels)].flatMap((channel) => ofChannel(channel, channels, contactChannels)),
      ...(channels.includes(always) ? [] : [`deja «${always}», que funciona en cualquier dispositivo.`]),
    ],
  }
  return Object.entries(problems).flatMap(([key, sentences]) =>
    sentences.map((sentence) => `${key}: ${sentence}`),
  )
}
