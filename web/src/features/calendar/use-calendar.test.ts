// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { todayIn } from '../../format/formats.ts'
import { addressNow, renderRouted } from '../../testing/router.ts'
import { useCalendarState } from './use-calendar.ts'

function phone(matches: boolean): void {
  const none = () => undefined
  const list = { matches, addEventListener: none, removeEventListener: none }
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  vi.stubGlobal('matchMedia', window.matchMedia)
}

const at = (address: string) => renderRouted(address, useCalendarState)

test('without parameters it is this month, and on phones the agenda', () => {
  phone(false)
  expect(at('/calendar').value()).toMatchObject({
    month: todayIn('').slice(0, 7),
    show: 'month',
    day: undefined,
    subscribing: false,
  })
  phone(true)
  expect(at('/calendar').value().show).toBe('agenda')
  expect(at('/calendar?show=month').value().show).toBe('month')
})

test('a day opens its month', () => {
  phone(false)
  expect(at('/calendar?day=2026-03-05').value()).toMatchObject({
    day: '2026-03-05',
    month: '2026-03',
  })
  expect(at('/calendar?day=2026-03-05&month=2026-02').value().month).toBe('2026-02')
})

test.each(['2026-02-30', 'tomorrow', '0001-01-01'])('%s is no day of the calendar', day => {
  phone(false)
  expect(at(`/calendar?day=${day}`).value().day).toBeUndefined()
})

test('changes are in the address', () => {
  phone(false)
  const { value } = at('/calendar?month=2026-03')
  expect(value().hrefOf({ month: '2026-04' })).toBe('?month=2026-04')
  const entries = window.history.length
  act(() => value().put({ subscribe: 'feed' }, true))
  expect(addressNow()).toBe('/calendar?month=2026-03&subscribe=feed')
  expect(value().subscribing).toBe(true)
  expect(window.history.length).toBe(entries)
  act(() => value().put({ subscribe: undefined }))
  expect(window.history.length).toBe(entries + 1)
})
