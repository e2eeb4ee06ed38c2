import { fold } from '../fold.ts'

/** The searchable part of an option. */
export interface Searchable {
  label: string
  help?: string | undefined
  keywords?: string | undefined
}

/**
 * The options whose text contains the query, in their order, prefixes first. Accents and case are ignored: "lodz" finds
 * Łódź.
 */
export function filterOptions<O extends Searchable>(options: readonly O[], query: string): O[] {
  const wanted = plain(query)
  if (wanted === '') return [...options]
  const beginning: O[] = []
  const containing: O[] = []
  for (const option of options) {
    const terms = plain([option.label, option.help, option.keywords].join(' '))
    if (plain(option.label).startsWith(wanted)) beginning.push(option)
    else if (terms.includes(wanted)) containing.push(option)
  }
  return [...beginning, ...containing]
}

function plain(text: string): string {
  return fold(text.trim()).plain
}
