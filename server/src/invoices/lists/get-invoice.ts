import { getInvoice } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { presentInvoice } from '../document/present.ts'

export const getInvoiceRoute = workspaceRoute(
  getInvoice,
  async ({ context, tx, member, query }) => {
    const view = await presentInvoice(tx, context, member.workspaceId, query.invoiceId)
    return view ? respond(view) : refuse('not_found')
  },
)
