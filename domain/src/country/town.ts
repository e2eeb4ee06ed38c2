/** The words of a town's name as towns are compared: without accents, case, hyphens, brackets and articles. */
export function townWords(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ς/g, 'σ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !ARTICLES.has(word))
}

/** Of the languages of the territories, and the prepositions of their names: 'Campione d’Italia', 'La Laguna'. */
const ARTICLES: ReadonlySet<string> = new Set(
  'a al am an d da das de del dell della der di die do dos du el i il im in l la las le les lo los o of os the η ο το του των'.split(
    ' ',
  ),
)

/** Whether what was written for a town names it: 'LIVIGNO (SO)' and 'Livigno – Trepalle' name Livigno. */
export function namesTown(written: readonly string[], town: readonly string[]): boolean {
  if (town.length === 0) return false
  return written.some((_, at) => town.every((word, i) => written[at + i] === word))
}

export function isSameTown(written: readonly string[], town: readonly string[]): boolean {
  return written.length === town.length && namesTown(written, town)
}
