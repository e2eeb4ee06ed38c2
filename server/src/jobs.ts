import { READ_CONNECTION } from './bank-connections/enqueue-reading.ts'
import { readConnection } from './bank-connections/read-connection.ts'
import { RENEW_PROPOSALS } from './bank-statements/enqueue-renewal.ts'
import { MATCH_CERTAIN } from './bank-statements/match-certain.ts'
import { matchCertain } from './bank-statements/match-certain-job.ts'
import { renewProposals } from './bank-statements/renew-proposals.ts'
import { BATCH, runBatch } from './batches/run-batch.ts'
import { FETCH_RATES, fetchRates } from './exchange-rates/fetch-rates.ts'
import { recordOutcome } from './invoices/sending/record-outcome.ts'
import { OVERDUE } from './invoices/lists/enqueue-overdue-check.ts'
import { notifyOverdue } from './invoices/lists/overdue.ts'
import { RESET, sendReset } from './identity/reset-job.ts'
import {
  SWEEP_ARCHIVE,
  VERIFY_ARCHIVE,
  sweepArchive,
  verifyArchive,
} from './invoices/journal/verify-archive.ts'
import type { JobHandler } from './jobs/runner.ts'
import { deliverMail } from './mail/deliver.ts'
import { DELIVER } from './mail/outbox.ts'
import { DIGEST } from './notifications/digest-job.ts'
import { writeDigests } from './notifications/digest.ts'
import { RELEASE } from './collections/end-mandate.ts'
import { COLLECT } from './mandates/collect-job.ts'
import { collectPayments } from './payments/collect-due.ts'
import { releaseMethod } from './payments/release-method.ts'
import { READ_EVENTS, readProviderEvents } from './payments/read-events.ts'
import { REFUND, completeRefund } from './payments/refund-job.ts'
import { makeStatement } from './customer-statements/make-statement.ts'
import { PORTAL_CODE, sendPortalCode } from './portal/send-code.ts'
import { EXPIRE_QUOTES, expireQuotes } from './quotes/expire-quotes.ts'
import { RECURRING, runRecurring } from './recurring/run-due.ts'
import { isWanted } from './reminders/is-wanted.ts'
import { REMIND, sendReminders } from './reminders/send-due.ts'

/** The handlers of all kinds of jobs. */
export const jobs: Readonly<Record<string, JobHandler>> = {
  [DELIVER]: deliverMail(recordOutcome, isWanted, makeStatement),
  [FETCH_RATES]: fetchRates,
  [RESET]: sendReset,
  [PORTAL_CODE]: sendPortalCode,
  [DIGEST]: writeDigests,
  [OVERDUE]: notifyOverdue,
  [EXPIRE_QUOTES]: expireQuotes,
  [RECURRING]: runRecurring,
  [REMIND]: sendReminders,
  [BATCH]: runBatch,
  [READ_EVENTS]: readProviderEvents,
  [REFUND]: completeRefund,
  [COLLECT]: collectPayments,
  [RELEASE]: releaseMethod,
  [MATCH_CERTAIN]: matchCertain,
  [RENEW_PROPOSALS]: renewProposals,
  [READ_CONNECTION]: readConnection,
  [VERIFY_ARCHIVE]: verifyArchive,
  [SWEEP_ARCHIVE]: sweepArchive,
}
