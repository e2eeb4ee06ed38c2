// @vitest-environment happy-dom
import { uploadAttachment } from '@bordereau/contract/attachments'
import { MAX_ATTACHMENTS, MAX_ATTACHMENT_BYTES } from '@bordereau/domain/invoice/attachments'
import { toasts } from '@bordereau/ui/toast/toast'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal, reply, sentTo, serve } from '../../testing/network.ts'
import { renderRouted } from '../../testing/router.ts'
import { spyOnToasts } from '../../testing/toasts.ts'
import { until } from '../../testing/until.ts'
import { useAttachFiles } from './attach-files.ts'
import { COMPLETE_DRAFT, sampleEditor } from './testing/sample-editor.tsx'

const PDF = {
  sha256: 'a'.repeat(64),
  name: 'plan.pdf',
  mediaType: 'application/pdf',
  size: 3,
} as const

beforeEach(spyOnToasts)

function editor() {
  const { around, store } = sampleEditor(COMPLETE_DRAFT)
  const hook = renderRouted('/w/1', useAttachFiles, around)
  return {
    names: () => (store.read().draft.attachments ?? []).map(({ name }) => name),
    attach: async (...files: File[]) => {
      act(() => hook.value().attach(files))
      await until(() => expect(hook.value().uploading).toBe(false))
    },
  }
}

test('files are uploaded one after the other, and each is added under a name of its own', async () => {
  const sent = serve(
    reply(uploadAttachment, PDF),
    reply(uploadAttachment, { ...PDF, sha256: 'b'.repeat(64) }),
  )
  const { attach, names } = editor()
  await attach(new File(['one'], 'plan.pdf'), new File(['two'], 'plan.pdf'))
  expect(sentTo(uploadAttachment, sent)).toHaveLength(2)
  expect(names()).toEqual(['plan.pdf', 'plan (2).pdf'])
  expect(toasts.error).not.toHaveBeenCalled()
})

test('a file that is too large is not sent, and said so with the limits', async () => {
  const sent = serve()
  const { attach, names } = editor()
  await attach(new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'film.pdf'))
  expect([sent, names()]).toEqual([[], []])
  expect(vi.mocked(toasts.error).mock.calls[0]?.[0]).toContain(
    `film.pdf: At most ${MAX_ATTACHMENTS} files`,
  )
})

test.each([
  ['not_attachable', 'Only PDF, PNG, JPEG'],
  ['has_macros', 'It contains macros'],
  ['attachment_too_large', 'At most'],
] as const)('the server refuses a file as %s', async (code, said) => {
  serve(refusal(uploadAttachment, code))
  const { attach, names } = editor()
  await attach(new File(['x'], 'notes.bin'))
  expect(vi.mocked(toasts.error).mock.calls[0]?.[0]).toContain(`notes.bin: ${said}`)
  expect(names()).toEqual([])
})
