import type { InvoiceView } from '@bordereau/contract/invoices'
import { type Decimal, compare, isNegative, isZero } from '@bordereau/domain/money/decimal'
import { TextField } from '@bordereau/ui/field/text-field'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { type DecimalMark, evaluate } from '../../format/number-input.ts'
import css from './invoices.module.css'

type Line = InvoiceView['draft']['lines'][number]

/** What is typed as the quantity to credit, by the id of the line. */
export type QuantityTexts = Readonly<Record<string, string>>

export function LineQuantities(props: {
  readonly lines: readonly Line[]
  readonly texts: QuantityTexts
  readonly onChange: (texts: QuantityTexts) => void
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

export type Quantities = { lineId: string; quantity: Decimal }[]

/** The typed quantities; undefined if one is not a number, or not between zero and the invoiced quantity. */
export function quantitiesOf(
  lines: readonly Line[],
  texts: QuantityTexts,
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
