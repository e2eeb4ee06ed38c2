import type { PartyProfile } from '@bordereau/domain/party/party'
import type { CompanyTax } from '@bordereau/domain/tax/company-tax'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** What a company has of what the tasks of setting up ask for. */
export async function findSetup(tx: Tx, workspaceId: string) {
  return tx
    .selectFrom('company')
    .select([
      'set_aside as setAside',
      'country',
      'currency',
      'uses_one_stop_shop as usesOneStopShop',
      'vat_registered as vatRegistered',
      'time_zone as timeZone',
      // Written by insertCompany and updateCompanyRow only.
      sql<PartyProfile>`profile`.as('seller'),
      sql<readonly CompanyTax[]>`taxes`.as('taxes'),
      sql<boolean>`logo_sha256 is not null`.as('hasLogo'),
      sql<boolean>`exists (select from bank_account a
        where a.workspace_id = company.workspace_id and a.archived_at is null)`.as(
        'hasBankAccount',
      ),
      sql<boolean>`exists (select from customer c
        where c.workspace_id = company.workspace_id and c.archived_at is null)`.as('hasCustomer'),
      sql<boolean>`exists (select from invoice i
        where i.workspace_id = company.workspace_id and i.number is not null)`.as('hasIssued'),
    ])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
}
