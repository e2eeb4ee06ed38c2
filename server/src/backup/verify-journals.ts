import { type Database, asSystem, inWorkspace } from '../db/database.ts'
import type { Archive } from '../documents/archive.ts'
import { type JournalReport, verifyChains } from '../invoices/journal/verify-journal.ts'
import { listWorkspaces } from './read-store.ts'

export type JournalVerification = Pick<JournalReport, 'entries' | 'files' | 'findings'>

/** Verifies the journals of all companies as Settings → Journal does: hashes, documents and archived files. */
export async function verifyJournals(db: Database, archive: Archive): Promise<JournalVerification> {
  const reports: JournalReport[] = []
  for (const workspaceId of await asSystem(db, listWorkspaces)) {
    const readFiles = await inWorkspace(db, { workspaceId }, tx => verifyChains(tx, workspaceId))
    reports.push(await readFiles(archive))
  }
  return {
    entries: sum(reports.map(report => report.entries)),
    files: sum(reports.map(report => report.files)),
    findings: reports.flatMap(report => report.findings),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
