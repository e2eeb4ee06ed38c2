import { useMe, useWorkspace } from '../../session.tsx'

export function WorkspaceBanner() {
  useMe()
  useWorkspace()
  return null
}
