import { exportCustomers } from '@bordereau/contract/customers'
import { countryRules } from '@bordereau/domain/country/rules'
import { refuse } from '@bordereau/domain/decision'
import type { TaxId } from '@bordereau/domain/party/party'
import { type ListColumn, exportList } from '../exports/export-list.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { openBalances } from './balance-store.ts'
import { presentBalances } from './present.ts'
import { type CustomerRow, countCustomers, listCustomerPage } from './store.ts'

/** Up to here customers are counted. */
const MAX_ROWS = 10_000

type Exported = CustomerRow & { readonly open: string }

export const exportCustomersRoute = workspaceRoute(
  exportCustomers,
  async ({ context, tx, member: { workspaceId, timeZone }, query }) => {
    const filter = { ...query, today: today(context.clock, timeZone) }
    if ((await countCustomers(tx, workspaceId, filter)) > MAX_ROWS)
      return refuse('too_many', { most: MAX_ROWS })
    const file = await exportList({
      name: `customers-${filter.today}`,
      format: query.format,
      columns: COLUMNS,
      pageOf: async page => {
        const { rows, next } = await listCustomerPage(tx, workspaceId, filter, page)
        const ids = rows.map(({ id }) => id)
        const open = await openBalances(tx, workspaceId, ids)
        return {
          rows: rows.map(row => ({ ...row, open: balancesText(open.get(row.id) ?? []) })),
          next,
        }
      },
    })
    return respond(file)
  },
)

function balancesText(balances: Parameters<typeof presentBalances>[0]): string {
  return presentBalances(balances)
    .map(({ currency, amount }) => `${amount} ${currency}`)
    .join(', ')
}

/** The first tax id that an import reads from the column of tax numbers, and the first one of a register. */
function numberOf({ profile }: CustomerRow, isTax: boolean): string {
  const { taxIds } = countryRules(profile.address.country)
  const roleOf = ({ kind }: TaxId) => taxIds.find(({ key }) => key === kind)?.role
  const isOfTax = (id: TaxId) => roleOf(id) === 'vat' || roleOf(id) === 'tax'
  return profile.taxIds.find(id => isOfTax(id) === isTax)?.value ?? ''
}

const column = (
  title: string,
  width: number,
  text: ListColumn<Exported>['text'],
): ListColumn<Exported> => ({ title, width, text, amount: false })

/** Under headings that an import recognises (import-fields.ts). */
const COLUMNS: readonly ListColumn<Exported>[] = [
  column('Name', 32, ({ profile }) => profile.legalName),
  column('Trading name', 24, ({ profile }) => profile.tradingName),
  column('Kind', 12, ({ profile }) => profile.kind),
  column('VAT number', 18, row => numberOf(row, true)),
  column('Registration number', 18, row => numberOf(row, false)),
  column('Email', 28, row => row.email),
  column('Contact person', 20, ({ profile }) => profile.contact.name),
  column('Telephone', 18, ({ profile }) => profile.contact.phone),
  column('Address', 28, ({ profile }) => profile.address.line1),
  column('Address 2', 20, ({ profile }) => profile.address.line2),
  column('Postal code', 12, ({ profile }) => profile.address.postCode),
  column('City', 18, ({ profile }) => profile.address.city),
  column('Region', 14, ({ profile }) => profile.address.subdivision),
  column('Country', 9, ({ profile }) => profile.address.country),
  column('Currency', 9, row => row.currency),
  column('Language', 9, row => row.language),
  column('Due days', 9, row => (row.dueDays === null ? '' : String(row.dueDays))),
  column('Reference', 18, row => row.buyerReference),
  column('Note', 32, row => row.note),
  column('Unpaid', 24, row => row.open),
]
