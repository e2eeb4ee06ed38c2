// @vitest-environment happy-dom
import { setFollowUp, changeReminder } from '@bordereau/contract/reminders'
import { changeCollection } from '@bordereau/contract/payment-mandates'
import { updateMe } from '@bordereau/contract/preferences'
import type { Endpoint } from '@bordereau/contract/endpoint'
import { localDate } from '@bordereau/domain/date'
import { type ReactNode, act } from 'react'
import { createPortal } from 'react-dom'
import { beforeEach, expect, test } from 'vitest'
import { WorkspaceContext, setMe } from '../data/session.tsx'
import { NameForm } from '../features/account/name-form.tsx'
import { MoveCollectionDialog } from '../features/collections/move-collection-dialog.tsx'
import { HoldDialog } from '../features/reminders/hold-dialog.tsx'
import { MoveDialog } from '../features/reminders/move-dialog.tsx'
import { refusal, serve } from '../testing/network.ts'
import { renderRouted } from '../testing/router.ts'
import { INVOICE_ID, ME, sampleWorkspace } from '../testing/samples.ts'
import { spyOnToasts } from '../testing/toasts.ts'
import { until } from '../testing/until.ts'

const today = localDate('2026-11-20')
const day = localDate('2026-12-20')
const onClose = () => undefined
const ofInvoice = { invoiceId: INVOICE_ID, number: 'F1' }
const reminder = {
  ...ofInvoice,
  kind: 'reminder',
  customerName: 'Lotus',
  amount: '10',
  currency: 'EUR',
  day,
  levelId: 'l1',
  days: 14,
  tone: 'firm',
} as const
const collection = { ...ofInvoice, type: 'card', brand: 'visa', hint: '4242', day } as const

beforeEach(() => {
  spyOnToasts()
  setMe(ME)
})

/* That a form returns what became of its request is held by the type of `Form.submit`. */
const FORMS: readonly (readonly [endpoint: Endpoint, path: string, form: () => ReactNode])[] = [
  [changeReminder, 'change.day', () => <MoveDialog {...{ reminder, today, onClose }} />],
  [
    setFollowUp,
    'hold.until',
    () => (
      <HoldDialog
        invoiceId={INVOICE_ID}
        followUp={{
          today,
          reason: null,
          renewing: false,
          hold: { reason: 'promised', until: day },
          note: '',
          lastMessage: null,
          remindedAt: null,
          reminders: [],
          unprintable: [],
          noReminder: null,
          charges: null,
        }}
        onClose={onClose}
      />
    ),
  ],
  [
    changeCollection,
    'change.day',
    () => <MoveCollectionDialog {...{ collection, today, onClose }} />,
  ],
  [updateMe, 'name', () => createPortal(<NameForm byAddress />, document.body)],
]

function change(field: HTMLInputElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    setValue?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test.each(FORMS)(
  'what the server refuses of $0.name is marked: $1',
  async (endpoint, path, form) => {
    serve(refusal(endpoint, 'bad_request', { issues: [{ path, message: 'Fill this in' }] }))
    renderRouted(
      '/w/1',
      () => ({}),
      page => (
        <WorkspaceContext value={sampleWorkspace()}>
          {page}
          {form()}
        </WorkspaceContext>
      ),
    )
    await until(() => expect(document.querySelector('form')).not.toBeNull())
    const sent = document.querySelector('form')
    const name = sent?.querySelector<HTMLInputElement>('input[autocomplete=name]')
    // A name that is as before is not sent.
    if (name) change(name, 'Ada King')
    act(() => void sent?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
    await until(() => expect(sent?.querySelectorAll('[aria-invalid=true]')).toHaveLength(1))
  },
)
