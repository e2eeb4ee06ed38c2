import { sendInvoice } from '@bordereau/contract/invoices'
import { cancelMail, retryMail } from '@bordereau/contract/mail'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('a stopped reminder', engine => {
  test('can be retried while a new one is sent concurrently, without a deadlock', async () => {
    // No server listens on this port; no job runs, so nothing is sent.
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hello@example.com' }
    const context = await startApp(engine.db, { smtp })
    const owner = await signedUp(context, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const { id: invoiceId } = await issued(owner, workspaceId, aDraft(customerId))
    const remind = () =>
      owner.call(sendInvoice, {
        query: { workspaceId, invoiceId },
        body: { kind: 'reminder', to: 'kunde@example.com' },
      })
    for (let round = 0; round < 12; round += 1) {
      context.clock.move(86_400_000)
      const first = await remind()
      const query = { workspaceId, mailId: first.ok ? first.value.mailId : '' }
      await owner.must(cancelMail, { query })
      const replies = await Promise.all([
        remind(),
        owner.call(retryMail, { query }),
        remind(),
        owner.call(retryMail, { query }),
      ])
      for (const reply of replies) expect(reply.status).toBeLessThan(500)
    }
    await context.close()
  })
})
