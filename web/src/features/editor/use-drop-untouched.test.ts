// @vitest-environment happy-dom
import { deleteDraft } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { expect, test } from 'vitest'
import { reply, sentTo, serve } from '../../testing/network.ts'
import { sampleInvoice } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import type { Saver } from './saver.ts'
import { COMPLETE_DRAFT, sampleEditor } from './testing/sample-editor.tsx'
import { useDropUntouched } from './use-drop-untouched.ts'

const EMPTY: Draft = { ...COMPLETE_DRAFT, lines: [] }

type Left = { draft?: Draft; version?: number; isBegun?: boolean; status?: 'saved' | 'changed' }

/** Opens the editor and leaves it in this state. */
function leave({ draft = EMPTY, version = 1, isBegun = true, status = 'saved' }: Left) {
  const state = status === 'saved' ? ({ status, at: 0 } as const) : ({ status } as const)
  const saver: Saver = {
    state: () => state,
    version: () => version,
    subscribe: () => () => undefined,
    noteChange: () => undefined,
    flush: () => Promise.resolve(true),
    backUp: () => undefined,
    rebase: () => undefined,
    start: () => undefined,
    stop: () => undefined,
  }
  const { around } = sampleEditor(draft)
  const invoice = { ...sampleInvoice({ draft }), version: 1 }
  const open = () => renderHook(() => useDropUntouched(saver, invoice, isBegun), around)
  open().unmount()
  return open
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

test('a draft that was begun by a look at the editor is deleted', async () => {
  const sent = serve(reply(deleteDraft, {}))
  leave({})
  await until(() => expect(sentTo(deleteDraft, sent)).toHaveLength(1))
})

test.each<[string, Left]>([
  ['was there before', { isBegun: false }],
  ['has a line', { draft: COMPLETE_DRAFT }],
  ['was saved', { version: 2 }],
  ['is not saved yet', { status: 'changed' }],
])('a draft that %s is kept', async (_, left) => {
  const sent = serve(reply(deleteDraft, {}))
  leave(left)
  await nextTask()
  expect(sent).toEqual([])
})

test('a draft that is opened again at once is kept', async () => {
  const sent = serve(reply(deleteDraft, {}))
  leave({})()
  await nextTask()
  expect(sent).toEqual([])
})
