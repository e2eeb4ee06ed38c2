import { createHash } from 'node:crypto'
import { ATTACHMENT_TYPES, type DraftAttachment } from '../../domain/src/invoice/attachments.ts'
import type { CustomValue } from '../../domain/src/invoice/custom-fields.ts'
import type { Draft } from '../../domain/src/invoice/draft.ts'
import type { Invoice } from '../../domain/src/invoice/invoice.ts'
import { issueFindings } from '../../einvoice/src/issue/decide-issue.ts'
import { composeInvoice } from '../../einvoice/src/issue/compose-invoice.ts'
import type { JudgedDocument } from './document-of-case.ts'

const BYTES = Buffer.from('%PDF-1.7\n')

/** A file of each kind that EN 16931 allows (BT-125). */
const ATTACHMENTS = ATTACHMENT_TYPES.map(({ mediaType, endings: [ending] }): DraftAttachment => {
  const name = `Zeiten März.${ending}`
  const sha256 = createHash('sha256').update(name).digest('hex')
  return { sha256, name, mediaType, size: BYTES.length }
})

/** A field of each kind, and one that the company keeps to itself. */
const CUSTOM_FIELDS: readonly CustomValue[] = [
  { id: 'a', kind: 'text', label: 'Cost centre', labels: [], isPrinted: true, value: 'K-4711 <&>' },
  { id: 'b', kind: 'date', label: 'Handover', labels: [], isPrinted: true, value: '2026-11-20' },
  { id: 'c', kind: 'number', label: 'Mileage', labels: [], isPrinted: true, value: '-1234.5' },
  { id: 'd', kind: 'text', label: 'Margin', labels: [], isPrinted: false, value: 'Internal' },
]

export const ATTACHED: Partial<Draft> = { attachments: ATTACHMENTS }
export const OWN_FIELDS: Partial<Draft> = { customFields: CUSTOM_FIELDS }

const VARIANTS: readonly (readonly [string, Partial<Draft>])[] = [
  ['attachments', ATTACHED],
  ['custom fields', OWN_FIELDS],
]

/**
 * For each country of a seller, and each specification that its documents claim (XRechnung, Peppol, self-billing …), the
 * first document again: with attachments, and with fields that the company named.
 */
export function variantsOf(documents: readonly JudgedDocument[]): JudgedDocument[] {
  const first = new Map<string, JudgedDocument>()
  for (const document of documents) {
    const key = specificationKey(document)
    if (key !== undefined && !first.has(key)) first.set(key, document)
  }
  return [...first.values()].flatMap(({ name, input }) =>
    VARIANTS.map(([what, change]) => ({
      name: `${name} (${what})`,
      input: { ...input, draft: { ...input.draft, ...change } },
    })),
  )
}

/** undefined: it is not issued. */
function specificationKey({ input }: JudgedDocument): string | undefined {
  const { draft, today, seller, buyer, bankAccount } = input
  const isRefused = issueFindings(input).some(({ severity }) => severity === 'fatal')
  if (buyer === null || isRefused) return undefined
  const composition = { draft, number: '1', issueDate: today, seller, buyer, bankAccount }
  return `${seller.address.country} ${composeInvoice(composition).invoice.specification}`
}

/** The invoice with the bytes of its files, as it is written. */
export function withBytes(invoice: Invoice): Invoice {
  return {
    ...invoice,
    supportingDocuments: invoice.supportingDocuments.map(document => ({
      ...document,
      ...(document.file && {
        file: { ...document.file, base64: BYTES.toString('base64') },
      }),
    })),
  }
}
