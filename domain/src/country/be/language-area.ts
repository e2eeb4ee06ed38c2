import type { LanguageArea } from '../language-area.ts'

/**
 * The language areas of Belgium (Constitution, art. 4) by postcode; those of the post are read in secondary lists. The decree
 * holds where Dutch alone is official: the Court of Arbitration (30 January 1986) annulled it for the twelve municipalities
 * with facilities for speakers of French.
 */
export function belgianLanguageArea(postCode: string): LanguageArea | undefined {
  const code = /^[1-9]\d{3}$/.test(postCode.trim()) ? Number(postCode) : 0
  if (code === 0) return undefined
  if (code < 1300) return { languages: ['fr', 'nl'] }
  if (code < 1500 || (code >= 4000 && code < 4700) || (code >= 4800 && code < 8000))
    return { languages: ['fr'] }
  if (code >= 4700 && code < 4800) return { languages: ['de', 'fr'] }
  return FACILITIES.has(code)
    ? { languages: ['nl', 'fr'] }
    : { languages: ['nl'], required: DECREE }
}

/** Bever, Drogenbos, Linkebeek, Sint-Genesius-Rode, Wemmel, Kraainem, Wezembeek-Oppem, Herstappe, Voeren, Spiere-Helkijn, Mesen, Ronse. */
const FACILITIES: ReadonlySet<number> = new Set([
  1547, 1620, 1630, 1640, 1780, 1950, 1970, 3717, 3790, 3791, 3792, 3793, 3798, 8587, 8957, 9600,
])

/** A document of a seat there in another language is void (art. 10), and has no effect until one in Dutch replaces it. */
const DECREE = {
  language: 'nl',
  law: 'Decreet van 19 juli 1973, art. 5, 10',
  url: 'https://www.vlaanderen.be/taalwetwijzer/taalgebruik-in-het-bedrijfsleven-homogeen-nederlandse-taalgebied',
}
