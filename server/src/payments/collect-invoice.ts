import { inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { PreparedCollection } from './collection-order.ts'
import { prepareCollection } from './prepare-collection.ts'
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
  if (prepared) await ask(context, workspaceId, prepared)
}

async function ask(
  context: AppContext,
  workspaceId: string,
  { provider, services, order }: PreparedCollection,
): Promise<void> {
  const source = { workspaceId, provider: provider.name }
  try {
    for (const event of await provider.saving.collect(services, order)) {
      const recorded = await recordEvent(context, source, event)
      if (!recorded.ok)
        throw new Error(`the answer to a collection was refused: ${recorded.refusal}`)
    }
  } catch (error) {
    context.log.error({ err: error, provider: provider.name }, 'a collection is not answered')
  }
}
