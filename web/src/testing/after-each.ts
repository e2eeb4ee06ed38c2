import { unmountAll } from '@bordereau/ui/testing/rendered'
import { afterEach, vi } from 'vitest'

/**
 * Set-up of every unit test of this room: hooks that a test rendered end while what it replaced still answers, then all that
 * it replaced is restored and what was called is forgotten. What a file restores by itself comes before.
 */
afterEach(() => {
  unmountAll()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})
