import { ENCODINGS, type Encoding } from '@bordereau/contract/encoding-names'

/** The letters beside a–z of a language, the frequent ones first where some are rare, and the encodings that have them. */
type Alphabet = { readonly letters: string; readonly encodings: readonly Encoding[] }

const WESTERN = of('windows-1252 iso-8859-15 ibm850 ibm437 macintosh')
const CENTRAL = of('windows-1250 iso-8859-2 ibm852 x-mac-ce')
const CROATIAN = of('windows-1250 iso-8859-2 ibm852 x-mac-croatian x-mac-ce')
const BALTIC = of('windows-1257 iso-8859-13 ibm775 x-mac-ce iso-8859-4')
const NORDIC = of('windows-1252 iso-8859-15 ibm865 ibm850 macintosh')
const CYRILLIC = of('windows-1251 ibm866 koi8-r iso-8859-5 x-mac-cyrillic ibm855')
const UKRAINIAN = of('windows-1251 ibm866 koi8-u iso-8859-5 x-mac-cyrillic')
const SERBIAN = of('windows-1251 iso-8859-5 ibm855 x-mac-cyrillic')

const ALPHABETS: Readonly<Record<string, Alphabet>> = {
  bg: { letters: letters('а-я'), encodings: CYRILLIC },
  bs: { letters: 'čćšžđ', encodings: CROATIAN },
  ca: { letters: 'àèéíòóúïüç', encodings: WESTERN },
  cs: { letters: 'áéíýěščřžůúňťďó', encodings: CENTRAL },
  da: { letters: 'øåæé', encodings: NORDIC },
  de: { letters: 'üäöß', encodings: WESTERN },
  el: { letters: letters('ά-ώ', 'ΐ'), encodings: of('windows-1253 iso-8859-7 ibm737 x-mac-greek') },
  es: { letters: 'óáíéñúü', encodings: WESTERN },
  et: { letters: 'äõüöšž', encodings: [...BALTIC, ...WESTERN] },
  fi: { letters: 'äöåšž', encodings: WESTERN },
  fo: {
    letters: 'áíøóðæúý',
    encodings: of('windows-1252 iso-8859-15 ibm861 ibm850 x-mac-icelandic'),
  },
  fr: { letters: 'éèàêçôîûùâëïœüæ', encodings: [...WESTERN, ...of('ibm863')] },
  he: { letters: letters('א-ת'), encodings: of('windows-1255 iso-8859-8 ibm862') },
  hr: { letters: 'čćšžđ', encodings: CROATIAN },
  hu: { letters: 'áéóöíőüúű', encodings: CENTRAL },
  is: {
    letters: 'áíóðúæþöéý',
    encodings: of('windows-1252 iso-8859-15 ibm861 ibm850 x-mac-icelandic'),
  },
  it: { letters: 'àèùòéìóî', encodings: WESTERN },
  lt: { letters: 'ėšžąčįųūę', encodings: BALTIC },
  lv: { letters: 'āīēšūžņļčķģ', encodings: BALTIC },
  mk: { letters: letters('а-ж', 'зѕијклљмнњопрстќуфхцчџшѓ'), encodings: SERBIAN },
  nb: { letters: 'øåæéò', encodings: NORDIC },
  nl: { letters: 'ëéïöüè', encodings: WESTERN },
  pl: { letters: 'łóąężśćńź', encodings: CENTRAL },
  pt: { letters: 'ãçáéóíêõâúôàü', encodings: [...WESTERN, ...of('ibm860')] },
  ro: {
    letters: 'ăîâşţ',
    encodings: of('windows-1250 iso-8859-16 iso-8859-2 ibm852 x-mac-romanian'),
  },
  ru: { letters: letters('а-я', 'ё'), encodings: CYRILLIC },
  sk: { letters: 'áíčéýžšúľťňôďóäĺŕ', encodings: CENTRAL },
  sl: { letters: 'čšž', encodings: CROATIAN },
  sq: { letters: 'ëç', encodings: WESTERN },
  sr: {
    letters: letters('а-и', 'ђјклљмнњопрстћуфхцчџшčćšžđ'),
    encodings: [...SERBIAN, ...CROATIAN],
  },
  sv: { letters: 'äöåé', encodings: NORDIC },
  th: { letters: letters('ก-ฺ', 'เ-๎'), encodings: of('windows-874') },
  tr: { letters: 'ıüşğçöâ', encodings: of('windows-1254 iso-8859-9 ibm857 x-mac-turkish') },
  uk: { letters: letters('а-щ', 'ьюяіїєґ'), encodings: UKRAINIAN },
  vi: { letters: 'àáâãèéêìíòóôùúýăđĩũơư', encodings: of('windows-1258') },
  ar: { letters: letters('ء-ي'), encodings: of('windows-1256 iso-8859-6') },
  fa: { letters: letters('ء-ي', 'پچژگکی'), encodings: of('windows-1256') },
}

export const ALPHABET_LANGUAGES = Object.keys(ALPHABETS)

/** The languages whose files are written in it. */
export function languagesIn(encoding: Encoding): readonly string[] {
  return ALPHABET_LANGUAGES.filter(each => ALPHABETS[each]?.encodings.includes(encoding))
}

/** The languages that have a letter. */
export function languagesOf(letter: string): readonly string[] {
  return ALPHABET_LANGUAGES.filter(each => ALPHABETS[each]?.letters.includes(letter))
}

/** In small letters, the dotted capital I of Turkish as its own; Romanian as code pages older than Unicode have it. */
export function smallOf(text: string): string {
  return text.replaceAll('İ', 'ı').toLowerCase().replaceAll('ș', 'ş').replaceAll('ț', 'ţ')
}

/** In which encodings files of a country with this language are written; the usual ones of the West for others. */
export function encodingsOf(language: string): readonly Encoding[] {
  return ALPHABETS[language]?.encodings ?? WESTERN
}

/**
 * How likely a letter that is not of ASCII is between two others, all in lower case; a space for what is no letter. As
 * the language has the letter at all, and as names of countries, currencies and languages, which Node knows in every
 * language, have it there.
 */
export type LetterModel = (before: string, letter: string, after: string) => number

export function letterModel(language: string): LetterModel {
  const known = models.get(language)
  if (known) return known
  const model = newModel(language)
  models.set(language, model)
  return model
}

const models = new Map<string, LetterModel>()

function newModel(language: string): LetterModel {
  const own = [...(ALPHABETS[language]?.letters ?? '')]
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  let all = 0
  for (const word of wordsOf(language)) {
    const written = ` ${smallOf(word)} `
    for (let at = 1; at < written.length - 1; at += 1) {
      const [before = '', letter = '', after = ''] = written.slice(at - 1, at + 2)
      if (letter < '\u0080' || !own.includes(letter)) continue
      all += 1
      for (const key of [letter, before + letter, `${letter}>${after}`, before + letter + after])
        add(key)
    }
  }
  const share = (key: string) => (counts.get(key) ?? 0) / Math.max(all, 1)
  return (before, letter, after) => {
    const place = own.indexOf(letter)
    if (place < 0) return 0
    // Lists of accented letters begin with the frequent ones; whole alphabets are in their order.
    const listed = own.length > 20 ? 1 / own.length : 1 / (place + 2) / Math.log(own.length + 2)
    return (
      0.3 * listed +
      0.2 * share(letter) +
      0.15 * (share(before + letter) + share(`${letter}>${after}`)) +
      0.2 * share(before + letter + after)
    )
  }
}

/** The words of the names that Node has in a language. */
function wordsOf(language: string): readonly string[] {
  const names = (['region', 'currency', 'language'] as const).flatMap(type => {
    const display = new Intl.DisplayNames(language, { type, fallback: 'none' })
    return CODES[type].flatMap(code => display.of(code) ?? [])
  })
  const days = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2026, i, 1 + i)))
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const spelled = days.map(day => dates.format(day))
  return [...names, ...spelled].flatMap(name => name.match(/[\p{L}\p{M}]+/gu) ?? [])
}

const AZ = Array.from({ length: 26 }, (_, i) => String.fromCodePoint(65 + i))
const CODES = {
  region: AZ.flatMap(one => AZ.map(other => one + other)),
  currency: Intl.supportedValuesOf('currency'),
  language: AZ.flatMap(one => AZ.map(other => (one + other).toLowerCase())),
}

/** Ranges of letters by their code points, and single ones. */
function letters(range: string, others = ''): string {
  const [first = 0, last = 0] = range.split('-').map(letter => letter.codePointAt(0) ?? 0)
  const codes = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  return `${String.fromCodePoint(...codes)}${others}`
}

function of(names: string): readonly Encoding[] {
  const wanted = names.split(' ')
  return wanted.flatMap(name => ENCODINGS.find(one => one === name) ?? [])
}
