import { expect, test } from 'vitest'
import { type NamedAct, namedAct } from './named-act.ts'

const ACTS: readonly NamedAct[] = [
  { act: 'send', label: 'Send', icon: 'send' },
  { act: 'remind', label: 'Send reminder', icon: 'bell' },
  { act: 'payment', label: 'Record payment', icon: 'cash', keywords: 'paid' },
]
const read = (typed: string) => {
  const found = namedAct(typed, ACTS)
  return found && [found.acts.map(({ act }) => act).join(' '), found.number].join(': ')
}

test.each([
  ['send F2026-0053', 'send remind: F2026-0053'],
  ['remind 53', 'remind: 53'],
  ['paid f2026-0053', 'payment: f2026-0053'],
  ['send', undefined],
  ['send reminder', undefined],
  ['F2026-0053 send', undefined],
  ['poster 2', undefined],
  ['sen 53', 'send remind: 53'],
  ['se 53', undefined],
  ['send  F  53', 'send remind: F 53'],
])('%j is %j', (typed, expected) => {
  expect(read(typed)).toBe(expected)
})
