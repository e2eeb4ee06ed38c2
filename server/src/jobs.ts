import { noteMail } from './invoices/note-mail.ts'
import type { Work } from './jobs/runner.ts'
import { deliverMail } from './mail/deliver.ts'

/** Every kind of work the house does outside a request. */
export const jobs: Readonly<Record<string, Work>> = {
  deliver_mail: deliverMail(noteMail),
}
