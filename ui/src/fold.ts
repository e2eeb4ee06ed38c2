export interface Folded {
  plain: string
  /** Of each character of `plain`, where its own stands in the text. */
  origin: number[]
}

/**
 * A text as it is searched: lower case, without accents, with the letters that only look accented (ł, ø, ß …) as they are
 * typed without them. Vowel signs of scripts that write vowels as marks stay: without them it would be another word.
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

/** Letters that Unicode does not part into a letter and its mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
