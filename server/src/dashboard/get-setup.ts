import { getSetup } from '@bordereau/contract/dashboard'
import { addressErrors } from '@bordereau/domain/country/address'
import { hasOwnObligation } from '@bordereau/domain/country/obligations'
import type { LocalDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { type SetupTask, setupTasks } from '@bordereau/domain/setup-task'
import type { CompanyTax } from '@bordereau/domain/tax/company-tax'
import { sellerFindings } from '@bordereau/einvoice/issue/seller-findings'
import { findAccount } from '../identity/store.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findMailServer } from '../mail-server/find-mail-server.ts'
import { findSetup } from './setup-store.ts'

export const getSetupRoute = workspaceRoute(getSetup, async ({ context, tx, member }) => {
  const found = await findSetup(tx, member.workspaceId)
  if (found === undefined) return refuse('not_found')
  const account = await findAccount(tx, { id: member.id })
  const mayConfirm = context.config.smtp !== null && account !== undefined && account.email !== null
  const day = today(context.clock, found.timeZone)
  const tasks = setupTasks(
    {
      ...found,
      hasDetails: hasDetails(found, day),
      mustInvoiceElectronically: await hasOwnObligation(found.country, day, found.vatRegistered),
      sendsMail: (await findMailServer(tx, context, member.workspaceId)) !== null,
      addressConfirmed: mayConfirm ? account.verified : null,
    },
    // Written through the contract.
    found.setAside as readonly SetupTask[],
  )
  return respond({ tasks: [...tasks] })
})

/** An address that its country's post delivers to, and the numbers without which no invoice is issued. */
function hasDetails(
  found: NonNullable<Awaited<ReturnType<typeof findSetup>>>,
  day: LocalDate,
): boolean {
  // Written by insertCompany and updateCompanyRow only.
  const seller = found.profile as PartyProfile
  const taxes = found.taxes as readonly CompanyTax[]
  return (
    addressErrors(seller.address).length === 0 &&
    sellerFindings({ ...found, seller, taxes, today: day }).length === 0
  )
}
