import { act } from 'react'
import { vi } from 'vitest'

/** Only for what never comes: a busy machine takes its time. */
const LIMIT_MS = 50_000

/** Waits until the check passes, while components and requests go on. */
export async function until(check: () => void): Promise<void> {
  const isRendering = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true
  const render = isRendering ? () => act(async () => undefined) : () => undefined
  // Not within `act`: where the check fails there, what React was asked to render meanwhile is lost.
  const look = async (): Promise<void> => {
    await render()
    check()
  }
  await vi.waitFor(look, { timeout: LIMIT_MS })
  await render()
}
