// @vitest-environment happy-dom
import { toasts } from '@bordereau/ui/toast/toast'
import { expect, test, vi } from 'vitest'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useSentToast } from './not-sent-notice.tsx'

test.each([
  ['with a mail server', {}, ['success', 'Quote Q-1 is sent.']],
  [
    'without one',
    { sendsMail: false },
    ['info', 'The message is kept in the outbox. Download it there to send it yourself.'],
  ],
  [
    'of the sample company',
    { sample: true },
    ['info', 'The message is kept in the outbox. Download it there to send it yourself.'],
  ],
] as const)('a message %s is called sent only where it leaves', (_, properties, shown) => {
  const shownToasts: unknown[] = []
  for (const kind of ['success', 'info'] as const)
    vi.spyOn(toasts, kind).mockImplementation(text => shownToasts.push(kind, text))
  const { value, unmount } = renderInWorkspace(useSentToast, '/w/1', properties)
  value()('Quote Q-1 is sent.')
  expect(shownToasts).toEqual(shown)
  unmount()
})
