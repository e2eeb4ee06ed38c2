// @vitest-environment happy-dom
import { getCompany } from '@bordereau/contract/company'
import { getCustomerReminders, setCustomerReminders } from '@bordereau/contract/reminders'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { COMPANY, PERSON_ID } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useReminderPlan } from './use-reminder-plan.ts'

afterEach(() => {
  queryClient.clear()
})

test('a customer’s own reminders begin with the company’s, and are saved only while they are valid', async () => {
  const sent = serve(
    reply(getCompany, COMPANY),
    reply(getCustomerReminders, { plan: null }),
    reply(setCustomerReminders, {}),
  )
  const hook = renderInWorkspace(() => ({ reminders: useReminderPlan({ id: PERSON_ID }) }))
  const plan = () => hook.value().reminders
  expect(plan()).toBeUndefined()
  await until(() => expect(plan()?.plan).toBeNull())
  const plans = () => sentTo(setCustomerReminders, sent).map(({ body }) => body)
  await act(async () => plan()?.choose('levels'))
  const own = { by: 'levels', levels: COMPANY.reminderPlan.levels }
  await until(() => expect(plans()).toEqual([{ plan: own }]))
  const [first] = COMPANY.reminderPlan.levels
  if (!first) throw new Error('the company has no reminders')
  // Two reminders on one day are too close: shown, not saved.
  const tooClose = { by: 'levels' as const, levels: [first, { ...first, id: 'again' }] }
  await act(async () => plan()?.change(tooClose))
  expect([plan()?.plan, plans().length]).toEqual([tooClose, 1])
  await act(async () => plan()?.choose('none'))
  await act(async () => plan()?.choose('company'))
  await until(() => expect(plans().slice(1)).toEqual([{ plan: { by: 'none' } }, { plan: null }]))
  hook.unmount()
})
