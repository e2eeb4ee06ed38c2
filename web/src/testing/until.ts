import { act } from 'react'
import { vi } from 'vitest'

/** Only for what never comes: a busy machine takes its time. */
const LIMIT_MS = 50_000

/** Waits until the check passes, while components and requests go on. */
export function until(check: () => void): Promise<void> {
  const isRendering = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true
  const look = isRendering ? () => act(async () => check()) : check
  return vi.waitFor(look, { timeout: LIMIT_MS })
}
