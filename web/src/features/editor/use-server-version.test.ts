// @vitest-environment happy-dom
import { getInvoice } from '@bordereau/contract/invoices'
import { act } from 'react'
import { expect, test } from 'vitest'
import { refusal, reply, serve } from '../../testing/network.ts'
import { renderRouted } from '../../testing/router.ts'
import { sampleInvoice } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { COMPLETE_DRAFT, sampleEditor } from './testing/sample-editor.tsx'
import { useServerVersion } from './use-server-version.ts'

test('the document is loaded as the server has it, again after a failure', async () => {
  const stored = sampleInvoice({ version: 9 })
  serve(refusal(getInvoice, 'not_found'), reply(getInvoice, stored))
  const { value } = renderRouted('/w/1', useServerVersion, sampleEditor(COMPLETE_DRAFT).around)
  await until(() => expect(value().refused?.refusal).toBe('not_found'))
  expect(value().theirs).toBeUndefined()
  act(() => value().retry())
  await until(() => expect(value().theirs).toEqual(stored))
  expect(value().refused).toBeUndefined()
})
