// @vitest-environment happy-dom
import { getCompany, updateCompany } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { COMPANY, ME, WORKSPACE_ID } from '../../testing/samples.ts'
import { addressNow } from '../../testing/router.ts'
import { queriesShown } from '../../testing/queries.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useSetupExit } from './use-setup-exit.ts'

beforeEach(() => queryClient.clear())

/** A step in which something was typed; its form marks a field that is wrong. */
async function leaveAfterTyping(answer: boolean) {
  const ask = vi.spyOn(dialogs, 'confirm').mockResolvedValue(answer)
  const begun = { ...COMPANY, setUp: false }
  const sent = serve(reply(getCompany, begun), reply(updateCompany, COMPANY), reply(getMe, ME))
  const { value } = renderInWorkspace(() => useSetupExit(undefined))
  await until(() => expect(sentTo(getCompany, sent)).toHaveLength(1))
  await queriesShown()
  const frame = document.createElement('div')
  const form = frame.appendChild(document.createElement('form'))
  const field = form.appendChild(document.createElement('input'))
  const submit = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {
    field.setAttribute('aria-invalid', 'true')
  })
  value().frame.ref.current = frame
  value().frame.onInput()
  act(() => value().leave('dashboard'))
  await until(() => expect(ask).toHaveBeenCalledOnce())
  expect(submit).toHaveBeenCalledOnce()
  return sent
}

test('a step with errors is left all the same, once one says so', async () => {
  const sent = await leaveAfterTyping(true)
  await until(() => expect(addressNow()).toBe(`/w/${WORKSPACE_ID}`))
  expect(sentTo(updateCompany, sent)).toHaveLength(1)
})

test('a step with errors stays open where one wants to stay', async () => {
  const sent = await leaveAfterTyping(false)
  expect(sentTo(updateCompany, sent)).toEqual([])
})
