import type { AccountRole } from '@bordereau/domain/country/accounting'
import { t } from '#macros'

/** The roles as the settings show them; a test finds each of them once. */
export function accountGroups() {
  const groups: { key: string; title: string; roles: AccountRole[] }[] = [
    { key: 'sales', title: t`Revenue and tax`, roles: ['revenue', 'tax'] },
    {
      key: 'money',
      title: t`Customers and money`,
      roles: ['receivable', 'advance', 'bank', 'cash', 'online'],
    },
    {
      key: 'differences',
      title: t`Deductions and differences`,
      roles: ['fees', 'withheld', 'discount', 'bad_debt', 'gain', 'loss', 'rounding'],
    },
  ]
  return groups
}

/** What is entered on an account. */
export function accountRoleLabel(role: AccountRole): string {
  switch (role) {
    case 'receivable':
      return t`Customers (receivables)`
    case 'revenue':
      return t({ context: 'an account', message: 'Revenue' })
    case 'tax':
      return t`Tax on sales`
    case 'bank':
      return t({ context: 'an account', message: 'Bank' })
    case 'cash':
      return t({ context: 'an account', message: 'Cash' })
    case 'online':
      return t`Payment providers, until they pay out`
    case 'fees':
      return t`Fees of banks and providers`
    case 'withheld':
      return t`Tax withheld by customers`
    case 'discount':
      return t`Discounts for early payment`
    case 'bad_debt':
      return t`Written off`
    case 'gain':
      return t`Gains on currency`
    case 'loss':
      return t`Losses on currency`
    case 'advance':
      return t`Paid in advance`
    case 'rounding':
      return t`Rounding`
  }
}
