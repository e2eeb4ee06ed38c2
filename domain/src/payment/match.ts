import type { LocalDate } from '../date.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { OpenDocument } from './allocate.ts'

/** A credit of a bank account, as the bank reports it. */
export type IncomingPayment = {
  readonly id: string
  readonly bookedOn: LocalDate
  /** In minor units of its currency; positive. */
  readonly amount: Minor
  readonly currency: Currency
  readonly partyName: string
  /** IBAN or account number of the payer, without spaces; may be empty. */
  readonly partyAccount: string
  /** Structured creditor references, the end-to-end reference, and the remittance text. */
  readonly references: readonly string[]
  readonly text: string
  /** Charges that banks deducted, in minor units; zero where unknown. */
  readonly charges: Minor
}

/** An issued document with an open amount, and what a payer may quote of it. */
export type PayableDocument = OpenDocument & {
  readonly number: string
  /** Creditor references printed on it. */
  readonly references: readonly string[]
  readonly customerName: string
  readonly dueDate: LocalDate | null
  /** What may be deducted when paid until a day, in minor units. */
  readonly discount: { readonly amount: Minor; readonly until: LocalDate } | null
}

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
  /** Amounts of the payment, in its currency, and what is settled beyond them by discount or charges. */
  readonly allocations: readonly {
    readonly documentId: string
    readonly amount: Minor
    readonly deducted: Minor
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
    for (const { documentId, amount, deducted } of proposal.allocations)
      open.settle(documentId, amount + deducted)
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

type Index = {
  readonly byReference: ReadonlyMap<string, readonly PayableDocument[]>
  readonly byNumber: ReadonlyMap<string, readonly PayableDocument[]>
  readonly byCustomer: ReadonlyMap<string, readonly PayableDocument[]>
  readonly byName: ReadonlyMap<string, readonly PayableDocument[]>
  readonly byAmount: ReadonlyMap<string, readonly PayableDocument[]>
  /** Most parts, separated by anything but letters and digits, in which a number or reference may be quoted. */
  readonly mostParts: number
}

function indexOf(documents: readonly PayableDocument[]): Index {
  const dueFirst = documents.toSorted(
    (a, b) => compare(a.dueDate ?? '9999', b.dueDate ?? '9999') || compare(a.number, b.number),
  )
  const by = (keysOf: (document: PayableDocument) => readonly string[]) => {
    const groups = new Map<string, PayableDocument[]>()
    for (const document of dueFirst) {
      for (const key of keysOf(document)) {
        const group = groups.get(key)
        if (group) group.push(document)
        else if (key !== '') groups.set(key, [document])
      }
    }
    return groups
  }
  return {
    byReference: by(({ references }) => references.map(compact)),
    byNumber: by(({ number }) => [compact(number)]),
    byCustomer: by(({ customerId }) => [customerId]),
    byName: by(({ customerName }) => [nameKey(customerName)]),
    byAmount: by(({ currency, open }) => [`${currency} ${open}`]),
    mostParts: documents.reduce(
      (most, { number, references }) =>
        Math.max(most, partsOf(number).length, references.length > 0 ? REFERENCE_GROUPS : 1),
      1,
    ),
  }
}

/** Creditor references are printed and typed in groups: RF18 5390 0754 7034, at most 27 digits in groups of four or five. */
const REFERENCE_GROUPS = 7

/** Documents that a payment quotes, and whether by a creditor reference, which cannot be mistaken, or by their number. */
type Quoted = {
  readonly documents: readonly PayableDocument[]
  readonly reason: 'reference' | 'number'
  /** False where a quoted number is so short that it may mean something else. */
  readonly distinct: boolean
}

function quotedBy(payment: IncomingPayment, index: Index): Quoted | undefined {
  const runs = runsOf([...payment.references, payment.text], index.mostParts)
  const ofCurrency = (found: readonly PayableDocument[] | undefined) =>
    found?.filter(({ currency }) => currency === payment.currency) ?? []
  const keys = new Set([...payment.references.map(compact), ...runs])
  const referred = [...keys].flatMap(key => ofCurrency(index.byReference.get(key)))
  if (referred.length > 0)
    return { documents: unique(referred), reason: 'reference', distinct: true }
  const numbered = [...keys].flatMap(key => ofCurrency(index.byNumber.get(key)))
  if (numbered.length === 0) return undefined
  const distinct = numbered.every(({ number }) => isDistinct(compact(number)))
  return { documents: unique(numbered), reason: 'number', distinct }
}

/** Fewer than five letters and digits, or a year alone, may be anything. */
function isDistinct(number: string): boolean {
  return number.length >= 5
}

/** All runs of up to so many neighbouring parts, joined: 'RE-2026-0012' quoted as 're 2026 0012' is found as RE20260012. */
function runsOf(texts: readonly string[], longest: number): Set<string> {
  const runs = new Set<string>()
  for (const text of texts) {
    const parts = partsOf(text)
    for (let from = 0; from < parts.length; from += 1) {
      let run = ''
      for (let to = from; to < Math.min(parts.length, from + longest); to += 1) {
        run += parts[to]
        runs.add(run)
      }
    }
  }
  return runs
}

function partsOf(text: string): string[] {
  return text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function compact(text: string): string {
  return partsOf(text).join('')
}

/** Words of a name without accents, legal forms and titles, in alphabetical order: banks change their order and case. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  const words = partsOf(plain.replace(/\./g, ''))
  const telling = words.filter(word => !LEGAL_FORMS.has(word))
  return (telling.length > 0 ? telling : words).toSorted(compare).join(' ')
}

const LEGAL_FORMS = new Set(
  `AB AG AS BV BVBA CO COMPANY CORP CORPORATION CV EI EIRL EURL EV GBR GMBH INC KFT KG LIMITED LLC LLP LTD MBH MR MRS
  NV OHG OOD OY OYJ PLC PRIVATE PTE PTY PVT SA SARL SAS SASU SC SCI SCS SE SL SLU SNC SOCIETE SP SPA SPOLKA SRL SRO UG ZOO
  Z O OO HERR FRAU MONSIEUR MADAME M MME MLLE`.split(/\s+/),
)

function matchOne(
  payment: IncomingPayment,
  quoted: Quoted | undefined,
  open: OpenAmounts,
  index: Index,
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
  readonly allocations: MatchProposal['allocations']
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
    return { reasons: [...several, 'discount'], allocations: whole(documents, open, discounts) }
  }
  const [only] = documents
  const isCharged = payment.charges > 0n && total === payment.amount + payment.charges
  if (isCharged && only && documents.length === 1) {
    const allocations = whole(documents, open, [payment.charges])
    return { reasons: ['amount', 'bank_charges'], allocations }
  }
  return undefined
}

function discountOf(
  { discount, ...document }: PayableDocument,
  { bookedOn }: IncomingPayment,
  open: OpenAmounts,
): Minor {
  const inTime = discount !== null && bookedOn <= discount.until
  const isWhole = open.of({ ...document, discount }) === document.open
  return inTime && isWhole && discount.amount < document.open ? discount.amount : 0n
}

function whole(
  documents: readonly PayableDocument[],
  open: OpenAmounts,
  deducted: readonly Minor[] = [],
): MatchProposal['allocations'] {
  return documents.map((document, i) => ({
    documentId: document.id,
    amount: open.of(document) - (deducted[i] ?? 0n),
    deducted: deducted[i] ?? 0n,
  }))
}

function oldestFirst(
  { amount }: IncomingPayment,
  documents: readonly PayableDocument[],
  open: OpenAmounts,
): MatchProposal['allocations'] {
  let rest = amount
  return documents.flatMap(document => {
    const part = open.of(document) < rest ? open.of(document) : rest
    rest -= part
    return part > 0n ? [{ documentId: document.id, amount: part, deducted: 0n }] : []
  })
}

/** The payer is known by account or name: the one document with this amount, or the documents that add up to it. */
function matchCustomer(
  payment: IncomingPayment,
  open: OpenAmounts,
  index: Index,
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
  return sum && proposalOf(payment, payer, 'likely', [by, 'sum_of_documents'], whole(sum, open))
}

/** With more documents too many sums are equal by chance, and there are too many to try. */
const MAX_SUMMED = 12

/** The only two or more documents whose open amounts add up to the amount; undefined where none or several do. */
function addUpTo(
  amount: Minor,
  documents: readonly PayableDocument[],
  open: OpenAmounts,
): readonly PayableDocument[] | undefined {
  const total = documents.reduce((sum, document) => sum + open.of(document), 0n)
  if (total === amount && documents.length > 1) return documents
  if (documents.length > MAX_SUMMED || documents.length < 2) return undefined
  const found: (readonly PayableDocument[])[] = []
  const extend = (from: number, chosen: readonly PayableDocument[], rest: Minor): void => {
    if (rest === 0n && chosen.length > 1) found.push(chosen)
    for (let i = from; rest > 0n && found.length < 2 && i < documents.length; i += 1) {
      const document = documents[i]
      if (document) extend(i + 1, [...chosen, document], rest - open.of(document))
    }
  }
  extend(0, [], amount)
  return found.length === 1 ? found[0] : undefined
}

/** Nothing but the amount agrees, with one document only. */
function matchAmount(
  payment: IncomingPayment,
  open: OpenAmounts,
  { byAmount }: Index,
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
        const allocations = [{ documentId: document.id, amount: payment.amount, deducted: 0n }]
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
  allocations: MatchProposal['allocations'],
): MatchProposal {
  return { paymentId: id, customerId, certainty, reasons, allocations }
}

function unique(documents: readonly PayableDocument[]): PayableDocument[] {
  return [...new Set(documents)]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
