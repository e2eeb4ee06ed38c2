import { createItem } from '@bordereau/contract/items'
import { t } from '#macros'
import { type FieldErrors, fieldErrorsOf } from '../../form/form.ts'
import { type DecimalMark, evaluate } from '../../format/number-input.ts'
import { type ItemValues, requestOf } from './item-values.ts'

export function itemErrors(values: ItemValues, mark: DecimalMark): FieldErrors {
  const errors: Record<string, string> = {}
  const isUnreadable = (text: string) => text.trim() !== '' && evaluate(text, mark) === undefined
  values.prices.forEach(({ price }, i) => {
    if (isUnreadable(price)) errors[`prices.${i}`] = t`This is not a number`
  })
  if (isUnreadable(values.taxRate)) errors['taxRate'] = t`This is not a number`
  const hasRate = ['S', 'L', 'M'].includes(values.taxCategory)
  if (hasRate && values.taxRate.trim() === '') errors['taxRate'] = t`Enter the rate`
  const request = requestOf(values, mark)
  return request === undefined
    ? errors
    : { ...fieldErrorsOf(createItem.request, request), ...errors }
}
