// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageError } from './page-errors.ts'

/** The module as a page loads it: nothing has been reported yet. */
const load = () => import('./page-errors.ts')

beforeEach(() => vi.resetModules())

const thrown = (what: unknown) => {
  const event = new Event('error')
  Object.defineProperty(event, 'error', { value: what })
  window.dispatchEvent(event)
}
const rejected = (why: unknown) => {
  const event = new Event('unhandledrejection')
  Object.defineProperty(event, 'reason', { value: why })
  window.dispatchEvent(event)
}

test('errors before the agent is there are kept for it, the first twenty', async () => {
  const { listenForErrors, reportError, takeOver } = await load()
  listenForErrors()
  thrown('early')
  rejected('broken promise')
  reportError('rendering', 'at Editor')
  for (let i = 0; i < 30; i += 1) reportError(i)
  const got: PageError[] = []
  takeOver(error => got.push(error))
  expect(got).toHaveLength(20)
  expect(got.slice(0, 3)).toEqual([
    { what: 'early' },
    { what: 'broken promise' },
    { what: 'rendering', components: 'at Editor' },
  ])
})

test('later the agent listens to the browser itself, and gets what React has caught', async () => {
  const { listenForErrors, reportError, takeOver } = await load()
  listenForErrors()
  const got: PageError[] = []
  takeOver(error => got.push(error))
  thrown('seen by the agent')
  rejected('seen by the agent')
  reportError('rendering')
  expect(got).toEqual([{ what: 'rendering', components: undefined }])
})
