import { parseIban } from '@bordereau/domain/party/iban'
import { withoutAccents } from '../lib/search.ts'

/** What a source states of a transaction of one account. */
export type ReportedFacts = {
  readonly identity: string
  readonly bookedOn: string
  /** In minor units, as text. */
  readonly amount: string
  readonly currency: string
  readonly partyName: string
  readonly partyAccount: string
  readonly references: readonly string[]
  readonly text: string
}

/**
 * Which of the stored transactions each reported one is; those that are none are left out. Day, amount and currency must be
 * equal. Banks word the rest differently in files and over their interfaces, so that it only decides where it contradicts,
 * and which of several is meant. Each stored transaction is given once: two equal transfers of a day are two. As many as
 * possible are found, because a second row of one transaction could be recorded as a second payment.
 */
export function sameTransactions<Stored extends ReportedFacts>(
  reported: readonly ReportedFacts[],
  stored: readonly Stored[],
): ReadonlyMap<ReportedFacts, Stored> {
  const byIdentity = new Map(stored.map(one => [one.identity, one]))
  const found = new Map<ReportedFacts, Stored>()
  for (const one of reported) {
    const equal = byIdentity.get(one.identity)
    if (equal) found.set(one, equal)
  }
  const taken = new Set(found.values())
  const left = Map.groupBy(
    stored.filter(one => !taken.has(one)),
    sumOf,
  )
  const open = Map.groupBy(
    reported.filter(one => !found.has(one)),
    sumOf,
  )
  for (const [sum, ones] of open)
    for (const [one, same] of paired(ones, left.get(sum) ?? [])) found.set(one, same)
  return found
}

/** An entry of a bank that is several payments, as one transaction. */
export type Batch = {
  readonly entry: string
  readonly bookedOn: string
  readonly amount: string
  readonly currency: string
}

/**
 * Which of the transactions of a service is the sum of each batch: day, amount and currency are equal, and it names
 * no payer or payee. Each is that of one batch.
 */
export function sumsOfBatches<Reported extends ReportedFacts>(
  batches: readonly Batch[],
  reported: readonly Reported[],
): ReadonlyMap<Batch, Reported> {
  const open = Map.groupBy(reported.filter(isWithoutParty), sumOf)
  const found = new Map<Batch, Reported>()
  for (const batch of batches) {
    const sum = open.get(sumOf(batch))?.shift()
    if (sum) found.set(batch, sum)
  }
  return found
}

function isWithoutParty({ partyName, partyAccount, references }: ReportedFacts): boolean {
  return partyName === '' && partyAccount === '' && references.length === 0
}

/** The most pairs that contradict nowhere, the more alike first: Kuhn's algorithm for bipartite graphs. */
function paired<Stored extends ReportedFacts>(
  reported: readonly ReportedFacts[],
  stored: readonly Stored[],
): ReadonlyMap<ReportedFacts, Stored> {
  const candidates = new Map(reported.map(one => [one, candidatesOf(one, stored)]))
  const owners = new Map<Stored, ReportedFacts>()
  const assign = (one: ReportedFacts, seen: Set<Stored>): boolean => {
    for (const candidate of candidates.get(one) ?? []) {
      if (seen.has(candidate)) continue
      seen.add(candidate)
      const owner = owners.get(candidate)
      if (owner && !assign(owner, seen)) continue
      owners.set(candidate, one)
      return true
    }
    return false
  }
  for (const one of reported) assign(one, new Set())
  return new Map([...owners].map(([same, one]) => [one, same]))
}

function candidatesOf<Stored extends ReportedFacts>(
  one: ReportedFacts,
  stored: readonly Stored[],
): readonly Stored[] {
  return stored
    .map(other => ({ other, likeness: likenessOf(one, other) }))
    .filter(({ likeness }) => likeness >= 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other)
}

const CONTRADICTS = -1

/**
 * How much two transactions of one day and amount have in common; negative where they cannot be the same: other accounts
 * of the other party, or nothing in common where both have a name or a reference. Other references alone do not
 * contradict, because banks leave out the one or the other.
 */
function likenessOf(a: ReportedFacts, b: ReportedFacts): number {
  const hasAccount = a.partyAccount !== '' && a.partyAccount === b.partyAccount
  if (isIban(a.partyAccount) && isIban(b.partyAccount) && !hasAccount) return CONTRADICTS
  const isQuoted = quotes(a, b) || quotes(b, a)
  const names = contains(a.partyName, b.partyName)
    ? 4
    : common(wordsOf(a.partyName), wordsOf(b.partyName))
  const texts = common(wordsOf(a.text), wordsOf(b.text))
  if (hasAccount || isQuoted || names + texts > 0)
    return (hasAccount ? 8 : 0) + (isQuoted ? 8 : 0) + Math.min(names, 4) * 2 + Math.min(texts, 4)
  const areNamed = a.partyName !== '' && b.partyName !== ''
  const haveReferences = a.references.length > 0 && b.references.length > 0
  return areNamed || haveReferences ? CONTRADICTS : 0
}

function sumOf({
  bookedOn,
  amount,
  currency,
}: Pick<ReportedFacts, 'bookedOn' | 'amount' | 'currency'>): string {
  return `${bookedOn} ${amount} ${currency}`
}

/** Account numbers that are no IBAN are written in several ways, so that two that differ may be one account. */
function isIban(account: string): boolean {
  return parseIban(account).ok
}

/** Whether the other states a reference of the one, as a reference or within its text. */
function quotes(one: ReportedFacts, other: ReportedFacts): boolean {
  const stated = plain([...other.references, other.text].join(' '))
  return one.references.some(reference => {
    const text = plain(reference)
    return text !== '' && stated.includes(text)
  })
}

/** Whether the one is a part of the other: banks cut names. */
function contains(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)]
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Words of three letters and more, without accents; shorter ones are legal forms and syllables of broken lines. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    withoutAccents(text)
      .toUpperCase()
      .match(/[\p{L}\p{N}]{3,}/gu),
  )
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter(word => b.has(word)).length
}
