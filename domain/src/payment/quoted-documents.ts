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
  /** What may be deducted when paid until a day, the earliest day first; amounts in minor units. */
  readonly discounts: readonly { readonly amount: Minor; readonly until: LocalDate }[]
}

/** Open documents by what a payment may say of them, those due first at the front. */
export type DocumentIndex = {
  readonly byReference: ReadonlyMap<string, readonly PayableDocument[]>
  readonly byNumber: ReadonlyMap<string, readonly PayableDocument[]>
  readonly byCustomer: ReadonlyMap<string, readonly PayableDocument[]>
  readonly byName: ReadonlyMap<string, readonly PayableDocument[]>
  readonly byAmount: ReadonlyMap<string, readonly PayableDocument[]>
  /** Most parts, separated by anything but letters and digits, in which a number or reference may be quoted. */
  readonly mostParts: number
}

export function indexOf(documents: readonly PayableDocument[]): DocumentIndex {
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
export type Quoted = {
  readonly documents: readonly PayableDocument[]
  readonly reason: 'reference' | 'number'
  /** False where a quoted number is so short that it may mean something else, or a reference is that of several. */
  readonly distinct: boolean
}

/** The documents that a payment quotes in its references or its text; undefined where it quotes none. */
export function quotedBy(payment: IncomingPayment, index: DocumentIndex): Quoted | undefined {
  const runs = runsOf([...payment.references, payment.text], index.mostParts)
  const ofCurrency = (found: readonly PayableDocument[] | undefined) =>
    found?.filter(({ currency }) => currency === payment.currency) ?? []
  const keys = new Set([...payment.references.map(compact), ...runs])
  const referred = [...keys].flatMap(key => {
    const documents = ofCurrency(index.byReference.get(key))
    return documents.length === 0 ? [] : [{ key, documents }]
  })
  if (referred.length > 0) {
    // Numbers of two series with the same digits have one reference where it is made of digits.
    const distinct = referred.every(
      ({ key, documents }) => documents.length <= 1 && isDistinct(key),
    )
    const documents = unique(referred.flatMap(one => one.documents))
    return { documents, reason: 'reference', distinct }
  }
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

/**
 * Words of a name without accents, legal forms, titles and “and”, in alphabetical order: banks change their order and
 * case, and write ü as UE.
 */
export function nameKey(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ø/gi, 'o')
  const words = partsOf(plain.replace(/\./g, '')).map(word => word.replace(/([AOU])E/g, '$1'))
  const telling = words.filter(word => !LEGAL_FORMS.has(word))
  return (telling.length > 0 ? telling : words).toSorted(compare).join(' ')
}

const LEGAL_FORMS = new Set(
  `AB AG AS BV BVBA CO COMPANY CORP CORPORATION CV EI EIRL EURL EV GBR GMBH INC KFT KG LIMITED LLC LLP LTD MBH MR MRS
  NV OHG OOD OY OYJ PLC PRIVATE PTE PTY PVT SA SARL SAS SASU SC SCI SCS SE SL SLU SNC SOCIETE SP SPA SPOLKA SRL SRO UG ZOO
  Z O OO HERR FRAU MONSIEUR MADAME M MME MLLE AND UND ET`.split(/\s+/),
)

function unique(documents: readonly PayableDocument[]): PayableDocument[] {
  return [...new Set(documents)]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
