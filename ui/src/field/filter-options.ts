import { fold } from '../fold.ts'

/** The part of an option that is searched. */
export interface Searchable {
  label: string
  help?: string
  keywords?: string
}

/**
 * The options whose words contain the query, in their order, those that begin with it first.
 * Accents and case do not count: "lodz" finds Łódź.
 */
export function filterOptions<O extends Searchable>(options: readonly O[], query: string): O[] {
  const wanted = plain(query)
  if (wanted === '') return [...options]
  const beginning: O[] = []
  const containing: O[] = []
  for (const option of options) {
    const words = plain([option.label, option.help, option.keywords].join(' '))
    if (plain(option.label).startsWith(wanted)) beginning.push(option)
    else if (words.includes(wanted)) containing.push(option)
  }
  return [...beginning, ...containing]
}

function plain(text: string): string {
  return fold(text.trim()).plain
}
