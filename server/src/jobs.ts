import { noteMail } from './invoices/note-mail.ts'
import { OVERDUE, tellOverdue } from './invoices/overdue.ts'
import type { Work } from './jobs/runner.ts'
import { deliverMail } from './mail/deliver.ts'
import { DIGEST } from './notifications/digest-job.ts'
import { writeDigests } from './notifications/digest.ts'
import { RECURRING, runRecurring } from './recurring/run-due.ts'

/** Every kind of work the house does outside a request. */
export const jobs: Readonly<Record<string, Work>> = {
  deliver_mail: deliverMail(noteMail),
  [DIGEST]: writeDigests,
  [OVERDUE]: tellOverdue,
  [RECURRING]: runRecurring,
}
