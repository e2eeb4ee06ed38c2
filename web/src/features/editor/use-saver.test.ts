// @vitest-environment happy-dom
import { type InvoiceView, getInvoice, saveDraft } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { unmountAll } from '@bordereau/ui/testing/rendered'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isEverythingSaved } from '../../data/draft-storage.ts'
import { keyOf, queryClient } from '../../data/query.ts'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { INVOICE_ID, INVOICE_REF, PERSON_ID, sampleInvoice } from '../../testing/samples.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { invoiceAccess } from './draft-access.ts'
import { draftBackup } from './draft-backup.ts'
import { COMPLETE_DRAFT, LINE_ID } from './testing/sample-editor.tsx'
import { createEditorStore } from './store.ts'
import { uploadsOf } from './uploads.ts'
import { useSaveState, useSaver } from './use-saver.ts'
import { until } from '../../testing/until.ts'

const BACKUP_REF = { personId: PERSON_ID, invoiceId: INVOICE_ID }

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  spyOnToasts()
})

function editor({ unsaved = false, base }: { unsaved?: boolean; base?: Draft } = {}) {
  const store = createEditorStore(COMPLETE_DRAFT, '.')
  const access = invoiceAccess(INVOICE_REF)
  const hook = renderHook(() => {
    const saver = useSaver(store, {
      access,
      invoiceId: INVOICE_REF.invoiceId,
      personId: PERSON_ID,
      version: 3,
      unsaved,
      base,
    })
    return { saver, state: useSaveState(saver) }
  })
  const note = (text: string) =>
    act(() => store.dispatch({ do: 'set', patch: { note: text }, at: 0 }))
  return { store, value: hook.value, note, status: () => hook.value().state.status }
}

const { totals, updatedAt } = sampleInvoice()
const saved = (version: number) => reply(saveDraft, { version, totals, savedAt: updatedAt })
const listen = (name: string) => {
  const event = new Event(name, { cancelable: true })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

test('a change is saved on its version, and the next page opens with it', async () => {
  const sent = serve(saved(4))
  queryClient.setQueryData(keyOf(getInvoice, INVOICE_REF), sampleInvoice())
  const { value, note, status } = editor()
  expect(status()).toBe('saved')
  note('Hello')
  expect(status()).toBe('changed')
  await act(() => value().saver.flush())
  expect(status()).toBe('saved')
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 3, draft: { ...COMPLETE_DRAFT, note: 'Hello' } },
  ])
  expect(queryClient.getQueryData(keyOf(getInvoice, INVOICE_REF))).toMatchObject({
    version: 4,
    draft: { note: 'Hello' },
  })
})

test('while the server is gone, the change is stored in this browser until it is saved', async () => {
  serve()
  const { value, note, status } = editor()
  note('Hello')
  await act(() => value().saver.flush())
  expect(status()).toBe('offline')
  expect(draftBackup(BACKUP_REF).read()).toMatchObject({ version: 3, draft: { note: 'Hello' } })
  serve(saved(4))
  listen('online')
  await until(() => expect(status()).toBe('saved'))
  expect(draftBackup(BACKUP_REF).read()).toBeUndefined()
})

test('a page that is closed before the save stores the change, and asks', async () => {
  // The server never answers.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { note } = editor()
  expect(listen('beforeunload')).toBe(false)
  note('Hello')
  expect(listen('beforeunload')).toBe(true)
  expect(draftBackup(BACKUP_REF).read()?.draft.note).toBe('Hello')
  localStorage.clear()
  note('Hello again')
  listen('pagehide')
  expect(draftBackup(BACKUP_REF).read()?.draft.note).toBe('Hello again')
})

test('a text that is no number stays in this browser when the rest is saved, until it is corrected', async () => {
  serve(saved(4), saved(5))
  const { store, value, status } = editor()
  const cell = { of: 'line', line: LINE_ID, field: 'price' } as const
  const type = (text: string) =>
    act(() => store.dispatch({ do: 'type', cell, text, decimalMark: '.', at: 0 }))
  type('12.5x')
  await act(() => value().saver.flush())
  expect(status()).toBe('saved')
  const { draft } = store.read()
  const typed = { [`line.${LINE_ID}.price`]: '12.5x' }
  expect(draftBackup(BACKUP_REF).read()).toEqual({ version: 4, base: draft, draft, typed })
  type('12.5')
  await act(() => value().saver.flush())
  expect(draftBackup(BACKUP_REF).read()).toBeUndefined()
})

test('a window that loses the focus saves', async () => {
  const sent = serve(saved(4))
  const { note, status } = editor()
  note('Hello')
  listen('blur')
  await until(() => expect(status()).toBe('saved'))
  expect(sent).toHaveLength(1)
})

test('an editor that opened with a backup has unsaved changes', async () => {
  const sent = serve(saved(4))
  const { value, status } = editor({ unsaved: true })
  expect(status()).toBe('changed')
  await act(() => value().saver.flush())
  expect(sentTo(saveDraft, sent)).toHaveLength(1)
})

test('a refusal is shown with its reference', async () => {
  serve(refusal(saveDraft, 'bad_request'))
  const { value, note } = editor()
  note('Hello')
  await act(() => value().saver.flush())
  expect(value().state).toEqual({
    status: 'failed',
    message: 'Some of this is not valid. Check what you entered and try again.',
    reference: 'r-1',
    issues: [],
  })
})

test('signing out waits for the editor to save, and the editor that is closed saves', async () => {
  const sent = serve(saved(4))
  const { note } = editor()
  note('Hello')
  await act(async () => expect(await isEverythingSaved()).toBe(true))
  expect(sent).toHaveLength(1)
  note('Hello again')
  unmountAll()
  expect(sent).toHaveLength(2)
})

describe('a draft that was saved in another tab meanwhile', () => {
  const stored = (draft: Partial<Draft>, change: Partial<InvoiceView> = {}) =>
    reply(
      getInvoice,
      sampleInvoice({ version: 8, draft: { ...COMPLETE_DRAFT, ...draft }, ...change }),
    )

  test('keeps both changes, and is saved on the other version', async () => {
    const sent = serve(
      refusal(saveDraft, 'changed_meanwhile'),
      saved(9),
      stored({ buyerReference: 'PO-1' }),
    )
    const { store, value, note, status } = editor()
    note('Hello')
    await act(() => value().saver.flush())
    await until(() => expect(status()).toBe('saved'))
    const both = { ...COMPLETE_DRAFT, note: 'Hello', buyerReference: 'PO-1' }
    expect(sentTo(saveDraft, sent).map(({ body }) => body)).toEqual([
      { version: 3, draft: { ...COMPLETE_DRAFT, note: 'Hello' } },
      { version: 8, draft: both },
    ])
    expect(store.read().draft).toEqual(both)
    expect(toasts.info).toHaveBeenCalledExactlyOnceWith(
      'What was changed in another tab or by someone else is included now.',
    )
  })

  test('waits for a choice where both have changed the same field', async () => {
    const sent = serve(refusal(saveDraft, 'changed_meanwhile'), stored({ note: 'Theirs' }))
    const { store, value, note, status } = editor()
    note('Mine')
    await act(async () => expect(await value().saver.flush()).toBe(false))
    expect([status(), store.read().draft.note]).toEqual(['conflict', 'Mine'])
    expect(value().saver.conflictBase()).toEqual(COMPLETE_DRAFT)
    expect(sentTo(saveDraft, sent)).toHaveLength(1)
    expect(toasts.info).not.toHaveBeenCalled()
  })

  test('needs no choice where the server has the same: its answer to the last page was lost', async () => {
    const sent = serve(refusal(saveDraft, 'changed_meanwhile'), stored({}))
    draftBackup(BACKUP_REF).write({ version: 3, draft: COMPLETE_DRAFT, typed: {} })
    const { value, status } = editor({ unsaved: true })
    await act(() => value().saver.flush())
    expect(status()).toBe('saved')
    expect(value().saver.version()).toBe(8)
    expect(sentTo(saveDraft, sent)).toHaveLength(1)
    expect(draftBackup(BACKUP_REF).read()).toBeUndefined()
    expect(toasts.info).not.toHaveBeenCalled()
  })

  test('keeps both changes where a backup names the draft that it began from', async () => {
    serve(
      refusal(saveDraft, 'changed_meanwhile'),
      saved(9),
      stored({ note: 'Before', buyerReference: 'PO-1' }),
    )
    const base = { ...COMPLETE_DRAFT, note: 'Before' }
    const { store, value, status } = editor({ unsaved: true, base })
    await act(() => value().saver.flush())
    await until(() => expect(status()).toBe('saved'))
    expect(store.read().draft).toEqual({ ...COMPLETE_DRAFT, buyerReference: 'PO-1' })
  })

  test('waits for a choice where only the version is known that a backup began from', async () => {
    serve(refusal(saveDraft, 'changed_meanwhile'), stored({ buyerReference: 'PO-1' }))
    const { value, status } = editor({ unsaved: true })
    await act(() => value().saver.flush())
    expect(status()).toBe('conflict')
    expect(value().saver.conflictBase()).toBeUndefined()
  })

  test('is not merged with a document that was issued there', async () => {
    serve(refusal(saveDraft, 'changed_meanwhile'), stored({}, { status: 'issued' }))
    const { store, value, note, status } = editor()
    note('Mine')
    await act(() => value().saver.flush())
    expect([status(), store.read().draft.note]).toEqual(['conflict', 'Mine'])
  })
})

test('a draft is saved only when the files that are uploaded to it have arrived', async () => {
  const sent = serve(saved(4))
  const { store, value, note } = editor()
  const upload = Promise.withResolvers<void>()
  uploadsOf(store).add(upload.promise)
  note('Hello')
  const flushed = value().saver.flush()
  await Promise.resolve()
  expect(sent).toEqual([])
  upload.resolve()
  await act(async () => expect(await flushed).toBe(true))
  expect(sent).toHaveLength(1)
})
