// @vitest-environment happy-dom
import type { RecurringView } from '@bordereau/contract/recurring'
import { expect, test, vi } from 'vitest'
import { RECURRING } from '../../testing/samples.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useRecurringMenu } from './recurring-menu.ts'

function menu(change: Partial<RecurringView>, onChange = vi.fn()) {
  return renderInWorkspace(() => useRecurringMenu({ ...RECURRING, ...change }, onChange)).value()
}
const keys = (change: Partial<RecurringView>) => menu(change).map(({ key }) => key)

test('an active one has everything, one without a next day no next run, an ended one no end', () => {
  expect(keys({})).toEqual(['plan', 'pattern', 'run', 'skip', 'end'])
  expect(keys({ nextDay: null })).toEqual(['plan', 'pattern', 'end'])
  expect(keys({ state: 'ended' })).toEqual(['plan', 'pattern'])
})

test('the next day stands beside what is done with it, and the plan is changed where it is shown', () => {
  const onChange = vi.fn()
  const items = menu({}, onChange)
  expect(items.find(({ key }) => key === 'skip')?.help).toMatch(/2026/)
  items.find(({ key }) => key === 'plan')?.onPress?.()
  expect(onChange).toHaveBeenCalledOnce()
})
