import type { PartyProfile } from '@bordereau/domain/party/party'
import { sql } from 'kysely'
import { type AccountColumns, readAccount } from '../../company/bank-store.ts'
import { type CompanyColumns, readCompany } from '../../company/store.ts'
import type { Tx } from '../../db/database.ts'
import { type Buyer, accountNamed } from '../document/parties-store.ts'
import { readDraft } from '../document/snapshot.ts'
import type { InvoiceRow } from '../document/store.ts'
import type { DraftWithParties } from './check-draft.ts'
import { readState, seriesStateOf } from './issue-store.ts'
import type { SeriesState } from './series-state.ts'

type StoredBuyer = {
  readonly id: string
  readonly profile: PartyProfile
  readonly email: string
  readonly currency: string
  readonly language: string
  readonly second_language: string | null
  readonly due_days: number | null
  readonly buyer_reference: string
}

type StoredEvent = {
  readonly id: string
  readonly at: string
  readonly kind: string
  readonly detail: unknown
  readonly by: string | null
}

/** An entry of the timeline as present-store.ts reads it. */
export type TimelineEvent = Omit<StoredEvent, 'at'> & { readonly at: Date }

/** Everything that issuing a draft depends on, and what its page shows of it afterwards. */
export type DraftFacts = DraftWithParties & {
  readonly row: InvoiceRow
  readonly series: SeriesState | undefined
  readonly events: readonly TimelineEvent[]
  /** The name of the person who issues. */
  readonly personName: string | null
}

/** Reads all of it in one statement; undefined when the workspace has no such document. */
export async function loadDraftFacts(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  issuer: { readonly seriesId: string | undefined; readonly personId: string },
): Promise<DraftFacts | undefined> {
  const key = {
    workspaceId,
    seriesId: issuer.seriesId,
    kind: sql<string>`coalesce(invoice.series_kind, invoice.kind)`,
  }
  const found = await tx
    .selectFrom('invoice')
    .innerJoin('company', 'company.workspace_id', 'invoice.workspace_id')
    .innerJoin('workspace', 'workspace.id', 'invoice.workspace_id')
    .leftJoin('customer', join =>
      join
        .onRef('customer.workspace_id', '=', 'invoice.workspace_id')
        .onRef('customer.id', '=', 'invoice.customer_id'),
    )
    .selectAll('invoice')
    .select([
      'company.logo_sha256',
      'workspace.sample',
      sql<Omit<CompanyColumns, 'logo_sha256' | 'sample'>>`to_jsonb(company)`.as('company'),
      sql<StoredBuyer | null>`case when customer.id is not null then to_jsonb(customer) end`.as(
        'customer',
      ),
      sql<readonly AccountColumns[] | null>`(
        select jsonb_agg(to_jsonb(account) order by is_default desc, created_at, id) from bank_account as account
        where account.workspace_id = invoice.workspace_id and archived_at is null)`.as('accounts'),
      sql<readonly StoredEvent[] | null>`(
        select json_agg(json_build_object(
          'id', event.id, 'at', at, 'kind', event.kind, 'detail', detail, 'by', name) order by at, event.id)
        from event left join person on person.id = event.person_id
        where event.workspace_id = invoice.workspace_id and event.invoice_id = invoice.id)`.as(
        'events',
      ),
      sql<string | null>`(select name from person where id = ${issuer.personId})`.as('person_name'),
      seriesStateOf(key).as('series'),
    ])
    .where('invoice.workspace_id', '=', workspaceId)
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst()
  if (!found) return undefined
  const { company, customer, accounts, events, person_name, series, ...rest } = found
  const { logo_sha256, sample, ...row } = rest
  const draft = readDraft(row.draft, row.draft_format)
  return {
    row,
    draft,
    seller: readCompany({ ...company, logo_sha256, sample }),
    buyer: customer ? readBuyer(customer) : undefined,
    bankAccount: accountNamed((accounts ?? []).map(readAccount), {
      id: draft.bankAccountId,
      currency: draft.currency,
    }),
    series: readState(series),
    events: (events ?? []).map(event => ({ ...event, at: new Date(event.at) })),
    personName: person_name,
  }
}

function readBuyer(row: StoredBuyer): Buyer {
  return {
    id: row.id,
    profile: row.profile,
    email: row.email,
    currency: row.currency,
    language: row.language,
    secondLanguage: row.second_language,
    dueDays: row.due_days,
    buyerReference: row.buyer_reference,
  }
}
