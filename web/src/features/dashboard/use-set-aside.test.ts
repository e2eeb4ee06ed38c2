// @vitest-environment happy-dom
import { getCompany, updateCompany } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { keyOf, queryClient } from '../../data/query.ts'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { COMPANY, ME, WORKSPACE_ID } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useSetAside } from './use-set-aside.ts'

afterEach(() => {
  queryClient.clear()
})

test('tasks put away one right after the other are both put away, each on the newest version', async () => {
  const saved = (version: number) => reply(updateCompany, { ...COMPANY, version })
  const sent = serve(reply(getMe, ME), saved(2), saved(3))
  queryClient.setQueryData(keyOf(getCompany, { workspaceId: WORKSPACE_ID }), COMPANY)
  const hook = renderInWorkspace(useSetAside)
  act(() => {
    hook.value().setAside(['bank'])
    hook.value().setAside(['logo'])
  })
  await until(() => expect(sentTo(updateCompany, sent)).toHaveLength(2))
  expect(sentTo(updateCompany, sent).map(({ body }) => body)).toEqual([
    { version: 1, setAside: ['bank'] },
    { version: 2, setAside: ['bank', 'logo'] },
  ])
  hook.unmount()
})
