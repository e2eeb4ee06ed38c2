// @vitest-environment happy-dom
import { updateCompany } from '@bordereau/contract/company'
import { listStandardMailTemplates } from '@bordereau/contract/mail-templates'
import { getMe } from '@bordereau/contract/session'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../data/query.ts'
import { setMe } from '../../data/session.tsx'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { COMPANY, ME } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { renderInWorkspace } from '../../testing/workspace.ts'
import { useMailText } from './use-mail-text.ts'

const STANDARD = {
  occasion: 'invoice',
  language: 'en',
  subject: 'Invoice {number}',
  message: 'Hello',
} as const

beforeEach(() => {
  // Saving asks for the session again: another person than before would empty the cache.
  setMe(ME)
  queryClient.clear()
})

async function open() {
  const hook = renderInWorkspace(() => useMailText(COMPANY, 'invoice', 'en'))
  await until(() => expect(hook.value().text.subject).toBe('Invoice {number}'))
  return hook.value
}

test('the standard text is shown until the company writes its own, which can be taken back', async () => {
  const sent = serve(
    reply(getMe, ME),
    reply(listStandardMailTemplates, { templates: [STANDARD] }),
    reply(updateCompany, { ...COMPANY, version: 2 }),
  )
  const value = await open()
  expect(value().isOwn).toBe(false)
  act(() => value().write({ subject: 'Yours', message: 'Thank you' }))
  expect(value()).toMatchObject({ isOwn: true, text: { subject: 'Yours', message: 'Thank you' } })
  await act(() => value().form.save())
  expect(sentTo(updateCompany, sent)[0]?.body).toMatchObject({
    mailTemplates: [
      { occasion: 'invoice', language: 'en', subject: 'Yours', message: 'Thank you' },
    ],
  })
  act(() => value().reset())
  expect(value()).toMatchObject({ isOwn: false, text: { subject: 'Invoice {number}' } })
})

test.each([
  [{ subject: 'Yours', message: 'Dear {custommer}' }, '“custommer” is no placeholder'],
  [{ subject: ' ', message: 'Thank you' }, 'A message has a subject and a text'],
  [{ subject: 'Yours', message: '' }, 'A message has a subject and a text'],
])('a text that customers could not read is not saved: %o', async (text, error) => {
  const sent = serve(reply(getMe, ME), reply(listStandardMailTemplates, { templates: [STANDARD] }))
  const value = await open()
  act(() => value().write(text))
  await act(() => value().form.save())
  expect(value().form.errors['mailTemplates']).toBe(error)
  expect(sentTo(updateCompany, sent)).toEqual([])
})
