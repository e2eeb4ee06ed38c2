import { ACCOUNT_ROLES } from '@bordereau/domain/country/accounting'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { accountRoleLabel } from './account-labels.ts'

/** What is missing for an accountant's file, and where to enter it. */
export function booksRefusalMessage(refused: Refused): string {
  const detail = Array.isArray(refused.detail) ? refused.detail.map(String) : []
  switch (refused.refusal) {
    case 'accounts_missing': {
      const roles = ACCOUNT_ROLES.filter(role => detail.includes(role)).map(accountRoleLabel)
      const names = roles.join(', ')
      return t`These accounts have no number that the file can hold: ${names}. Enter them in Settings, Accounts.`
    }
    case 'rates_missing': {
      const currencies = detail.join(', ')
      return t`Exchange rates are missing for ${currencies}. Enter them in Settings, Currency and defaults.`
    }
    case 'advisor_missing':
      return t`A DATEV batch names the numbers of accountant and client. Enter them in Settings, Accounts.`
    case 'company_number_missing':
      return t`The file is named by the company’s SIREN. Enter it in Settings, Name and numbers.`
    case 'not_offered':
      return t`This file is for companies of another country.`
    case 'too_many':
      return t`Too many documents and payments for one file. Choose a shorter period.`
    case 'nothing_booked':
      return t`Nothing was issued or received in this period.`
    case 'amount_too_large':
      return t`An amount has more than ten digits before the decimal point, which a DATEV batch cannot hold. Use the journal as a table.`
    default:
      return refusalMessage(refused)
  }
}
