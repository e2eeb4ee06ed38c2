import type { ReportPeriod } from '@bordereau/domain/report/period'
import type { BoxForm } from '@bordereau/domain/returns/boxes/form'
import { boxFormOf } from '@bordereau/domain/returns/boxes/forms'
import { findCompany } from '../company/store.ts'
import type { Tx } from '../db/database.ts'

/** The return that the company hands in for the period; undefined where its boxes are not known. */
export async function returnFormOf(
  tx: Tx,
  workspaceId: string,
  period: ReportPeriod,
): Promise<BoxForm | undefined> {
  const company = await findCompany(tx, workspaceId)
  return company && boxFormOf(company.profile.address, company.currency, period)
}
