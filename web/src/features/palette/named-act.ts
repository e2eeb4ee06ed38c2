import type { IconName } from '@bordereau/ui/icon/icon'
import { rank } from '@bordereau/ui/palette/rank'

/** An act on a document that is typed with its number; `act` opens its dialog on the document's page. */
export type NamedAct = {
  readonly act: 'send' | 'remind' | 'payment'
  readonly label: string
  readonly icon: IconName
  readonly keywords?: string
}

/** 'send F2026-0053' as the acts that begin so and the document's number; undefined for other texts. */
export function namedAct(
  typed: string,
  acts: readonly NamedAct[],
): { readonly acts: readonly NamedAct[]; readonly number: string } | undefined {
  const [first = '', ...others] = typed.split(/\s+/)
  const number = others.join(' ')
  // Shorter words begin too many others; a number has a digit.
  if (first.length < 3 || !/\d/.test(number)) return undefined
  const found = rank(first, acts)
  return found.length === 0 ? undefined : { acts: found, number }
}
