import type { DeductionKind } from '@bordereau/domain/payment/deduction'
import { t } from '#macros'

export function deductionLabel(kind: DeductionKind): string {
  switch (kind) {
    case 'bank_fee':
      return t`Bank fee`
    case 'withheld':
      return t`Tax withheld`
    case 'cash_discount':
      return t`Discount for early payment`
    case 'written_off':
      return t`Written off`
  }
}
