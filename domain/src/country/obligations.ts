import { type LocalDate, addDays, localDate } from '../date.ts'
import type { Country, PartyKind } from '../party/party.ts'
import { isEu } from './countries.ts'
import { EU_OBLIGATIONS } from './eu-obligations.ts'
import { EVERYONE, type Obligation } from './obligation.ts'
import { countryRules } from './rules.ts'

/** The day the dates of all obligations were last checked. */
export const OBLIGATIONS_CHECKED = localDate('2026-11-22')

/** Why an obligation is relevant to a company: it is bound itself, or a number of its customers are. */
export type RelevantObligation = {
  readonly obligation: Obligation
  /** The country whose established businesses are bound; 'EU': businesses that sell between member states. */
  readonly country: Country | 'EU'
  readonly inForce: boolean
  /** The company is bound itself; otherwise the obligation binds its customers. */
  readonly own: boolean
  /** Customers in the country; of 'EU', in other member states. 0 where only the company itself is bound. */
  readonly customers: number
}

/**
 * The obligations that concern a company of a country with business customers in others: upcoming ones first, the nearest
 * at the top, then those in force. Of the company's own country, only the latest one in force is listed; of each
 * customer's country only the next or, without an upcoming one, the latest.
 */
export async function relevantObligations(
  home: Country,
  customers: ReadonlyMap<Country, number>,
  today: LocalDate,
  isRegistered = true,
): Promise<readonly RelevantObligation[]> {
  const abroad = [...customers].filter(([country, count]) => country !== home && count > 0)
  const own = latest(await obligationsOfSeller(home, isRegistered), today)
  const theirs = await Promise.all(
    abroad.map(async ([country, count]) => {
      const all = await countryRules(country).obligations()
      const found = all.filter(one => one.inwardOnly !== true)
      const [next] = found.filter(({ on }) => on > today)
      const obligation = next ?? found.at(-1)
      return obligation
        ? [relevant({ obligation, country, own: false, customers: count }, today)]
        : []
    }),
  )
  const inEu = abroad.reduce((sum, [country, count]) => sum + (isEu(country) ? count : 0), 0)
  const union = isEu(home) && inEu > 0 ? EU_OBLIGATIONS : []
  return [
    ...own.map(obligation =>
      relevant(
        { obligation, country: home, own: true, customers: customers.get(home) ?? 0 },
        today,
      ),
    ),
    ...theirs.flat(),
    ...union.map(obligation =>
      relevant({ obligation, country: 'EU', own: true, customers: inEu }, today),
    ),
  ].toSorted(byUrgency)
}

const SOON_DAYS = 365

/** Whether the law of the company's own country binds it, or will within a year. */
export async function hasOwnObligation(
  home: Country,
  today: LocalDate,
  isRegistered = true,
): Promise<boolean> {
  const all = await obligationsOfSeller(home, isRegistered)
  return all.some(({ on }) => on <= addDays(today, SOON_DAYS))
}

/** What a company should know at one business customer: the customer's next obligation, or the latest. */
export async function obligationsAtCustomer(
  home: Country,
  customer: Country,
  today: LocalDate,
): Promise<readonly RelevantObligation[]> {
  const found = await relevantObligations(home, new Map([[customer, 1]]), today)
  return found.filter(one => one.country === customer && one.obligation.inwardOnly !== true)
}

/**
 * The obligations in force by which a document of the seller, although every rule of its format holds, is no invoice as it is
 * handed to the buyer. The buyer is null while a draft has none.
 */
export async function obligationsOfDocument(
  seller: Country,
  buyer: { readonly country: Country; readonly kind: PartyKind } | null,
  day: LocalDate,
  isRegistered = true,
): Promise<readonly Obligation[]> {
  const all = await obligationsOfSeller(seller, isRegistered)
  return all.filter(({ on, documents }) => on <= day && concerns(documents, seller, buyer))
}

/** `isRegistered`: the seller is registered for the tax of its country. */
async function obligationsOfSeller(
  country: Country,
  isRegistered: boolean,
): Promise<readonly Obligation[]> {
  const all = await countryRules(country).obligations()
  return all.filter(({ registeredOnly }) => isRegistered || registeredOnly !== true)
}

function concerns(
  buyers: Obligation['documents'],
  seller: Country,
  buyer: { readonly country: Country; readonly kind: PartyKind } | null,
): boolean {
  // A draft without a customer: only what concerns each document of the seller is known.
  if (buyers === undefined || buyer === null) return buyers === EVERYONE
  const place = buyer.country === seller ? 'home' : isEu(buyer.country) ? 'eu' : 'elsewhere'
  return buyers[place]?.includes(buyer.kind) === true
}

function relevant(
  found: Omit<RelevantObligation, 'inForce'>,
  today: LocalDate,
): RelevantObligation {
  return { ...found, inForce: found.obligation.on <= today }
}

/** All upcoming obligations, those on invoices that came into force last, and those on books and reports. */
function latest(obligations: readonly Obligation[], today: LocalDate): readonly Obligation[] {
  const past = obligations.filter(({ on, inwardOnly }) => on <= today && inwardOnly !== true).at(-1)
  return obligations.filter(one => one.on === past?.on || one.on > today || one.inwardOnly === true)
}

function byUrgency(a: RelevantObligation, b: RelevantObligation): number {
  if (a.inForce !== b.inForce) return a.inForce ? 1 : -1
  if (a.inForce && a.own !== b.own) return a.own ? -1 : 1
  return a.obligation.on < b.obligation.on ? -1 : a.obligation.on > b.obligation.on ? 1 : 0
}
