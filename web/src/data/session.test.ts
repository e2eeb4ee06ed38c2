import { getCustomer } from '@bordereau/contract/customers'
import { getMe } from '@bordereau/contract/session'
import { expect, test } from 'vitest'
import { refusal, reply, serve } from '../testing/network.ts'
import { INVOICE_ID, ME, WORKSPACE_ID } from '../testing/samples.ts'
import { until } from '../testing/until.ts'
import { call } from './api.ts'
import { sessionHasEnded, setMe } from './session.tsx'

test('a session that ends by itself is known until the person has signed in again', async () => {
  setMe(ME)
  expect(sessionHasEnded()).toBe(false)
  const sent = serve(refusal(getCustomer, 'not_signed_in'), reply(getMe, { ...ME, person: null }))
  await call(getCustomer, { query: { workspaceId: WORKSPACE_ID, customerId: INVOICE_ID } })
  await until(() => expect(sent).toHaveLength(2))
  expect(sessionHasEnded()).toBe(true)
  setMe(ME)
  expect(sessionHasEnded()).toBe(false)
})
