import { getStatementPage, getStatementPdf } from '@bordereau/contract/portal'
import { refuse } from '@bordereau/domain/decision'
import { loadStatements, statementPeriod } from '../customer-statements/load-statements.ts'
import { statementPdf } from '../customer-statements/statement-pdf.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { tryOnce } from '../lib/throttle.ts'
import { htmlPage } from '../pay/public-page.ts'
import { portalEnded } from './ended.ts'
import { statementPage } from './statement-page.ts'
import { visitPortal } from './visit.ts'

export const getStatementPageRoute = publicRoute(getStatementPage, async call => {
  const { context, query, acceptLanguage } = call
  const account = await visitPortal(call, query, (tx, visit) =>
    loadStatements(tx, visit, statementPeriod(context, visit, query)),
  )
  return respond(
    account ? htmlPage(statementPage(account), 200) : portalEnded(context, query, acceptLanguage),
  )
})

export const getStatementPdfRoute = publicRoute(getStatementPdf, async call => {
  const { context, query } = call
  const account = await visitPortal(call, query, (tx, visit) =>
    loadStatements(tx, visit, statementPeriod(context, visit, query)),
  )
  const statement = account?.statements.find(one => one.currency === query.currency)
  if (!account || !statement) return refuse('not_found')
  const tooMany = await tryOnce(context, 'filesOfPortal', account.accessId)
  if (tooMany) return tooMany
  return respond(await statementPdf(context, account, statement))
})
