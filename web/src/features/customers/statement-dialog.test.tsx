// @vitest-environment happy-dom
import { listCustomerStatements } from '@bordereau/contract/customer-statement'
import { localDate } from '@bordereau/domain/date'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { WorkspaceContext } from '../../data/session.tsx'
import { chooseLanguage } from '../../texts/language.ts'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { renderRouted } from '../../testing/router.ts'
import { CUSTOMER, sampleWorkspace } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { StatementDialog } from './statement-dialog.tsx'

const YEAR = reply(listCustomerStatements, {
  from: localDate('2025-11-24'),
  to: localDate('2026-11-24'),
  statements: [],
  unprintable: [],
})

beforeEach(() => queryClient.clear())
afterEach(() => act(() => chooseLanguage('en')))

/** The open dialog of a customer who has no entry, with the period that is shown. */
async function open(): Promise<readonly HTMLInputElement[]> {
  renderRouted(
    '/w/1',
    () => ({}),
    page => (
      <WorkspaceContext value={sampleWorkspace()}>
        {page}
        <StatementDialog customer={CUSTOMER} onClose={() => undefined} />
      </WorkspaceContext>
    ),
  )
  await until(() => expect(days().map(({ value }) => value !== '')).toEqual([true, true]))
  return days()
}

const days = () => [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')]
const labels = () => [...document.querySelectorAll('[role=dialog] label')]
const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? ''

/** Types a text over a field's and leaves it. */
function replace(field: HTMLInputElement | undefined, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    setValue?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => void field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}

test('a last day that is cleared is the default again, not one before the first', async () => {
  const sent = serve(YEAR)
  const [, last] = await open()
  replace(last, '')
  await until(() => expect(sentTo(listCustomerStatements, sent)).toHaveLength(2))
  const asked = sentTo(listCustomerStatements, sent)[1]?.url.searchParams
  expect([asked?.get('from'), asked?.get('to')]).toEqual(['2025-11-24', null])
  await until(() => expect(dialogText()).toContain('Nothing was charged or settled up to'))
  expect(dialogText()).not.toContain('The last day is before the first.')
})

test('what the paper cannot print is said above the sums', async () => {
  const sums = { opening: '0', charged: '1', settled: '0', closing: '1' }
  serve(
    reply(listCustomerStatements, {
      from: localDate('2025-11-24'),
      to: localDate('2026-11-24'),
      statements: [{ currency: 'EUR', entries: 1, ...sums }],
      unprintable: ['🌞', '𒀀'],
    }),
  )
  await open()
  await until(() => expect(dialogText()).toContain('No font can print 🌞 𒀀'))
})

test('a last day before the first is said so, and not asked for', async () => {
  const sent = serve(YEAR)
  const [, last] = await open()
  replace(last, '2024-01-01')
  expect(dialogText()).toContain('The last day is before the first.')
  expect(dialogText()).not.toContain('Nothing was charged')
  expect(sentTo(listCustomerStatements, sent)).toHaveLength(1)
})

test('the days of the period are no recipient, in a language that tells them apart', async () => {
  serve(YEAR)
  await chooseLanguage('de')
  await open()
  expect(labels().map(({ textContent }) => textContent)).toEqual(['Von', 'Bis'])
})
