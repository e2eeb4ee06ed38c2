/**
 * All numbers have the separators of money. The locale data of English on the Continent, of Switzerland and of Austria
 * has others for plain numbers: a price would read '1.200,00' beside its amount '1,200.00', and '1,200' be read as 1.2.
 */
export function separatorsOf(tag: string): { readonly decimal: string; readonly group: string } {
  const known = kept.get(tag)
  if (known) return known
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' })
  const parts = money.formatToParts(1234567.5)
  const valueOf = (type: string) => parts.find(part => part.type === type)?.value
  const made = { decimal: valueOf('decimal') ?? '.', group: valueOf('group') ?? '' }
  kept.set(tag, made)
  return made
}

const kept = new Map<string, ReturnType<typeof separatorsOf>>()

/** The parts of a number as text, with the separators of money. */
export function joinParts(tag: string, parts: readonly Intl.NumberFormatPart[]): string {
  const separators = separatorsOf(tag)
  return parts
    .map(({ type, value }) => (type === 'decimal' || type === 'group' ? separators[type] : value))
    .join('')
}

/** A plain number, such as a count, in the user's language. */
export function numberFormat(
  tag: string,
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const formatter = new Intl.NumberFormat(tag, options)
  return value => joinParts(tag, formatter.formatToParts(value))
}
