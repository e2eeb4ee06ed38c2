import { discountOn } from '../invoice/cash-discount.ts'
import type { Minor } from '../money/currency.ts'
import {
  type DocumentIndex,
  type IncomingPayment,
  type PayableDocument,
  type Quoted,
  indexOf,
  nameKey,
  quotedBy,
} from './quoted-documents.ts'

/** Why a payment belongs to documents. */
export type MatchReason =
  | 'reference'
  | 'number'
  | 'account_known'
  | 'name'
  | 'amount'
  | 'sum_of_documents'
  | 'several_payments'
  | 'discount'
  | 'bank_charges'
  | 'partial'
  | 'overpaid'

/** Certain proposals may be accepted without looking; likely and possible ones are for a person to confirm. */
export type Certainty = 'certain' | 'likely' | 'possible'

export type MatchProposal = {
  readonly paymentId: string
  readonly customerId: string
  readonly certainty: Certainty
  readonly reasons: readonly MatchReason[]
  /** Amounts of the payment, in its currency, and what settles a document beside the money. */
  readonly allocations: readonly MatchedAllocation[]
}

export type MatchedAllocation = {
  readonly documentId: string
  readonly amount: Minor
  readonly deductions: readonly {
    readonly kind: 'cash_discount' | 'bank_fee'
    readonly amount: Minor
  }[]
}

/** Account number of a payer → the customer whose documents it has paid before. */
export type KnownAccounts = ReadonlyMap<string, string>

/**
 * Proposes for each payment which documents it settles; payments without a proposal are left out. Each open amount is
 * proposed once: certain proposals are made first, in the order of the payments, then the others. Only documents in the
 * payment's currency are considered, because the rate of another one is not known.
 */
export function matchPayments(
  payments: readonly IncomingPayment[],
  documents: readonly PayableDocument[],
  known: KnownAccounts,
): MatchProposal[] {
  const open = new OpenAmounts(documents)
  const proposals = new Map<string, MatchProposal>()
  const propose = (payment: IncomingPayment, proposal: MatchProposal | undefined) => {
    if (!proposal) return
    proposals.set(payment.id, proposal)
    for (const { documentId, amount, deductions } of proposal.allocations)
      open.settle(
        documentId,
        deductions.reduce((sum, one) => sum + one.amount, amount),
      )
  }
  const index = indexOf(documents)
  const quoted = new Map(payments.map(payment => [payment.id, quotedBy(payment, index)]))
  for (const payment of payments) {
    const proposal = matchOne(payment, quoted.get(payment.id), open, index, known)
    if (proposal?.certainty === 'certain') propose(payment, proposal)
  }
  for (const group of paidInParts(payments, quoted, proposals, open)) {
    for (const [payment, proposal] of group) propose(payment, proposal)
  }
  for (const payment of payments) {
    if (!proposals.has(payment.id))
      propose(payment, matchOne(payment, quoted.get(payment.id), open, index, known))
  }
  return payments.flatMap(({ id }) => proposals.get(id) ?? [])
}

class OpenAmounts {
  readonly #open: Map<string, Minor>

  constructor(documents: readonly PayableDocument[]) {
    this.#open = new Map(documents.map(({ id, open }) => [id, open]))
  }

  of(document: PayableDocument): Minor {
    return this.#open.get(document.id) ?? 0n
  }

  settle(id: string, amount: Minor): void {
    this.#open.set(id, (this.#open.get(id) ?? 0n) - amount)
  }
}

function matchOne(
  payment: IncomingPayment,
  quoted: Quoted | undefined,
  open: OpenAmounts,
  index: DocumentIndex,
  known: KnownAccounts,
): MatchProposal | undefined {
  const byQuote = quoted && matchQuoted(payment, quoted, open)
  return byQuote ?? matchCustomer(payment, open, index, known) ?? matchAmount(payment, open, index)
}

/** The documents that a payment quotes: all of them where the amounts agree, else from the oldest on. */
function matchQuoted(
  payment: IncomingPayment,
  { documents, reason, distinct }: Quoted,
  open: OpenAmounts,
): MatchProposal | undefined {
  const unsettled = documents.filter(document => open.of(document) > 0n)
  const [first] = unsettled
  if (!first) return undefined
  const ofOne = unsettled.filter(({ customerId }) => customerId === first.customerId)
  const isOneCustomer = ofOne.length === unsettled.length
  const certainty = distinct && isOneCustomer ? 'certain' : 'likely'
  const exact = exactly(payment, ofOne, open)
  if (exact) {
    const reasons = [reason, ...exact.reasons]
    return proposalOf(payment, first.customerId, certainty, reasons, exact.allocations)
  }
  const allocations = oldestFirst(payment, ofOne, open)
  const total = ofOne.reduce((sum, document) => sum + open.of(document), 0n)
  const difference = payment.amount < total ? 'partial' : 'overpaid'
  return proposalOf(payment, first.customerId, 'likely', [reason, difference], allocations)
}

type Exact = {
  readonly reasons: readonly MatchReason[]
  readonly allocations: readonly MatchedAllocation[]
}

/** The payment settles exactly these documents: as they are, less a discount in time, or less the bank's charges. */
function exactly(
  payment: IncomingPayment,
  documents: readonly PayableDocument[],
  open: OpenAmounts,
): Exact | undefined {
  const several: readonly MatchReason[] = documents.length > 1 ? ['sum_of_documents'] : ['amount']
  const total = documents.reduce((sum, document) => sum + open.of(document), 0n)
  if (total === payment.amount) return { reasons: several, allocations: whole(documents, open) }
  const discounts = documents.map(document => discountOf(document, payment, open))
  const discounted = total - discounts.reduce((sum, discount) => sum + discount, 0n)
  if (discounted === payment.amount) {
    return {
      reasons: [...several, 'discount'],
      allocations: whole(
        documents,
        open,
        discounts.map(amount => ({ kind: 'cash_discount', amount })),
      ),
    }
  }
  const [only] = documents
  const isCharged = total === payment.amount + payment.charges
  if (isCharged && only && documents.length === 1) {
    const allocations = whole(documents, open, [{ kind: 'bank_fee', amount: payment.charges }])
    return { reasons: ['amount', 'bank_charges'], allocations }
  }
  return undefined
}

function discountOf(
  document: PayableDocument,
  { bookedOn }: IncomingPayment,
  open: OpenAmounts,
): Minor {
  const discount = discountOn(document.discounts, bookedOn)?.amount ?? 0n
  const isWhole = open.of(document) === document.open
  return isWhole && discount < document.open ? discount : 0n
}

function whole(
  documents: readonly PayableDocument[],
  open: OpenAmounts,
  deducted: MatchedAllocation['deductions'] = [],
): readonly MatchedAllocation[] {
  return documents.map((document, i) => {
    const deductions = deducted.slice(i, i + 1).filter(({ amount }) => amount > 0n)
    const amount = deductions.reduce((rest, one) => rest - one.amount, open.of(document))
    return { documentId: document.id, amount, deductions }
  })
}

function oldestFirst(
  { amount }: IncomingPayment,
  documents: readonly PayableDocument[],
  open: OpenAmounts,
): readonly MatchedAllocation[] {
  let rest = amount
  return documents.flatMap(document => {
    const part = open.of(document) < rest ? open.of(document) : rest
    rest -= part
    return part > 0n ? [{ documentId: document.id, amount: part, deductions: [] }] : []
  })
}

/** The payer is known by account or name: the document with this amount, those that add up to it, or the oldest. */
function matchCustomer(
  payment: IncomingPayment,
  open: OpenAmounts,
  index: DocumentIndex,
  known: KnownAccounts,
): MatchProposal | undefined {
  const customerId = payment.partyAccount === '' ? undefined : known.get(payment.partyAccount)
  const named = index.byName.get(nameKey(payment.partyName)) ?? []
  const ofName = new Set(named.map(one => one.customerId)).size === 1 ? named : []
  const payer = customerId ?? ofName[0]?.customerId
  if (payer === undefined) return undefined
  const by: MatchReason = customerId === undefined ? 'name' : 'account_known'
  const documents = (index.byCustomer.get(payer) ?? []).filter(
    document => document.currency === payment.currency && open.of(document) > 0n,
  )
  const same = documents.filter(document => exactly(payment, [document], open) !== undefined)
  const [first, ...others] = same
  const exact = first && exactly(payment, [first], open)
  if (exact) {
    const certainty = by === 'account_known' && others.length === 0 ? 'certain' : 'likely'
    return proposalOf(payment, payer, certainty, [by, ...exact.reasons], exact.allocations)
  }
  const sum = addUpTo(payment.amount, documents, open)
  if (sum) return proposalOf(payment, payer, 'likely', [by, 'sum_of_documents'], whole(sum, open))
  const allocations = oldestFirst(payment, documents, open)
  const total = documents.reduce((all, document) => all + open.of(document), 0n)
  const difference = payment.amount < total ? 'partial' : 'overpaid'
  return documents.length === 0
    ? undefined
    : proposalOf(payment, payer, 'possible', [by, difference], allocations)
}

/** With more documents too many sums are equal by chance, and there are too many to try. */
const MAX_SUMMED = 12

/**
 * The only documents whose open amounts add up to the amount, which none of them has alone; undefined where no or several
 * sums do.
 */
function addUpTo(
  amount: Minor,
  documents: readonly PayableDocument[],
  open: OpenAmounts,
): readonly PayableDocument[] | undefined {
  const total = documents.reduce((sum, document) => sum + open.of(document), 0n)
  if (total === amount) return documents
  if (documents.length > MAX_SUMMED) return undefined
  const found: (readonly PayableDocument[])[] = []
  const extend = (
    chosen: readonly PayableDocument[],
    others: readonly PayableDocument[],
    rest: Minor,
  ): void => {
    if (rest === 0n) found.push(chosen)
    if (rest <= 0n || found.length > 1) return
    for (const [i, document] of others.entries())
      extend([...chosen, document], others.slice(i + 1), rest - open.of(document))
  }
  extend([], documents, amount)
  return found.length === 1 ? found[0] : undefined
}

/** Nothing but the amount agrees, with one document only. */
function matchAmount(
  payment: IncomingPayment,
  open: OpenAmounts,
  { byAmount }: DocumentIndex,
): MatchProposal | undefined {
  const documents = (byAmount.get(`${payment.currency} ${payment.amount}`) ?? []).filter(
    document => open.of(document) === payment.amount,
  )
  const [only, ...others] = documents
  if (!only || others.length > 0) return undefined
  return proposalOf(payment, only.customerId, 'possible', ['amount'], whole([only], open))
}

/** Several payments that each quote one and the same document, and together settle it. */
function paidInParts(
  payments: readonly IncomingPayment[],
  quoted: ReadonlyMap<string, Quoted | undefined>,
  proposals: ReadonlyMap<string, MatchProposal>,
  open: OpenAmounts,
): (readonly (readonly [IncomingPayment, MatchProposal])[])[] {
  const groups = new Map<PayableDocument, { payment: IncomingPayment; quote: Quoted }[]>()
  for (const payment of payments) {
    const quote = quoted.get(payment.id)
    const [document, ...others] = quote?.documents ?? []
    if (!quote?.distinct || !document || others.length > 0 || proposals.has(payment.id)) continue
    groups.set(document, [...(groups.get(document) ?? []), { payment, quote }])
  }
  return [...groups].flatMap(([document, members]) => {
    const sum = members.reduce((total, { payment }) => total + payment.amount, 0n)
    if (members.length < 2 || sum !== open.of(document)) return []
    return [
      members.map(({ payment, quote }) => {
        const allocations = [{ documentId: document.id, amount: payment.amount, deductions: [] }]
        const reasons: MatchReason[] = [quote.reason, 'several_payments']
        return [
          payment,
          proposalOf(payment, document.customerId, 'certain', reasons, allocations),
        ] as const
      }),
    ]
  })
}

function proposalOf(
  { id }: IncomingPayment,
  customerId: string,
  certainty: Certainty,
  reasons: readonly MatchReason[],
  allocations: readonly MatchedAllocation[],
): MatchProposal {
  return { paymentId: id, customerId, certainty, reasons, allocations }
}
