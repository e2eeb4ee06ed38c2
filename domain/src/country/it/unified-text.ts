import { localDate } from '../../date.ts'
import type { Law } from '../settlement.ts'

/**
 * The Testo unico IVA (D.Lgs. 19 gennaio 2026, n. 10) repeals DPR 633/1972 and DL 331/1993 with effect of this day (art. 171).
 * Its rules are the same; every article has another number.
 */
export const UNIFIED_FROM = localDate('2027-01-01')

const URL = 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2026-01-19;10'

/** 'art. 45 D.Lgs. 10/2026'. */
export const unified = (article: string): string => `art. ${article} D.Lgs. 10/2026`

/** A law that is cited by an article of the unified text from 2027 on; `rest` is cited before and after. */
export function renumbered(law: string, url: string, article: string, rest = ''): Law {
  return {
    law: law + rest,
    url,
    next: { from: UNIFIED_FROM, law: unified(article) + rest, url: URL },
  }
}
