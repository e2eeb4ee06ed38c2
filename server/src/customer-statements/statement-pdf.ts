import type { Statement } from '@bordereau/domain/payment/statement'
import { statementFileName } from '../invoices/sending/statement-to-make.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { MadeFile } from '../mail/make-files.ts'
import type { AccountStatements } from './load-statements.ts'
import { statementPaper } from './statement-paper.ts'

/** The statement as PDF/A. */
export async function statementPdf(
  context: AppContext,
  account: AccountStatements,
  statement: Statement,
): Promise<MadeFile> {
  const paper = await statementPaper(context, account, statement)
  const { language, period } = account
  return {
    body: await context.renderer.renderPdf(paper),
    mediaType: 'application/pdf',
    fileName: statementFileName({ currency: statement.currency, language, to: period.to }),
  }
}
