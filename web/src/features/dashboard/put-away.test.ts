// @vitest-environment happy-dom
import { getCompany, updateCompany } from '@bordereau/contract/company'
import { getMe } from '@bordereau/contract/session'
import type { SetupTask } from '@bordereau/domain/setup-task'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { COMPANY, ME } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { PutAway } from './put-away.tsx'

afterEach(() => {
  queryClient.clear()
})

test('tasks chosen before the company is known are put away once it is, each once', async () => {
  const chosen: SetupTask[] = ['bank', 'logo']
  const sent = serve(
    reply(getMe, ME),
    reply(getCompany, COMPANY),
    reply(updateCompany, { ...COMPANY, version: 2, setAside: chosen }),
  )
  const onPending = vi.fn<(pending: boolean) => void>()
  const hook = renderInWorkspace(() => PutAway({ tasks: chosen, onPending }))
  await until(() => expect(sentTo(updateCompany, sent)).toHaveLength(1))
  await until(() => expect(onPending).toHaveBeenLastCalledWith(false))
  expect(sentTo(updateCompany, sent).map(({ body }) => body)).toEqual([
    { version: 1, setAside: ['bank', 'logo'] },
  ])
  hook.unmount()
})
