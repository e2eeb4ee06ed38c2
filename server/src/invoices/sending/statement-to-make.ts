import type { LocalDate } from '@bordereau/domain/date'
import type { Currency } from '@bordereau/domain/money/currency'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import type { FileToMake } from '../../delivery/channel.ts'
import { fileNameOf } from '../issuing/file-name.ts'

type Statement = {
  readonly currency: Currency
  /** BCP 47. */
  readonly language: string
  /** The last day. */
  readonly to: LocalDate
}

/** The statement of account that goes with a reminder, under the name that it has if it is made on its last day. */
export function statementToMake(statement: Statement): FileToMake {
  return {
    toMake: 'statement',
    name: statementFileName(statement),
    mediaType: 'application/pdf',
  }
}

/** In the language of the statement: 'Kundenkontoauszug-EUR-2026-11-23.pdf'. */
export function statementFileName({ currency, language, to }: Statement): string {
  return `${fileNameOf(`${portalTextIn(language).statement} ${currency} ${to}`)}.pdf`
}
