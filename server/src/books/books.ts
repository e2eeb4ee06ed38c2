import { exportBooks } from '@bordereau/contract/books'
import type { QueryOf } from '@bordereau/contract/endpoint'
import { type Accounts, accountsOf } from '@bordereau/domain/books/accounts'
import type { AccountChart, AccountingRules } from '@bordereau/domain/country/accounting'
import { countryRules } from '@bordereau/domain/country/rules'
import { taxIdsOf } from '@bordereau/domain/country/tax-ids'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { CompanyRow } from '../company/store.ts'
import type { Span } from '../reports/span.ts'
import { type BooksFile, datevFile, fecFile, tableFile } from './files.ts'
import type { BookkeepingSetting } from './setting-store.ts'

export type BooksFormat = QueryOf<typeof exportBooks>['file']

/** A period of a company, and to which accounts it is entered. */
export type Books = {
  readonly company: CompanyRow
  readonly setting: BookkeepingSetting
  readonly span: Span
  readonly rules: AccountingRules | undefined
  readonly chart: AccountChart | undefined
  readonly accounts: Accounts
}

export async function booksOf(
  company: CompanyRow,
  setting: BookkeepingSetting,
  span: Span,
): Promise<Books> {
  const rules = await countryRules(company.country).accounting?.()
  const chart = rules?.charts.find(({ key }) => key === setting.chart)
  return { company, setting, span, rules, chart, accounts: accountsOf(chart, setting.accounts) }
}

type Begun = Decision<BooksFile, 'not_offered' | 'advisor_missing' | 'company_number_missing'>

/** The file without entries, or what is missing for it. */
export function beginFile(
  { company, setting, span, rules, chart, accounts }: Books,
  file: BooksFormat,
  at: Date,
): Begun {
  if (file === 'csv' || file === 'xlsx') return accept(tableFile(accounts, span, file))
  if (file !== rules?.file) return refuse('not_offered')
  if (file === 'fec') {
    const own = taxIdsOf(company.profile).find(({ kind }) => kind.key === rules.ownerId)
    return own ? accept(fecFile(accounts, span, own.value)) : refuse('company_number_missing')
  }
  const { advisor, client } = setting
  if (advisor === '' || client === '') return refuse('advisor_missing')
  const numbers = { advisor, client, chart: chart?.key.replace(/\D/g, '') ?? '' }
  return accept(datevFile(accounts, span, numbers, at))
}
