import { type ruleFinding, issueInvoice } from '@bordereau/contract/invoices'
import { may } from '@bordereau/domain/access/policy'
import { refuse } from '@bordereau/domain/decision'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import type { z } from 'zod/mini'
import { respond } from '../../lib/response.ts'
import { workspaceRoute } from '../../lib/route.ts'
import { recipientOf } from './delivery-facts.ts'
import { issueDraft } from '../issuing/issue.ts'
import { presentInvoice } from '../document/present.ts'
import { queueDelivery, requestedChannel } from './queue-delivery.ts'
import { ruleMessageOf } from '../issuing/rule-message.ts'
import { lockInvoice } from '../document/store.ts'

export const issueInvoiceRoute = workspaceRoute(
  issueInvoice,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const row = await lockInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    if (row.issued_at) return refuse('already_issued', { number: row.number })
    if (row.version !== input.version) return refuse('changed_meanwhile', { version: row.version })
    const { send } = input
    if (send && !may(member.role, 'invoices.send')) return refuse('forbidden')
    // Checked before a number is assigned: with `send`, a document that cannot be sent is not issued.
    const channel = requestedChannel(context, send?.channel, 'invoice')
    if (!channel) return refuse('channel_unavailable')
    if (send && row.customer_id !== null) {
      const reach = channel.canReach(await recipientOf(tx, row, send.to))
      if (!reach.ok) return refuse('no_recipient', { missing: reach.missing })
    }
    const issued = await issueDraft(tx, context, row, {
      personId: member.id,
      seriesId: input.seriesId,
      confirmDateJump: input.confirmDateJump ?? false,
    })
    if (!issued.ok) {
      return issued.refusal === 'rules_broken'
        ? refuse('rules_broken', { findings: await withMessages(issued.detail, member.language) })
        : issued
    }
    const { number } = issued.value
    if (send) {
      if (send.number !== undefined && send.number !== number)
        return refuse('number_changed', { number })
      const message = { ...send, kind: 'invoice', undoable: true } as const
      const author = { workspaceId, personId: member.id }
      const queued = await queueDelivery(tx, context, author, row.id, message, channel)
      if (!queued.ok) throw new Error(`${number} is issued and cannot be sent: ${queued.refusal}`)
    }
    const view = await presentInvoice(tx, context, workspaceId, row.id)
    return view ? respond(view) : refuse('not_found')
  },
)

/** The findings of `rules_broken`, each with its message in the person's language. */
async function withMessages(
  detail: unknown,
  language: string,
): Promise<z.infer<typeof ruleFinding>[]> {
  const { findings } = detail as { findings: readonly IssueFinding[] }
  return Promise.all(
    findings.map(async ({ code, path, severity }) => ({
      code,
      path,
      severity,
      message: await ruleMessageOf(code, language),
    })),
  )
}
