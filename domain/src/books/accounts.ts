import type { AccountChart, AccountName } from '../country/accounting.ts'
import { type Entry, type EntryLine, type SoldTax, linesOf } from './entry.ts'

/** An account of a company: its number, and its name in the chart of accounts ('' where only the number is known). */
export type Account = { readonly number: string; readonly label: string }

/** The accounts of a company by their names: those of its chart, replaced where it has its own numbers. */
export type Accounts = {
  readonly byName: ReadonlyMap<AccountName, Account>
  readonly automatic: AccountChart['automatic']
}

export function accountsOf(
  chart: AccountChart | undefined,
  own: Readonly<Record<AccountName, string>>,
): Accounts {
  const byName = new Map<AccountName, Account>(Object.entries(chart?.accounts ?? {}))
  for (const [name, number] of Object.entries(own))
    if (number !== '' && number !== byName.get(name)?.number)
      byName.set(name, { number, label: byName.get(name)?.label ?? '' })
  return { byName, automatic: chart?.automatic }
}

/** The names under which the account of a line is looked for, the narrowest first. */
export function accountNames(line: EntryLine): readonly [AccountName, ...AccountName[]] {
  if (!('tax' in line)) return [line.role]
  const [first = line.role, ...others] = narrowNames(line.tax).map(name => `${line.role} ${name}`)
  return [first, ...others, line.role]
}

/** undefined: the company has not said which number it has. */
export function accountOf(accounts: Accounts, line: EntryLine): Account | undefined {
  const name = accountNames(line).find(one => accounts.byName.has(one))
  return name === undefined ? undefined : accounts.byName.get(name)
}

/** The roles of an entry without an account, or with one that the file cannot hold. */
export function missingAccounts(
  accounts: Accounts,
  entry: Entry,
  fits: RegExp,
): readonly EntryLine['role'][] {
  return linesOf(entry)
    .filter(line => !fits.test(accountOf(accounts, line)?.number ?? ''))
    .map(({ role }) => role)
}

function narrowNames(tax: SoldTax): readonly string[] {
  const { category, rate, isForeign, isAbroad, isTriangle, isGoods } = tax
  if (isForeign) return ['foreign']
  return [
    ...(isTriangle ? [`${category} triangle`] : []),
    ...(isAbroad ? [`${category} abroad`] : []),
    `${category} ${rate}`,
    ...(isGoods ? [`${category} goods`] : []),
    category,
  ]
}
