// @vitest-environment happy-dom
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressNow, renderRouted } from '../../testing/router.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { type SaveResult, createSaver } from './saver.ts'
import { until } from '../../testing/until.ts'

let result: SaveResult = { ok: true, version: 2 }
let content = {}
const confirm = vi.fn()

beforeEach(() => {
  result = { ok: true, version: 2 }
  confirm.mockReset()
  vi.spyOn(dialogs, 'confirm').mockImplementation(confirm)
})

function editor(unsaved: boolean) {
  const saver = createSaver({
    read: () => content,
    save: async () => result,
    backUp: () => undefined,
    now: () => 0,
    version: 1,
  })
  const hook = renderRouted('/editor', () => {
    useLeaveGuard(saver)
    return {}
  })
  if (unsaved) {
    content = {}
    saver.noteChange()
  }
  return hook
}

const refused = (refusal: string): SaveResult => ({
  ok: false,
  refusal,
  message: '',
  reference: '',
})

test('a saved draft is left at once', async () => {
  const { go, unmount } = editor(false)
  await go('/list')
  expect(addressNow()).toBe('/list')
  unmount()
})

test('an unsaved one is saved first, without a question', async () => {
  const { go, unmount } = editor(true)
  await go('/list')
  await until(() => expect(addressNow()).toBe('/list'))
  expect(confirm).not.toHaveBeenCalled()
  unmount()
})

test.each([
  [true, '/list'],
  [false, '/editor'],
])('where it cannot be saved the user is asked: leave %s', async (leave, address) => {
  result = refused('bad_request')
  confirm.mockResolvedValue(leave)
  const { go, unmount } = editor(true)
  await go('/list')
  await until(() => expect(confirm).toHaveBeenCalledOnce())
  await until(() => expect(addressNow()).toBe(address))
  unmount()
})

test('a draft that was issued elsewhere is left without a question', async () => {
  result = refused('already_issued')
  const { go, unmount } = editor(true)
  await go('/list')
  await until(() => expect(addressNow()).toBe('/list'))
  expect(confirm).not.toHaveBeenCalled()
  unmount()
})
