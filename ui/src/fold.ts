export interface Folded {
  plain: string
  /** For each character of `plain`, its index in the original text. */
  origin: number[]
}

/**
 * Normalises a text for search: lower case, without accents, and letters that Unicode does not decompose (ł, ø, ß …) as
 * typed without them. Vowel signs of scripts that write vowels as marks stay, because they distinguish words.
 */
export function fold(text: string): Folded {
  const origin: number[] = []
  let plain = ''
  let at = 0
  for (const character of text) {
    const bare = character.normalize('NFD').replace(ACCENTS, '').toLowerCase()
    const folded = PLAIN[bare] ?? bare
    plain += folded
    for (let i = 0; i < folded.length; i += 1) origin.push(at)
    at += character.length
  }
  return { plain, origin }
}

/** Only marks of Latin, Greek and Cyrillic letters: those of other scripts are vowels. */
const ACCENTS = /[\u0300-\u036f]/g

/** Letters that Unicode does not decompose into a letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
