import {
  type BatchKind,
  ITEM_REFUSALS,
  type ItemRefusal,
  checkBatch,
} from '@bordereau/contract/batches'
import type { LocalDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { expectWithMessage } from '../invoices/sending/announce-collection.ts'
import { reminderKey } from '../invoices/sending/queue-delivery.ts'
import type { AppContext } from '../lib/app-context.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { type DocumentFacts, loadFacts, remindedOn } from './facts-store.ts'
import { mayRunBatch } from './permission.ts'

export const checkBatchRoute = workspaceRoute(
  checkBatch,
  async ({ context, tx, member, input: { kind, invoiceIds } }) => {
    if (!mayRunBatch(member.role, kind)) return refuse('forbidden')
    const ids = [...new Set(invoiceIds)]
    const day = await todayOf(tx, context.clock, member.workspaceId)
    const facts = await loadFacts(tx, member.workspaceId, ids)
    const reminded = await remindedOn(tx, member.workspaceId, ids, id => reminderKey(id, day))
    const byId = new Map(facts.map(one => [one.row.id, one]))
    const expected = ids.map(id => expectedRefusal(kind, byId.get(id), reminded.has(id)))
    const ready = facts.filter(one => expectedRefusal(kind, one, false) === null)
    const refused = ITEM_REFUSALS.map(refusal => ({
      refusal,
      count: expected.filter(one => one === refusal).length,
    }))
    return respond({
      ready: expected.filter(one => one === null).length,
      collected: kind === 'send' ? await countCollected(tx, context, ready, day) : 0,
      refused: refused.filter(({ count }) => count > 0),
    })
  },
)

/** How many of these documents are collected if they are sent today. */
async function countCollected(
  tx: Tx,
  context: AppContext,
  documents: readonly DocumentFacts[],
  today: LocalDate,
): Promise<number> {
  let count = 0
  for (const { row, hasMandate } of documents)
    if (hasMandate && (await expectWithMessage(tx, context, row, today))) count += 1
  return count
}

/** The refusal to expect, checked in the same order as in act-on-item.ts. */
function expectedRefusal(
  kind: BatchKind,
  facts: DocumentFacts | undefined,
  reminded: boolean,
): ItemRefusal | null {
  if (!facts) return 'not_found'
  if (!facts.issued) return 'not_issued'
  if (kind !== 'send' && facts.row.kind !== 'invoice') return 'is_credit_note'
  if (kind !== 'send' && facts.open <= 0n) return 'nothing_open'
  if (kind === 'mark_paid') return null
  if (!facts.hasAddress) return 'no_recipient'
  return kind === 'remind' && reminded ? 'already_reminded' : null
}
