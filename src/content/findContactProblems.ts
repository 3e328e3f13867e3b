import { contactWays, type ContactWay, type OwnerContact } from './ownerContact'

/** Without what a link would have to encode. */
const mailForm = /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i

/** One Spanish sentence for each mistake in how else the owner is reached. */
export function findContactProblems(owner: OwnerContact): string[] {
  const problems: string[] = []
  if (!mailForm.test(owner.mail.value)) {
    problems.push('mail: escribe una dirección de correo, como pedidos@bohemia56.bo.')
  }
  const ways: readonly ContactWay[] = owner.contactWays.value
  const known: readonly string[] = contactWays
  for (const way of new Set(ways)) {
    if (!known.includes(way))
      problems.push(`contactWays: «${way}» no está entre las formas: ${known.join(', ')}.`)
    if (ways.filter((other) => other === way).length > 1)
      problems.push(`contactWays: escribe «${way}» una sola vez.`)
  }
  if (!ways.includes('copy')) {
    problems.push('contactWays: deja «copy», que funciona en cualquier dispositivo.')
  }
  return problems
}
