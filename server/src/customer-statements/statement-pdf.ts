import type { Statement } from '@bordereau/domain/payment/statement'
import type { AppContext } from '../lib/app-context.ts'
import type { FileResponse } from '../lib/route.ts'
import type { AccountStatements } from './load-statements.ts'
import { statementPaper } from './statement-paper.ts'

/** The statement as PDF/A, under a name with its currency and last day. */
export async function statementPdf(
  context: AppContext,
  account: AccountStatements,
  statement: Statement,
): Promise<FileResponse & { readonly body: Uint8Array }> {
  const paper = await statementPaper(context, account, statement)
  return {
    body: await context.renderer.renderPdf(paper),
    mediaType: 'application/pdf',
    fileName: `statement-${statement.currency}-${account.period.to}.pdf`,
  }
}
