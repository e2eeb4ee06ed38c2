import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { InvoiceView } from '@bordereau/contract/invoices'
import { formatCustomValue } from '@bordereau/domain/invoice/custom-field-texts'
import { customLabel } from '@bordereau/domain/invoice/custom-fields'
import { Card, Facts, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { t, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import { openLabel } from '../document/labels.ts'
import { shownAmount } from '../document/shown-amount.ts'
import { useKeepUntil } from './use-keep-until.ts'
import { useVatProof } from './use-vat-proof.ts'

/** The main facts: customer, amounts, dates, and the corrected invoice of a credit note. */
export function IssuedFacts({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const workspace = useWorkspace()
  const { workspaceId } = workspace
  const { date, tag } = useFormats()
  const { totals, draft } = invoice
  const isFinal = (draft.deposits ?? []).length > 0
  const proof = useVatProof(invoice)
  const keepUntil = useKeepUntil(invoice)
  const money = (value: string) => (
    <Amount value={shownAmount(value, invoice.kind, workspace)} currency={totals.currency} />
  )
  const isOfSupplier = isSelfBilled(invoice)
  const name = (isOfSupplier ? invoice.seller : invoice.buyer)?.legalName ?? ''
  const customer =
    draft.customerId === null ? (
      name
    ) : (
      <Link href={`/w/${workspaceId}/customers/${draft.customerId}`}>{name}</Link>
    )
  const fact = (name: string, value: Parameters<typeof Facts>[0]['facts'][number]['value']) => ({
    name,
    value,
  })
  return (
    <Card>
      <Facts
        align="end"
        facts={[
          fact(isOfSupplier ? t`Supplier` : t`Customer`, customer),
          ...totalFacts(totals, isFinal).map(({ name, value }) => fact(name, money(value))),
          ...(invoice.number === null ? [] : [fact(openLabel(invoice.type), money(invoice.open))]),
          ...(invoice.issueDate === null
            ? []
            : [fact(t({ context: 'date', message: 'Issued' }), date(invoice.issueDate))]),
          ...(invoice.dueDate === null ? [] : [fact(t`Due`, date(invoice.dueDate))]),
          ...(draft.customFields ?? []).map(field =>
            fact(customLabel(field, tag), formatCustomValue(field, tag)),
          ),
          ...(proof === undefined ? [] : [fact(t`VAT number checked`, proof)]),
          ...(keepUntil === undefined ? [] : [fact(t`Keep until`, <KeepUntil {...keepUntil} />)]),
          ...(invoice.quote === null
            ? []
            : [
                fact(
                  t`Quote`,
                  <Link href={`/w/${workspaceId}/quotes/${invoice.quote.id}`}>
                    {invoice.quote.number ?? t`Quote`}
                  </Link>,
                ),
              ]),
          ...(draft.corrects === null
            ? []
            : [
                fact(
                  t`Corrects`,
                  <Link href={`/w/${workspaceId}/invoices/${draft.corrects.invoiceId}`}>
                    {draft.corrects.number}
                  </Link>,
                ),
              ]),
        ]}
      />
    </Card>
  )
}

/** A number of an article, such as L. 123-22, stays in one line. */
const NO_BREAK_HYPHEN = '\u2011'

function KeepUntil({ day, law }: { readonly day: string; readonly law: string }) {
  return (
    <>
      {day}
      <Text size={13} tone="muted">
        {law.replaceAll('-', NO_BREAK_HYPHEN)}
      </Text>
    </>
  )
}

/** The total and its tax; of a final invoice also what its deposits take off. */
function totalFacts({ gross, tax, prepaid, payable }: InvoiceView['totals'], isFinal: boolean) {
  return [
    { name: t`Total`, value: isFinal ? gross : payable },
    ...(isAboveZero(tax) ? [{ name: t`Tax`, value: tax }] : []),
    ...(isFinal
      ? [
          { name: t`Deposits`, value: `-${prepaid}` },
          { name: t`Amount due`, value: payable },
        ]
      : []),
  ]
}
