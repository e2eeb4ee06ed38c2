import { toasts } from '@bordereau/ui/toast/toast'
import { vi } from 'vitest'

/** Notes which toasts are shown instead of showing them; the end of the test restores them. */
export function spyOnToasts(): void {
  for (const kind of ['success', 'info', 'warning', 'error', 'undo'] as const)
    vi.spyOn(toasts, kind).mockReturnValue(1)
}
