import { languageBetween } from '@bordereau/domain/country/regional-language'
import type { Tx } from '../db/database.ts'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import { payLinkFor } from '../invoices/sending/pay-link-for.ts'
import type { AppContext } from '../lib/app-context.ts'
import { hex } from '../lib/secret.ts'
import type { MandateRow } from '../mandates/store.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { type CollectionNews, writeCollectionEmail } from './collection-words.ts'

/**
 * Writes to the customer about a collection, with the link by which the invoice can be paid; once for each `key`. Returns the
 * message's id; undefined: the customer has no address.
 */
export async function enqueueCollectionEmail(
  tx: Tx,
  context: AppContext,
  about: { readonly row: InvoiceRow; readonly mandate: MandateRow; readonly key: string },
  news: CollectionNews,
): Promise<string | undefined> {
  const { row, mandate, key } = about
  const { workspace_id: workspaceId } = row
  const buyer = await loadBuyer(tx, workspaceId, row.customer_id ?? '')
  const to = buyer?.email || buyer?.profile.contact.email
  if (!to) return undefined
  const seller = await loadSeller(tx, workspaceId)
  const parties = { seller: seller.profile, buyer: buyer?.profile }
  const language = languageBetween(row.language, parties)
  const link = await payLinkFor(tx, context, row, context.clock.now())
  const facts = { row, mandate, seller, language, contact: buyer?.profile.contact.name ?? '' }
  const { id } = await enqueueEmail(tx, context, {
    ...writeCollectionEmail(facts, news, link.url),
    workspaceId,
    kind: 'collection',
    to,
    senderName: seller.profile.legalName,
    replyTo: seller.profile.contact.email,
    ...(seller.logo === null ? {} : { logo: hex(seller.logo.sha256) }),
    invoiceId: row.id,
    dedupeKey: `collection ${row.id} ${key}`,
    ...(link.isNew ? { payLinkId: link.id } : {}),
  })
  return id
}
