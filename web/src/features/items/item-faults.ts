import { createItem } from '@bordereau/contract/items'
import { t } from '@lingui/core/macro'
import { type Faults, faultsOf } from '../../form.ts'
import { type DecimalMark, evaluate } from '../editor/arithmetic.ts'
import { type ItemValues, requestOf } from './item-values.ts'

export function itemFaults(values: ItemValues, mark: DecimalMark): Faults {
  const faults: Record<string, string> = {}
  const isBad = (text: string) => text.trim() !== '' && evaluate(text, mark) === undefined
  values.prices.forEach(({ price }, i) => {
    if (isBad(price)) faults[`prices.${i}`] = t`This is not a number`
  })
  if (isBad(values.taxRate)) faults['taxRate'] = t`This is not a number`
  const request = requestOf(values, mark)
  return request === undefined ? faults : { ...faultsOf(createItem.request, request), ...faults }
}
