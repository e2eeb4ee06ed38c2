/**
 * The search text of a row: lower case, once with and once without accents, so that both 'lumiere' and 'Lumière' find
 * 'Lumière'.
 */
export function searchText(parts: readonly string[]): string {
  const written = parts
    .filter(part => part !== '')
    .join(' ')
    .toLowerCase()
  const plain = withoutAccents(written)
  return plain === written ? written : `${written} ${plain}`
}

/** LIKE patterns, one for each word of the query; a row must match them all. */
export function likePatterns(query: string): string[] {
  return withoutAccents(query.toLowerCase())
    .split(/\s+/)
    .filter(word => word !== '')
    .map(likePattern)
}

/** The LIKE pattern for rows that contain a text; its wildcards are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, character => `\\${character}`)}%`
}

/** Removes combining marks of Latin, Greek and Cyrillic letters only: those of other scripts are vowels. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
