import { useLocation } from 'react-router'

/** Whether the draft was just created by navigation; then the customer field is focused first. */
export function useIsNewDraft(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'begun' in state
}
