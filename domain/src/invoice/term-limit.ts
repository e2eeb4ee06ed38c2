import { isEu } from '../country/countries.ts'
import { countryRules } from '../country/rules.ts'
import { EU_TERM_LIMITS, type TermLimit } from '../country/settlement.ts'
import { type LocalDate, addDays, endOfMonth } from '../date.ts'
import type { PartyProfile } from '../party/party.ts'

/**
 * The limit of the law that a payment term exceeds; undefined where it exceeds none. Between two parties of a country its
 * own law counts, to an authority that of the authority's country, else Directive 2011/7/EU between member states. Private
 * persons are not protected as debtors, and outside of these cases no law is known here.
 */
export function exceededTermLimit(
  seller: Pick<PartyProfile, 'address'>,
  buyer: Pick<PartyProfile, 'address' | 'kind'>,
  issueDate: LocalDate,
  dueDate: LocalDate,
): TermLimit | undefined {
  if (buyer.kind === 'person') return undefined
  const [from, to] = [seller.address.country, buyer.address.country]
  const own =
    from === to || buyer.kind === 'government' ? countryRules(to).settlement.termLimits : []
  const common = isEu(from) && isEu(to) ? EU_TERM_LIMITS : []
  const limit = [...own, ...common].find(one => one.buyer === buyer.kind)
  return limit && dueDate > lastDay(limit, issueDate) ? limit : undefined
}

/** The last lawful day; the later one where the law knows two ways to count. */
function lastDay({ days, endOfMonthDays }: TermLimit, issueDate: LocalDate): LocalDate {
  const candidates = [addDays(issueDate, days)]
  if (endOfMonthDays !== undefined) {
    candidates.push(endOfMonth(addDays(issueDate, endOfMonthDays)))
    candidates.push(addDays(endOfMonth(issueDate), endOfMonthDays))
  }
  return candidates.reduce((latest, day) => (day > latest ? day : latest))
}
