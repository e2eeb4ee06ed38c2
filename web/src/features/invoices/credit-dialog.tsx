import type { InvoiceView } from '@bordereau/contract/invoices'
import { Notice } from '@bordereau/ui/badge/badge'
import { TextField } from '@bordereau/ui/field/text-field'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { LineQuantities } from './credit-lines.tsx'
import { useCreateCreditNote } from './use-create-credit-note.ts'
import { type CreditForm, useCreditForm } from './use-credit-form.ts'

/** Creates a draft credit note for the rest of the invoice, or for some quantities. It is issued like an invoice. */
export function CreditDialog({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const { t } = useLingui()
  const { create, refused, pending } = useCreateCreditNote(invoice)
  const form = useCreditForm(invoice, create)
  return (
    <FormDialog
      title={t`Credit ${invoice.number ?? ''}`}
      submitLabel={t`Create credit note`}
      pending={pending}
      refused={refused}
      messageOf={documentRefusalText}
      gap={5}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <Text tone="muted">
        <Trans>You see the credit note as a draft before it is issued.</Trans>
      </Text>
      <TextField
        label={t`Reason`}
        required
        maxLength={500}
        value={form.reason}
        error={form.noReason ? t`Enter a reason; it appears on the credit note` : undefined}
        onChange={form.setReason}
      />
      <Amount form={form} lines={invoice.draft.lines} />
    </FormDialog>
  )
}

/** Everything not yet credited, or quantities of some lines. */
function Amount(props: { form: CreditForm; lines: InvoiceView['draft']['lines'] }) {
  const { t } = useLingui()
  const { whole, setWhole, texts, setTexts, noLines } = props.form
  return (
    <>
      <Segmented
        label={t`How much`}
        value={whole ? 'whole' : 'lines'}
        options={[
          { value: 'whole', label: t`Everything not yet credited` },
          { value: 'lines', label: t`Some lines` },
        ]}
        onChange={value => setWhole(value === 'whole')}
      />
      {!whole && <LineQuantities lines={props.lines} texts={texts} onChange={setTexts} />}
      {noLines && (
        <Notice tone="red" live>
          <Trans>Enter a quantity for at least one line, not more than was invoiced.</Trans>
        </Notice>
      )}
    </>
  )
}
