import { sendInvoice } from '@bordereau/contract/invoices'
import { cancelMail, retryMail } from '@bordereau/contract/mail'
import { expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { signedUp, startHouse } from '../lib/testing.ts'

describeEngines('a stopped reminder', engine => {
  test('is tried again by one while another sends a new one, and neither waits for ever', async () => {
    // Nobody answers there, and nothing is sent: no job is run.
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hello@example.com' }
    const house = await startHouse(engine.db, { smtp })
    const owner = await signedUp(house, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const { id: invoiceId } = await issued(owner, workspaceId, aDraft(customerId))
    const remind = () =>
      owner.call(sendInvoice, {
        query: { workspaceId, invoiceId },
        body: { kind: 'reminder', to: 'kunde@example.com' },
      })
    for (let round = 0; round < 12; round += 1) {
      house.clock.move(86_400_000)
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
    await house.close()
  })
})
