import { Amount } from '@bordereau/ui/money/amount'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { isAboveZero } from '../../format/formats.ts'
import { type AllocationPlan, NO_SHARE, type OpenInvoice, type Share } from './allocation.ts'
import { Deductions } from './deductions.tsx'
import css from './payments.module.css'

type Shares = Readonly<Record<string, Share>>

/** The allocation of a payment to invoices. */
export function Allocations(props: {
  readonly currency: string
  readonly open: readonly OpenInvoice[]
  readonly shares: Shares
  readonly plan: AllocationPlan
  /** Id of the invoice whose share is invalid. */
  readonly invalidInvoiceId: string | undefined
  readonly errorMessage: string
  /** undefined restores the proposal. */
  readonly onChange: (shares: Shares | undefined) => void
}) {
  const { currency, open, shares, plan, invalidInvoiceId, onChange } = props
  return (
    <Stack gap={3}>
      <Head none={open.length === 0} onRestore={() => onChange(undefined)} />
      {open.map(invoice => (
        <ShareRow
          key={invoice.id}
          invoice={invoice}
          currency={currency}
          share={shares[invoice.id] ?? NO_SHARE}
          error={invalidInvoiceId === invoice.id ? props.errorMessage : undefined}
          onChange={share => onChange({ ...shares, [invoice.id]: share })}
        />
      ))}
      {plan.ok && <Credit amount={plan.unallocated} currency={currency} />}
    </Stack>
  )
}

function ShareRow(props: {
  readonly invoice: OpenInvoice
  readonly currency: string
  readonly share: Share
  readonly error: string | undefined
  readonly onChange: (share: Share) => void
}) {
  const { t } = useLingui()
  const { invoice, currency, share, error, onChange } = props
  const name = invoice.number ?? t`Draft`
  return (
    <>
      <div className={css.share}>
        <span>
          {name}
          <Text as="div" size={12} tone="muted">
            {t`open:`} <Amount value={invoice.open} currency={invoice.currency} />
          </Text>
        </span>
        <TextField
          label={t`Share of ${name}`}
          labelHidden
          tabular
          inputMode="decimal"
          after={currency}
          value={share.amount}
          error={error}
          onChange={amount => onChange({ ...share, amount })}
        />
        {invoice.currency !== currency && (
          <TextField
            label={t`${invoice.currency} for 1 ${currency}`}
            tabular
            inputMode="decimal"
            value={share.rate}
            onChange={rate => onChange({ ...share, rate })}
          />
        )}
      </div>
      <Deductions invoice={invoice} currency={currency} share={share} onChange={onChange} />
    </>
  )
}

function Head({ none, onRestore }: { none: boolean; onRestore: () => void }) {
  return (
    <>
      <Row justify="between">
        <Text weight="medium" as="h3">
          <Trans>For these invoices</Trans>
        </Text>
        <Button look="quiet" size="sm" icon="wand" onClick={onRestore}>
          <Trans>Oldest first</Trans>
        </Button>
      </Row>
      {none && (
        <Text tone="muted">
          <Trans>Nothing is open. The payment is kept as the customer's credit.</Trans>
        </Text>
      )}
    </>
  )
}

/** What is left of a payment. */
function Credit({ amount, currency }: { amount: string; currency: string }) {
  const { t } = useLingui()
  if (!isAboveZero(amount)) return null
  return (
    <Text tone="muted">
      {t`Kept as the customer's credit:`} <Amount value={amount} currency={currency} />
    </Text>
  )
}
