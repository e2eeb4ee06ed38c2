// @vitest-environment happy-dom
import { getMe } from '@bordereau/contract/session'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { reloadMe } from '../../data/session.tsx'
import { reply, serve } from '../../testing/network.ts'
import { ME } from '../../testing/samples.ts'
import { useKeptForm } from './use-kept-form.ts'

const EMPTY = { host: '', password: '' }

beforeEach(async () => {
  localStorage.clear()
  serve(reply(getMe, ME))
  await reloadMe()
})

const open = () =>
  renderHook(() =>
    useKeptForm({ name: 'mail.1', replaces: null, without: { password: '' } }, EMPTY, ({ host }) =>
      host === 'wrong' ? { host: 'Unknown' } : {},
    ),
  )

test('what was typed is there again with its error, but no password', () => {
  const first = open()
  act(() => first.value().replace({ host: 'wrong', password: 'secret' }))
  first.unmount()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret')
  const second = open()
  expect(second.value()).toMatchObject({
    values: { host: 'wrong', password: '' },
    errors: { host: 'Unknown' },
  })
  act(() => second.value().forget())
  second.unmount()
  expect(open().value().values).toEqual(EMPTY)
})
