import type { InvoiceView } from '@bordereau/contract/invoices'
import { creditInvoice } from '@bordereau/contract/invoices'
import { type Decimal, compare, isNegative, isZero } from '@bordereau/domain/money/decimal'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '#macros'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { type DecimalMark, evaluate } from '../../format/number-input.ts'
import css from './invoices.module.css'
import { useFormats } from '../../format/formats.ts'
import { documentRefusalMessage } from '../document/refusal-messages.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'

type Line = InvoiceView['draft']['lines'][number]
type Texts = Readonly<Record<string, string>>

/** Creates a draft credit note for the rest of the invoice, or for some quantities. It is issued like an invoice. */
export function CreditDialog({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const { create, refused, pending } = useCreateCreditNote(invoice)
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      closeOnOutside={false}
      title={t`Credit ${invoice.number ?? ''}`}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" form={formId} busy={pending}>
            <Trans>Create credit note</Trans>
          </Button>
        </>
      }
    >
      {refused && (
        <Notice tone="red" live>
          {documentRefusalMessage(refused) ?? refusalMessage(refused)}
        </Notice>
      )}
      <CreditForm id={formId} lines={invoice.draft.lines} onCreate={create} />
    </Modal>
  )
}

function CreditForm(props: {
  readonly id: string
  readonly lines: readonly Line[]
  readonly onCreate: (reason: string, lines: Quantities | undefined) => Promise<void>
}) {
  const { t } = useLingui()
  const { mark } = useFormats()
  const [whole, setWhole] = useState(true)
  const [reason, setReason] = useState('')
  const [texts, setTexts] = useState<Texts>({})
  const [submitted, setSubmitted] = useState(false)
  const lines = quantitiesOf(props.lines, texts, mark)
  const noReason = reason.trim() === ''
  const noLines = !whole && (lines === undefined || lines.length === 0)
  function submit(event: FormEvent): void {
    event.preventDefault()
    setSubmitted(true)
    if (!noReason && !noLines) void props.onCreate(reason, whole ? undefined : lines)
  }
  return (
    <form id={props.id} onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Text tone="muted">
          <Trans>You see the credit note as a draft before it is issued.</Trans>
        </Text>
        <TextField
          label={t`Reason`}
          required
          maxLength={500}
          value={reason}
          error={
            submitted && noReason ? t`Enter a reason; it appears on the credit note` : undefined
          }
          onChange={setReason}
        />
        <Segmented
          label={t`How much`}
          value={whole ? 'whole' : 'lines'}
          options={[
            { value: 'whole', label: t`The whole remaining amount` },
            { value: 'lines', label: t`Some lines` },
          ]}
          onChange={value => setWhole(value === 'whole')}
        />
        {!whole && <LineQuantities lines={props.lines} texts={texts} onChange={setTexts} />}
        {submitted && noLines && (
          <Notice tone="red" live>
            <Trans>Enter a quantity for at least one line, not more than was invoiced.</Trans>
          </Notice>
        )}
      </Stack>
    </form>
  )
}

function LineQuantities(props: {
  readonly lines: readonly Line[]
  readonly texts: Texts
  readonly onChange: (texts: Texts) => void
}) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { lines, texts, onChange } = props
  return (
    <Stack gap={3}>
      {lines.map(line => (
        <div key={line.id} className={css.creditLine}>
          <Text>{line.name}</Text>
          <TextField
            label={t`Quantity of ${line.name} to credit`}
            labelHidden
            tabular
            inputMode="decimal"
            placeholder="0"
            after={t`of ${number(line.quantity ?? '0')}`}
            value={texts[line.id] ?? ''}
            onChange={text => onChange({ ...texts, [line.id]: text })}
          />
        </div>
      ))}
    </Stack>
  )
}

type Quantities = { lineId: string; quantity: Decimal }[]

/** The typed quantities; undefined if one is not a number, or not between zero and the invoiced quantity. */
function quantitiesOf(
  lines: readonly Line[],
  texts: Texts,
  mark: DecimalMark,
): Quantities | undefined {
  const quantities = lines.flatMap(line => {
    const text = texts[line.id]?.trim() ?? ''
    if (text === '') return []
    const quantity = evaluate(text, mark)
    const invoiced = line.quantity
    if (quantity === undefined || invoiced === null) return [undefined]
    if (isZero(quantity)) return []
    const isInRange = isNegative(invoiced)
      ? compare(quantity, invoiced) >= 0 && isNegative(quantity)
      : compare(quantity, invoiced) <= 0 && !isNegative(quantity)
    return [isInRange ? { lineId: line.id, quantity } : undefined]
  })
  const valid = quantities.filter(each => each !== undefined)
  return valid.length === quantities.length ? valid : undefined
}

function useCreateCreditNote(invoice: InvoiceView) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { mutate, refused, pending } = useMutation(creditInvoice, { invalidates: DOCUMENT_QUERIES })
  async function create(reason: string, lines: Quantities | undefined): Promise<void> {
    const body = { reason, ...(lines === undefined ? {} : { lines }) }
    const result = await mutate({ query: { workspaceId, invoiceId: invoice.id }, body })
    if (result.ok) await navigate(`/w/${workspaceId}/invoices/${result.value.id}`)
  }
  return { create, refused, pending }
}
