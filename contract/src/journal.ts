import * as z from 'zod/mini'
import { type ResponseOf, endpoint } from './endpoint.ts'
import { count, inWorkspace } from './value.ts'

/** Verifies the whole chain of the workspace: every hash and every archived file. */
export const verifyJournal = endpoint({
  name: 'verifyJournal',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/journal/verify',
  access: 'journal.read',
  query: z.object({ ...inWorkspace, limit: z.optional(count(1, 1_000_000)) }),
  response: z.object({
    entries: z.number(),
    files: z.number(),
    findings: z.array(z.object({ number: z.string(), what: z.string() })),
    /** The last hash of each series, to be noted elsewhere as a proof. */
    heads: z.array(z.object({ series: z.string(), position: z.string(), hash: z.string() })),
  }),
})
export type JournalVerdict = ResponseOf<typeof verifyJournal>
