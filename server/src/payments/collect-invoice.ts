import { type Tx, inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { endUnanswered } from './end-awaiting.ts'
import type { PreparedCollection } from './collection-order.ts'
import { planAgain, prepareCollection } from './prepare-collection.ts'
import { recordEvent } from './record-event.ts'

/**
 * Collects an invoice that is due from its customer's saved method. What is asked for is stored before the provider is asked,
 * and after a crash the same is asked for again under the same number. Where the provider does not answer it stays
 * requested, and is asked again within the hour.
 */
export async function collectInvoice(
  context: AppContext,
  invoice: { readonly workspaceId: string; readonly invoiceId: string },
): Promise<void> {
  const { workspaceId } = invoice
  const prepared = await inWorkspace(
    context.db,
    { workspaceId },
    tx => prepareCollection(tx, context, invoice),
    { repeatable: true },
  )
  if (prepared) await ask(context, invoice, prepared)
}

async function ask(
  context: AppContext,
  invoice: { readonly workspaceId: string; readonly invoiceId: string },
  { provider, services, order, isOver }: PreparedCollection,
): Promise<void> {
  const { workspaceId } = invoice
  const source = { workspaceId, provider: provider.name }
  try {
    const { listed, make } = await provider.saving.collect(services, order)
    const events = isOver || make === null ? listed : await make()
    for (const event of events) {
      const recorded = await recordEvent(context, source, event)
      if (!recorded.ok)
        throw new Error(`the answer to a collection was refused: ${recorded.refusal}`)
    }
    if (isOver && events.length === 0) await giveUp(context, invoice, order.id)
  } catch (error) {
    context.log.error({ err: error, provider: provider.name }, 'a collection is not answered')
    const end = (tx: Tx) => endUnanswered(tx, context, invoice)
    await inWorkspace(context.db, { workspaceId }, end, { repeatable: true })
  }
}

/** It was not made, and is decided once more: stopped where the invoice is paid or the mandate has ended, and so on. */
async function giveUp(
  context: AppContext,
  invoice: { readonly workspaceId: string; readonly invoiceId: string },
  checkoutId: string,
): Promise<void> {
  const { workspaceId } = invoice
  const plan = (tx: Tx) => planAgain(tx, context, invoice, checkoutId)
  await inWorkspace(context.db, { workspaceId }, plan, { repeatable: true })
  await collectInvoice(context, invoice)
}
