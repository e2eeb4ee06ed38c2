import { getInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { type BodyInput, call } from '../../api.ts'
import { get, queryClient, touch } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { loadMe } from '../../session.tsx'
import { doLater, useHidden } from './later.ts'
import { refusalWords } from './refusal-words.ts'
import { AFTER_MAIL } from './touched.ts'
import { newId } from '../../id.ts'

type Place = { readonly workspaceId: string; readonly invoiceId: string }

const sendingOf = (invoiceId: string) => `send ${invoiceId}`

/** Whether an email with this document is about to be sent: it can still be taken back, but is not to be sent twice. */
export function useSending(invoiceId: string): boolean {
  return useHidden().has(sendingOf(invoiceId))
}

/** Sends the document by e-mail, after ten seconds in which it can be taken back. */
export function sendLater(place: Place, number: string, body: BodyInput<typeof sendInvoice>): void {
  // One key for the act: a second try after a lost answer sends nothing twice.
  const idempotencyKey = newId()
  doLater({
    message: body.kind === 'reminder' ? t`Reminding about ${number} …` : t`Sending ${number} …`,
    hide: [sendingOf(place.invoiceId)],
    act: async () => {
      const answer = await call(sendInvoice, { query: place, body, idempotencyKey })
      if (!answer.ok) toasts.error(refusalWords(answer) ?? wordsOf(answer))
      else if (await isKept(place)) toasts.info(t`The email with ${number} is kept in the outbox.`)
      else toasts.success(t`${number} is on its way.`)
      touch(AFTER_MAIL)
      // Until the page knows of the message, sending again must not be offered.
      await queryClient.fetchQuery(get(getInvoice, place)).catch(() => undefined)
    },
  })
}

/** Whether messages of this company leave the house at all. */
async function isKept({ workspaceId }: Place): Promise<boolean> {
  const { instance, workspaces } = await loadMe()
  return !instance.mailConfigured || workspaces.some(each => each.id === workspaceId && each.sample)
}
