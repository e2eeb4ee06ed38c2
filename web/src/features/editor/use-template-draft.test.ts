// @vitest-environment happy-dom
import { getInvoice } from '@bordereau/contract/invoices'
import { replaceTemplate } from '@bordereau/contract/recurring'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { keyOf, queryClient } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { addressNow, renderRouted } from '../../testing/router.ts'
import {
  INVOICE_ID,
  INVOICE_REF,
  MAIL_ID,
  PERSON_ID,
  WORKSPACE_ID,
  sampleInvoice,
} from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { sampleSaver } from './testing/sample-saver.ts'
import { COMPLETE_DRAFT, sampleEditor } from './testing/sample-editor.tsx'
import { useTemplateDraft } from './use-template-draft.ts'

const ADDRESS = `/w/${WORKSPACE_ID}/invoices/${INVOICE_ID}`
const DRAFTED = {
  id: PERSON_ID,
  at: '2026-11-20T10:00:00Z',
  kind: 'pattern_drafted',
  by: 'Ada',
  detail: { recurringId: MAIL_ID, name: 'Hosting' },
}
const templateDraft = reply(getInvoice, sampleInvoice({ events: [DRAFTED] }))

let isSaved = true
const saver = sampleSaver(4, () => Promise.resolve(isSaved))

beforeEach(() => {
  isSaved = true
  queryClient.clear()
  spyOnToasts()
})

async function editor() {
  const { around } = sampleEditor(COMPLETE_DRAFT)
  const hook = renderRouted(ADDRESS, () => ({ template: useTemplateDraft(saver) }), around)
  await until(() => expect(queryClient.getQueryData(keyOf(getInvoice, INVOICE_REF))).toBeDefined())
  return {
    template: () => hook.value().template,
    /** The page may be drawn some time after the response has arrived. */
    loaded: () => until(() => expect(hook.value().template).toBeDefined()),
    use: () => act(async () => hook.value().template?.use()),
  }
}

test('an ordinary draft is not one of a template', async () => {
  serve(reply(getInvoice, sampleInvoice()))
  const { template } = await editor()
  expect(template()).toBeUndefined()
})

describe('the draft of a template', () => {
  test('replaces the template, is deleted, and leads back to the recurring invoice', async () => {
    const sent = serve(templateDraft, reply(replaceTemplate, {}))
    const { template, loaded, use } = await editor()
    await loaded()
    expect(template()).toMatchObject({ name: 'Hosting', pending: false })
    await use()
    await until(() => expect(addressNow()).toBe(`/w/${WORKSPACE_ID}/recurring/${MAIL_ID}`))
    expect(sentTo(replaceTemplate, sent).map(({ body }) => body)).toEqual([
      { invoiceId: INVOICE_ID, version: 4, deleteDraft: true },
    ])
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('The next runs will look like this.')
    expect(sentTo(getInvoice, sent)).toHaveLength(1)
  })

  test('is not used before it is saved', async () => {
    isSaved = false
    const sent = serve(templateDraft, reply(replaceTemplate, {}))
    const { loaded, use } = await editor()
    await loaded()
    await use()
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
      'The draft could not be saved yet. Try again in a moment.',
    )
    expect(sentTo(replaceTemplate, sent)).toEqual([])
  })

  test('that is refused stays open', async () => {
    serve(templateDraft, refusal(replaceTemplate, 'already_issued'))
    const { loaded, use } = await editor()
    await loaded()
    await use()
    await until(() =>
      expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
        'It was issued already, perhaps in another tab.',
      ),
    )
    expect(addressNow()).toBe(ADDRESS)
  })
})
