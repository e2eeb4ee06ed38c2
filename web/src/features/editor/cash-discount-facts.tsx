import { type CashDiscount, datedDiscounts } from '@bordereau/domain/invoice/cash-discount'
import { toText } from '@bordereau/domain/money/currency'
import { ZERO } from '@bordereau/domain/money/decimal'
import { IconButton } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { plural, useLingui } from '#macros'
import { draftTotals } from './draft-totals.ts'
import { useEditorContext, useShown } from './editor-context.ts'
import { NumberCell } from './number-cell.tsx'
import { useDraft, useEditor, useSet } from './store.ts'

const DAYS = [5, 7, 8, 10, 14, 20, 21, 30]

/** Discounts for early payment, each with its last day and the amount to pay. */
export function CashDiscountFacts() {
  const shown = useShown('cashDiscounts')
  const kind = useDraft('kind')
  const discounts = useDraft('cashDiscounts') ?? []
  if (kind === 'credit_note' || (discounts.length === 0 && !shown)) return null
  return discounts.map((discount, index) => (
    <Fields key={index} discount={discount} index={index} discounts={discounts} />
  ))
}

type FieldsProps = {
  readonly discount: CashDiscount
  readonly index: number
  readonly discounts: readonly CashDiscount[]
}

function Fields({ discount, index, discounts }: FieldsProps) {
  const { t } = useLingui()
  const set = useSet()
  const { days } = discount
  const change = (next: readonly CashDiscount[]) => set({ cashDiscounts: next })
  const offered = [...new Set([...DAYS, days])].toSorted((a, b) => a - b)
  return (
    <>
      <PaperLabel>{t`Discount in %`}</PaperLabel>
      <Row>
        <NumberCell
          cell={{ of: 'cashDiscount', index }}
          value={discount.percent === ZERO ? null : discount.percent}
          label={t`Discount for early payment in percent`}
          path={`cashDiscounts.${index}.percent`}
        />
        <IconButton
          size="sm"
          icon="x"
          label={t`Remove the discount`}
          onClick={() => change(discounts.filter((_, i) => i !== index))}
        />
      </Row>
      <PaperLabel>{t`if paid within`}</PaperLabel>
      <PaperSelect
        label={t`Days for the discount`}
        value={String(days)}
        options={offered.map(count => ({
          value: String(count),
          label: plural(count, { one: '# day', other: '# days' }),
        }))}
        onChange={text =>
          change(discounts.map((each, i) => (i === index ? { ...each, days: Number(text) } : each)))
        }
      />
      <Amount index={index} />
    </>
  )
}

/** “until 6 December: €1,166.20”. */
function Amount({ index }: { readonly index: number }) {
  const { t } = useLingui()
  const { formats, today } = useEditorContext()
  const draft = useEditor(state => state.draft)
  const discount = draft.cashDiscounts?.[index]
  if (discount === undefined) return null
  const { payable } = draftTotals(draft)
  const [dated] = datedDiscounts([discount], draft.issueDate ?? today, payable)
  if (dated === undefined) return null
  const amount = formats.money(toText(dated.payable, draft.currency), draft.currency)
  return (
    <>
      <PaperLabel>{t`until ${formats.date(dated.until)}`}</PaperLabel>
      <output>{amount}</output>
    </>
  )
}
