import { sendInvoice } from '@bordereau/contract/invoices'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Invoice, aDraft, issued } from '../invoices/testing.ts'
import type { Client, TestApp } from '../lib/testing.ts'
import { enqueueCollections } from '../payments/collect-due.ts'

/** The hour's check, and all that follows from it. */
export async function runCollections({ context }: Pick<TestApp, 'context'>): Promise<void> {
  await enqueueCollections(context)
  await runDueJobs(context, jobs)
}

export const DAY_MS = 86_400_000

/** An invoice that its customer was sent. */
export async function sent(
  { context }: Pick<TestApp, 'context'>,
  owner: Client,
  workspaceId: string,
  draft: ReturnType<typeof aDraft>,
): Promise<Invoice> {
  const invoice = await issued(owner, workspaceId, draft)
  const query = { workspaceId, invoiceId: invoice.id }
  await owner.must(sendInvoice, { query, body: { kind: 'invoice' } })
  await runDueJobs(context, jobs)
  return invoice
}

/** Posts a form of a public page, as a browser without scripts. */
export function post(
  { app }: Pick<TestApp, 'app'>,
  url: string,
  form: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(form).toString(),
  })
}

export function payPath({ payLink }: Pick<Invoice, 'payLink'>): string {
  return new URL(payLink ?? '').pathname
}
