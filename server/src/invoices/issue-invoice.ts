import { type fault, issueInvoice } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import type { z } from 'zod/mini'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { type FaultOf, issueDraft } from './issue.ts'
import { presentInvoice } from './present.ts'
import { sentenceOf } from './sentence.ts'
import { lockInvoice } from './store.ts'

export const issueInvoiceRoute = workspaceRoute(
  issueInvoice,
  async ({ house, tx, member, query, input }) => {
    const { workspaceId } = member
    const row = await lockInvoice(tx, workspaceId, query.invoiceId)
    if (!row) return refuse('not_found')
    if (row.issued_at) return refuse('already_issued', { number: row.number })
    if (row.version !== input.version) return refuse('changed_meanwhile', { version: row.version })
    const issued = await issueDraft(tx, house, row, {
      personId: member.id,
      seriesId: input.seriesId,
    })
    if (!issued.ok) {
      return issued.refusal === 'rules_broken'
        ? refuse('rules_broken', { faults: await inWords(issued.detail, member.language) })
        : issued
    }
    const view = await presentInvoice(tx, house, workspaceId, row.id)
    return view ? answer(view) : refuse('not_found')
  },
)

async function inWords(faults: unknown, language: string): Promise<z.infer<typeof fault>[]> {
  const list = Array.isArray(faults) ? (faults as FaultOf[]) : []
  return Promise.all(
    list.map(async one => ({
      code: one.code,
      path: one.path,
      severity: one.severity,
      message: await sentenceOf(one.code, language),
    })),
  )
}
