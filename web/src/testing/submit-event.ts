import type { FormEvent } from 'react'
import { vi } from 'vitest'

/** The event of a form that is sent. The test file needs `@vitest-environment happy-dom`. */
export function submitEvent(): FormEvent {
  const currentTarget = document.createElement('form')
  return { preventDefault: vi.fn(), currentTarget } as unknown as FormEvent
}
