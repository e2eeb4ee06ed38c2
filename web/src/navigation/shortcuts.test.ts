// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderInWorkspace } from '../testing/workspace.ts'
import { useAppShortcuts } from './shortcuts.ts'

const open = { palette: () => undefined, search: () => undefined, keys: () => undefined }
const shown = (may: (action: string) => boolean) =>
  renderInWorkspace(() => useAppShortcuts(open), '/w/1', { may })
    .value()
    .map(({ what }) => what)

test.each([
  ['invoices.draft', 'New invoice'],
  ['customers.create', 'New customer'],
  ['items.create', 'New item'],
  ['payments.record', 'Record payment'],
])('without %s there is no shortcut “%s”', (action, what) => {
  expect(shown(() => true)).toContain(what)
  expect(shown(one => one !== action)).not.toContain(what)
  expect(shown(one => one === action)).toContain(what)
})
