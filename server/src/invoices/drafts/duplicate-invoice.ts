import { duplicateInvoice } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { duplicate } from '@bordereau/domain/invoice/duplicate'
import { localeOf } from '../../company/store.ts'
import { withTaxCurrency } from '../../exchange-rates/tax-rate.ts'
import { today } from '../../lib/clock.ts'
import { workspaceRoute } from '../../lib/route.ts'
import { newId } from '../../lib/id.ts'
import { asDate, findInvoice } from '../document/store.ts'
import { readDraft } from '../document/snapshot.ts'
import { beginAndPresent } from './begin-and-present.ts'

export const duplicateInvoiceRoute = workspaceRoute(
  duplicateInvoice,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const row = await findInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    const { country, timeZone } = await localeOf(tx, workspaceId)
    const now = today(context.clock, timeZone)
    const original = readDraft(row.draft, row.draft_format)
    const copy = duplicate(original, asDate(row.issue_date) ?? now, newId)
    const draft = await withTaxCurrency(tx, copy, country, now)
    const author = { workspaceId, personId: member.id }
    return beginAndPresent(tx, context, author, draft, {
      kind: 'duplicated',
      detail: { of: row.number ?? '' },
    })
  },
)
