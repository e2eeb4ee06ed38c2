// @vitest-environment happy-dom
import { getDocument } from '@bordereau/contract/invoice-files'
import { toasts } from '@bordereau/ui/toast/toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, serve } from '../testing/network.ts'
import { INVOICE_REF } from '../testing/samples.ts'
import { download } from './download.ts'

const QUERY = { ...INVOICE_REF, kind: 'pdf' }
const clicked: { name: string; href: string }[] = []

beforeEach(() => {
  clicked.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(toasts, 'error').mockReturnValue(1)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push({ name: this.download, href: this.href })
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a file is saved under the name that the server gave it, and then forgotten', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response('PDF', { headers: { 'content-disposition': 'attachment; filename="F-1.pdf"' } }),
  )
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  expect(await download(getDocument, QUERY)).toBe(true)
  expect(clicked.map(({ name }) => name)).toEqual(['F-1.pdf'])
  expect(clicked[0]?.href).toMatch(/^blob:/)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(revoke).toHaveBeenCalledExactlyOnceWith(clicked[0]?.href)
})

test('a refused file is said so, in the words of the caller where there are any', async () => {
  serve(refusal(getDocument, 'not_found'))
  expect(await download(getDocument, QUERY)).toBe(false)
  expect(await download(getDocument, QUERY, ({ refusal: code }) => `No: ${code}`)).toBe(false)
  expect(vi.mocked(toasts.error).mock.calls).toEqual([
    ['This does not exist, or no longer.'],
    ['No: not_found'],
  ])
  expect(clicked).toEqual([])
})
