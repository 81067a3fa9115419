import type { Hint } from '@/lib/nearest'

/** Sigue a una frase sobre un nombre desconocido. */
export function suggestion(hint: Hint): string {
  if ('meant' in hint) return ` ¿Querías decir «${hint.meant}»?`
  return hint.known.length > 0 ? ` Conocidos: ${hint.known.join(', ')}.` : ''
}
