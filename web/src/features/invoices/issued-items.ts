import { isSelfBilled } from '@bordereau/domain/document-kind'
import { countryRules } from '@bordereau/domain/country/rules'
import type { InvoiceView } from '@bordereau/contract/invoices'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import type { Workspace } from '../../data/session.tsx'
import { isAboveZero } from '../../format/formats.ts'
import { documentName, payoutName } from '../document/document-name.ts'
import type { IssuedDialog } from './issued-dialogs.tsx'

/** A menu item, and whether the document's state and the person's role allow it. */
export type Item = MenuItem & { readonly when: boolean }

type Context = {
  readonly invoice: InvoiceView
  readonly may: Workspace['may']
  readonly open: (dialog: IssuedDialog) => void
}

function isUnpaid({ number, kind, open }: InvoiceView): boolean {
  return number !== null && kind === 'invoice' && isAboveZero(open)
}

/** Menu items that bring the document to the customer. */
export function sendItems(
  { invoice, may, open }: Context,
  markAsSent: () => Promise<void>,
): readonly Item[] {
  const issued = invoice.number !== null
  return [
    {
      key: 'send',
      icon: 'send',
      label: invoice.sentAt === null ? t`Send` : t`Send again`,
      when: issued && may('invoices.send'),
      onPress: () => open('send'),
    },
    {
      key: 'remind',
      icon: 'bell',
      label: t`Send reminder`,
      when: isUnpaid(invoice) && may('invoices.send'),
      onPress: () => open('remind'),
    },
    {
      key: 'mark',
      icon: 'checks',
      label: t`Mark as sent`,
      when: issued && invoice.sentAt === null && may('invoices.send'),
      onPress: () => void markAsSent(),
    },
  ]
}

/** Menu items that settle the document or correct it. */
export function moneyItems({ invoice, may, open }: Context): readonly Item[] {
  const issued = invoice.number !== null
  return [
    {
      key: 'payment',
      icon: 'cash',
      label: t`Record payment`,
      when: isUnpaid(invoice) && may('payments.record'),
      onPress: () => open('payment'),
    },
    {
      key: 'credit',
      icon: 'receipt-refund',
      label: t({ context: 'verb', message: 'Credit' }),
      help: t`The whole or some lines`,
      when: issued && isCreditable(invoice) && may('invoices.credit'),
      onPress: () => open('credit'),
    },
    {
      key: 'payout',
      icon: 'cash',
      label: payoutName(invoice.type),
      when: issued && isSelfBilled(invoice) && isAboveZero(invoice.open) && may('payments.record'),
      onPress: () => open('payout'),
    },
    ...correctionItems({ invoice, may, open }),
  ]
}

/**
 * An invoice, or one that was written for a supplier whose law lets its customer correct it. Of one that was replaced, the
 * corrected invoice is credited.
 */
function isCreditable({ kind, type, seller, creditNotes }: InvoiceView): boolean {
  if (isReplaced({ creditNotes })) return false
  if (type !== 'self_billed_invoice') return kind === 'invoice'
  return countryRules(seller.address.country).selfBilling?.correctedBySeller === undefined
}

function isReplaced({ creditNotes }: Pick<InvoiceView, 'creditNotes'>): boolean {
  return creditNotes.some(one => one.type === 'corrected_invoice' && one.number !== null)
}

/** The final invoice of a deposit: the one there is, or a new one. */
export function finalItems(
  { invoice, may, open }: Context,
  openPage: (invoiceId: string) => void,
): readonly Item[] {
  const { finalInvoice } = invoice
  const isDeposit = invoice.type === 'deposit' && invoice.number !== null
  return [
    {
      key: 'final',
      icon: 'file-invoice',
      label: finalInvoice ? t`Open the final invoice` : t`Final invoice…`,
      help: t`Sets this deposit off.`,
      when: isDeposit && (finalInvoice !== null || may('invoices.draft')),
      onPress: () => (finalInvoice ? openPage(finalInvoice.id) : open('final')),
    },
  ]
}

/** The other lawful corrections of the seller's country, of a document that no corrected invoice replaces; a deposit is credited. */
function correctionItems({ invoice, may, open }: Context): readonly Item[] {
  const { types } = countryRules(invoice.seller.address.country).corrections
  const isCorrectable =
    invoice.number !== null && invoice.kind === 'invoice' && !isReplaced(invoice)
  const isWhole = invoice.type !== 'deposit' && (invoice.draft.deposits ?? []).length === 0
  return [
    {
      key: 'debit',
      icon: 'plus',
      label: t`Charge more…`,
      help: documentName({ type: 'debit_note' }),
      when: isCorrectable && types.includes('debit_note') && may('invoices.credit'),
      onPress: () => open('debit_note'),
    },
    {
      key: 'replace',
      icon: 'refresh',
      label: t`Correct and replace…`,
      help: documentName({ type: 'corrected_invoice' }),
      when:
        isCorrectable &&
        isWhole &&
        invoice.status !== 'credited' &&
        invoice.creditNotes.length === 0 &&
        types.includes('corrected_invoice') &&
        may('invoices.credit'),
      onPress: () => open('corrected_invoice'),
    },
  ]
}

/** Menu items that make further documents of this one: a duplicate, a recurring invoice, a delivery note. */
export function copyItems(
  { invoice, may, open }: Context,
  duplicate: () => Promise<void>,
): readonly Item[] {
  return [
    {
      key: 'copy',
      icon: 'copy',
      label: t`Duplicate`,
      when: may('invoices.draft'),
      onPress: () => void duplicate(),
    },
    {
      key: 'repeat',
      icon: 'repeat',
      label: t`Repeat…`,
      when: invoice.kind === 'invoice' && may('invoices.draft'),
      onPress: () => open('repeat'),
    },
    {
      key: 'accompanying',
      icon: 'truck',
      label: t`Delivery note…`,
      when: invoice.type === 'invoice' && invoice.number !== null && may('invoices.send'),
      onPress: () => open('accompanying'),
    },
  ]
}
