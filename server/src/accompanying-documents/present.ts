import type { AccompanyingDocument } from '@bordereau/contract/accompanying-documents'
import { MAIL_STATUSES } from '@bordereau/contract/mail'
import type { listOfSource } from './store.ts'

type Row = Awaited<ReturnType<typeof listOfSource>>[number]

export function present(row: Row): AccompanyingDocument {
  const { id, kind, number, file_name, created_at, mail_id, mailStatus, mailedAt } = row
  const status = MAIL_STATUSES.find(one => one === mailStatus)
  return {
    id,
    kind,
    number,
    fileName: file_name,
    createdAt: created_at.toISOString(),
    mail:
      mail_id === null || status === undefined || mailedAt === null
        ? null
        : { id: mail_id, status, at: mailedAt.toISOString() },
  }
}
