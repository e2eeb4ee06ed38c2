import { getSetup } from '@bordereau/contract/dashboard'
import { hasOwnObligation } from '@bordereau/domain/country/obligations'
import { refuse } from '@bordereau/domain/decision'
import { type SetupTask, setupTasks } from '@bordereau/domain/setup-task'
import { hasIssuingDetails } from '@bordereau/einvoice/issue/seller-findings'
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
      hasDetails: hasIssuingDetails({ ...found, today: day }),
      mustInvoiceElectronically: await hasOwnObligation(found.country, day, found.vatRegistered),
      sendsMail: (await findMailServer(tx, context, member.workspaceId)) !== null,
      addressConfirmed: mayConfirm ? account.verified : null,
    },
    // Written through the contract.
    found.setAside as readonly SetupTask[],
  )
  return respond({ tasks: [...tasks] })
})
