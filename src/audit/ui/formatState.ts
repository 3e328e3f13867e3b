const stateNames: Readonly<Record<string, string>> = {
  gate: 'puerta',
  checking: 'comprobando',
  'not-accepted': 'no aceptado',
  asking: 'preguntando',
  rejecting: 'rechazando',
  accepted: 'aceptado',
  storing: 'guardando',
  remembered: 'recordado',
  unsaved: 'sin guardar',
}

const nameOf = (part: string) => stateNames[part] ?? part

const lastPart = (id: string) => id.slice(id.lastIndexOf('.') + 1)

/** «no aceptado · preguntando», outermost first. */
export const formatStates = (ids: readonly string[]): string =>
  ids.map((id) => nameOf(lastPart(id))).join(' · ')

/** «no aceptado · preguntando» of one innermost state; the gate itself is named alone. */
export const formatState = (id: string): string => {
  const [root = '', ...inner] = id.split('.')
  return (inner.length > 0 ? inner : [root]).map(nameOf).join(' · ')
}

/** A value in words: nothing and an empty one differ. */
export const formatValue = (value: string | null): string => {
  if (value === null) return 'nada'
  return value === '' ? '«» (vacío)' : `«${value}»`
}

/** What a storage holds, or that it refuses to be read. */
export const formatStored = (value: string | null): string =>
  value === 'SecurityError' ? 'bloqueado' : formatValue(value)
