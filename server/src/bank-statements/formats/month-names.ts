import { withoutAccents } from '../../lib/search.ts'

/** The months of a language by its names, long and short, as they stand alone and beside a day; 1 is January. */
export type MonthNames = ReadonlyMap<string, number>

/** The languages of the interface and of banks whose files come by mail; Arabic has three sets of names. */
export const MONTH_LANGUAGES = [
  ...'en de fr es it pl hi ar ar-SY ar-DZ ar-MA nl pt cs sk hu ro sl hr bs sr-Latn sr sq bg mk'.split(
    ' ',
  ),
  ...'ru uk be el tr he sv da nb fi is et lv lt ca ga mt'.split(' '),
]

/**
 * What these words of one file mean: in the preferred language where it has them all, else in those that have them all, if
 * they agree: 'lipanj' is in Croatian what 'lipiec' follows in Polish.
 */
export function monthNamesOf(words: Iterable<string>, preferred: string): MonthNames {
  const wanted = [...words]
  const hasAll = (language: string) =>
    wanted.every(word => monthIn(word, namesOf(language)) !== undefined)
  const languages = hasAll(preferred) ? [preferred] : MONTH_LANGUAGES.filter(hasAll)
  const ofFile = languages.length === 0 ? MONTH_LANGUAGES : languages
  return new Map(wanted.map(word => [word, agreedMonth(word, ofFile) ?? 0]))
}

/** The month that a word is in all languages that have it; undefined where they differ. */
export function agreedMonth(
  word: string,
  languages: readonly string[] = MONTH_LANGUAGES,
): number | undefined {
  const found = new Set(
    languages
      .map(language => monthIn(word, namesOf(language)))
      .filter(month => month !== undefined),
  )
  return found.size === 1 ? [...found][0] : undefined
}

/** Without accents, full stops and case. */
export function plainName(word: string): string {
  return withoutAccents(word.toLowerCase())
    .replace(/[.·॰׳'’ʼ]/g, '')
    .trim()
}

/** By its name, or by the first letters of one month only: 'Sept', 'Octob'. */
function monthIn(word: string, names: MonthNames): number | undefined {
  const known = names.get(word)
  if (known !== undefined || word.length < 3) return known
  const begun = new Set(
    [...names].filter(([name]) => name.startsWith(word)).map(([, month]) => month),
  )
  return begun.size === 1 ? [...begun][0] : undefined
}

const known = new Map<string, MonthNames>()

function namesOf(language: string): MonthNames {
  const before = known.get(language)
  if (before) return before
  const months = FORMATS.flatMap(options => monthsBy(language, options))
  // Hebrew joins 'in' to the name.
  const joined = months.map(([name, month]) => [`ב${name}`, month] as const)
  const names = new Map(language === 'he' ? [...months, ...joined] : months)
  for (const [name, month] of OTHER_NAMES[language] ?? []) names.set(name, month)
  known.set(language, names)
  return names
}

const FORMATS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short', year: 'numeric' },
]

function monthsBy(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (readonly [string, number])[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 15))
    const name = parts.find(({ type }) => type === 'month')?.value ?? ''
    return [plainName(name), month + 1] as const
  }).filter(([name]) => /\p{L}/u.test(name))
}

/** What banks write beside the names that Node has. */
const OTHER_NAMES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  de: [
    ['mrz', 3],
    ['janner', 1],
    ['jaenner', 1],
    ['feber', 2],
    ['maerz', 3],
  ],
  es: [['set', 9]],
  fr: [
    ['fev', 2],
    ['aou', 8],
  ],
  cs: [
    ['cvn', 6],
    ['cvc', 7],
  ],
  nl: [['mrt', 3]],
}

/** Of a day, as some files write it before the date. */
export function isWeekday(word: string): boolean {
  weekdays ??= new Set(MONTH_LANGUAGES.flatMap(weekdaysOf))
  return weekdays.has(plainName(word))
}

let weekdays: ReadonlySet<string> | undefined

function weekdaysOf(language: string): string[] {
  const styles = (['long', 'short'] as const).flatMap(weekday => [
    { weekday },
    { weekday, day: 'numeric', month: 'long', year: 'numeric' } as const,
  ])
  return styles.flatMap(style => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day) => {
      const parts = format.formatToParts(Date.UTC(2026, 0, day + 1))
      const name = parts.find(({ type }) => type === 'weekday')?.value ?? ''
      return plainName(name.replace(/[-,،/]/g, ' '))
    })
  })
}
