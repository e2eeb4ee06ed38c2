/** What a document does in the ledger: an invoice is owed by the customer, a credit note to the customer. */
export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/**
 * Where an issued document stands in the company's ledger: owed by the customer, owed to the customer, or, as a
 * self-billed document, nowhere: it is a sale of the supplier, whose tax is input tax and whose amount is a cost.
 */
export const LEDGER_KINDS = [...DOCUMENT_KINDS, 'self_billed'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/**
 * What a document is to its reader and in BT-3. A final invoice is an 'invoice' that sets off deposits. The order is that
 * of menus and filters.
 */
export const DOCUMENT_TYPES = [
  'invoice',
  'deposit',
  'credit_note',
  'debit_note',
  'corrected_invoice',
  'self_billed_invoice',
  'self_billed_credit_note',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** How a document changes the one that it names as corrected (BG-3). */
export type CorrectionEffect = 'lowers' | 'raises' | 'replaces'

export type DocumentTypeRules = {
  readonly kind: DocumentKind
  /** BT-3, UNTDID 1001. */
  readonly typeCode: string
  /** undefined: it corrects no document. */
  readonly corrects?: CorrectionEffect
  /** It may name deposits whose amounts and tax it sets off. */
  readonly setsOffDeposits: boolean
  /** The customer of the company sells, and the company, which writes the document, buys (self-billing.ts). */
  readonly isSelfBilled?: true
}

/** The one table of document types: BT-3, side of the ledger, and relations to other documents. */
export const DOCUMENT_TYPE_RULES: Readonly<Record<DocumentType, DocumentTypeRules>> = {
  invoice: { kind: 'invoice', typeCode: '380', setsOffDeposits: true },
  deposit: { kind: 'invoice', typeCode: '386', setsOffDeposits: false },
  credit_note: {
    kind: 'credit_note',
    typeCode: '381',
    corrects: 'lowers',
    setsOffDeposits: false,
  },
  debit_note: { kind: 'invoice', typeCode: '383', corrects: 'raises', setsOffDeposits: false },
  corrected_invoice: {
    kind: 'invoice',
    typeCode: '384',
    corrects: 'replaces',
    setsOffDeposits: false,
  },
  self_billed_invoice: {
    kind: 'invoice',
    typeCode: '389',
    setsOffDeposits: false,
    isSelfBilled: true,
  },
  self_billed_credit_note: {
    kind: 'credit_note',
    typeCode: '261',
    corrects: 'lowers',
    setsOffDeposits: false,
    isSelfBilled: true,
  },
}

/** The type of a draft; one without a type is an ordinary invoice or credit note. */
export function documentTypeOf(document: {
  readonly kind: DocumentKind
  readonly type?: DocumentType | undefined
}): DocumentType {
  return document.type ?? document.kind
}

/** Whether the company writes the document in the name of a supplier. */
export function isSelfBilled({ type }: { readonly type?: DocumentType | undefined }): boolean {
  return type !== undefined && DOCUMENT_TYPE_RULES[type].isSelfBilled === true
}

export function ledgerKindOf(document: {
  readonly kind: DocumentKind
  readonly type?: DocumentType | undefined
}): LedgerKind {
  return isSelfBilled(document) ? 'self_billed' : document.kind
}

/** UNTDID 1001 326: what a deposit is in XRechnung, which has no prepayment invoice. */
export const PARTIAL_INVOICE = '326'

/**
 * The credit notes among the types of BT-3 (BR-CL-01), which have a root of their own in UBL. 81 and 83 are among its
 * invoices too; they are credit notes by definition and are written as such.
 */
const CREDIT_NOTE_CODES: ReadonlySet<string> = new Set(
  '81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '),
)

export function isCreditNoteCode(typeCode: string): boolean {
  return CREDIT_NOTE_CODES.has(typeCode)
}

/** The type of an issued document by BT-3. Of the codes that this product does not write, some are credit notes. */
export function documentTypeOfCode(typeCode: string): DocumentType {
  if (typeCode === PARTIAL_INVOICE) return 'deposit'
  const own = DOCUMENT_TYPES.find(type => DOCUMENT_TYPE_RULES[type].typeCode === typeCode)
  return own ?? (isCreditNoteCode(typeCode) ? 'credit_note' : 'invoice')
}
