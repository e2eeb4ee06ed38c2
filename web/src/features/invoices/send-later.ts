import { sendInvoice } from '@bordereau/contract/invoices'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { type BodyInput, call } from '../../api.ts'
import { touch } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { doLater } from './later.ts'
import { refusalWords } from './refusal-words.ts'
import { AFTER_MAIL } from './touched.ts'

type Place = { readonly workspaceId: string; readonly invoiceId: string }

/** Sends the document by e-mail, after ten seconds in which it can be taken back. */
export function sendLater(place: Place, number: string, body: BodyInput<typeof sendInvoice>): void {
  // One key for the act: a second try after a lost answer sends nothing twice.
  const idempotencyKey = crypto.randomUUID()
  doLater({
    message: body.kind === 'reminder' ? t`Reminding about ${number} …` : t`Sending ${number} …`,
    act: async () => {
      const answer = await call(sendInvoice, { query: place, body, idempotencyKey })
      if (answer.ok) toasts.success(t`${number} is on its way.`)
      else toasts.error(refusalWords(answer) ?? wordsOf(answer))
      touch(AFTER_MAIL)
    },
  })
}
