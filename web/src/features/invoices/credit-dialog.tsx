import { creditInvoice } from '@bordereau/contract/invoices'
import { type Decimal, compare, isNegative, isZero } from '@bordereau/domain/money/decimal'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { type DecimalMark, evaluate } from '../editor/arithmetic.ts'
import type { InvoiceView } from '../editor/desk.ts'
import css from './invoices.module.css'
import { useFormats } from './formats.ts'
import { refusalWords } from './refusal-words.ts'
import { AFTER_DOCUMENT } from './touched.ts'

type Line = InvoiceView['draft']['lines'][number]
type Texts = Readonly<Record<string, string>>

/** Begins a credit note: of all that is left of the invoice, or of some quantities. It is issued like an invoice. */
export function CreditDialog({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const { begin, refused, pending } = useCredit(invoice)
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
            <Trans>Begin credit note</Trans>
          </Button>
        </>
      }
    >
      {refused && (
        <Notice tone="red" live>
          {refusalWords(refused) ?? wordsOf(refused)}
        </Notice>
      )}
      <CreditForm id={formId} lines={invoice.draft.lines} onBegin={begin} />
    </Modal>
  )
}

function CreditForm(props: {
  readonly id: string
  readonly lines: readonly Line[]
  readonly onBegin: (reason: string, lines: Quantities | undefined) => Promise<void>
}) {
  const { t } = useLingui()
  const { mark } = useFormats()
  const [whole, setWhole] = useState(true)
  const [reason, setReason] = useState('')
  const [texts, setTexts] = useState<Texts>({})
  const [tried, setTried] = useState(false)
  const lines = quantitiesOf(props.lines, texts, mark)
  const noReason = reason.trim() === ''
  const noLines = !whole && (lines === undefined || lines.length === 0)
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!noReason && !noLines) void props.onBegin(reason, whole ? undefined : lines)
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
          error={tried && noReason ? t`Say why; it stands on the credit note` : undefined}
          onChange={setReason}
        />
        <Segmented
          label={t`How much`}
          value={whole ? 'whole' : 'lines'}
          options={[
            { value: 'whole', label: t`All that is left` },
            { value: 'lines', label: t`Some lines` },
          ]}
          onChange={value => setWhole(value === 'whole')}
        />
        {!whole && <LineQuantities lines={props.lines} texts={texts} onChange={setTexts} />}
        {tried && noLines && (
          <Notice tone="red" live>
            <Trans>Give a quantity for at least one line, not more than was invoiced.</Trans>
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

/** The quantities typed; undefined where one is no number, or not between zero and what was invoiced. */
function quantitiesOf(
  lines: readonly Line[],
  texts: Texts,
  mark: DecimalMark,
): Quantities | undefined {
  const wanted = lines.flatMap(line => {
    const text = texts[line.id]?.trim() ?? ''
    if (text === '') return []
    const quantity = evaluate(text, mark)
    const most = line.quantity
    if (quantity === undefined || most === null) return [undefined]
    if (isZero(quantity)) return []
    const fits = isNegative(most)
      ? compare(quantity, most) >= 0 && isNegative(quantity)
      : compare(quantity, most) <= 0 && !isNegative(quantity)
    return [fits ? { lineId: line.id, quantity } : undefined]
  })
  const right = wanted.filter(each => each !== undefined)
  return right.length === wanted.length ? right : undefined
}

function useCredit(invoice: InvoiceView) {
  const { workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { act, refused, pending } = useAct(creditInvoice, { touches: AFTER_DOCUMENT })
  async function begin(reason: string, lines: Quantities | undefined): Promise<void> {
    const body = { reason, ...(lines === undefined ? {} : { lines }) }
    const answer = await act({ query: { workspaceId, invoiceId: invoice.id }, body })
    if (answer.ok) await navigate(`/w/${workspaceId}/invoices/${answer.value.id}`)
  }
  return { begin, refused, pending }
}
