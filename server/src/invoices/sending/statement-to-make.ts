import type { LocalDate } from '@bordereau/domain/date'
import type { Currency } from '@bordereau/domain/money/currency'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import type { FileToMake } from '../../delivery/channel.ts'
import { type Buyer, type Seller, languageFor } from '../document/parties-store.ts'
import { fileNameOf } from '../issuing/file-name.ts'

type Account = {
  readonly seller: Pick<Seller, 'profile'>
  readonly customer: Pick<Buyer, 'profile' | 'language'>
  readonly currency: Currency
}

/** The statement of account that goes with a reminder, under the name that it has if it is made on this day. */
export function statementToMake(account: Account, day: LocalDate): FileToMake {
  return {
    toMake: 'statement',
    name: statementFileName(account, day),
    mediaType: 'application/pdf',
  }
}

/** In the language of the statement, which is the customer's: 'Kontoauszug-EUR-2026-11-23.pdf'. */
export function statementFileName({ seller, customer, currency }: Account, day: LocalDate): string {
  const { statement } = portalTextIn(languageFor(seller, customer))
  return `${fileNameOf(`${statement} ${currency} ${day}`)}.pdf`
}
