/**
 * The text a row is found by: lower case, as it is written and once more without accents, so that 'lumiere' finds
 * 'Lumière' and 'Lumière' does too.
 */
export function searchText(parts: readonly string[]): string {
  const written = parts
    .filter(part => part !== '')
    .join(' ')
    .toLowerCase()
  const plain = withoutAccents(written)
  return plain === written ? written : `${written} ${plain}`
}

/** LIKE patterns, one a word; a row must match them all. */
export function likePatterns(words: string): string[] {
  return withoutAccents(words.toLowerCase())
    .split(/\s+/)
    .filter(word => word !== '')
    .map(likePattern)
}

/** The LIKE pattern of what contains a text. What LIKE reads as wildcards is text here. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, character => `\\${character}`)}%`
}

/** Only marks of Latin, Greek and Cyrillic letters: those of other scripts are vowels. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
