import { useLocation } from 'react-router'

/** Whether the draft was just created by navigation; then the customer field is focused first. */
export function useIsNewDraft(): boolean {
  return useStateHas('begun')
}

/** Whether it is written to be repeated. */
export function useIsToRepeat(): boolean {
  return useStateHas('repeat')
}

function useStateHas(key: string): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && key in state
}
