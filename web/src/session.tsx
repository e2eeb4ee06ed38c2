import type { ResponseOf } from '@bordereau/contract/endpoint'
import { getMe } from '@bordereau/contract/session'
import { type Action, type Role, may } from '@bordereau/domain/access/policy'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { onTouched } from './act.ts'
import { call, onSessionLost } from './api.ts'

export type Me = ResponseOf<typeof getMe>

// Kept apart from the query cache: the first pages need who is here, and nothing else of it.
let known: Me | undefined
let asking: Promise<Me> | undefined
const watchers = new Set<() => void>()
const personWatchers = new Set<() => void>()

/** Who is here and what this instance allows; the routes' guards have loaded it before any page is shown. */
export function useMe(): Me {
  const me = useSyncExternalStore(watch, () => known)
  if (me === undefined) throw new Error('useMe stands outside of the routes that load it')
  return me
}

/** For the gates of pages: undefined while it is not known yet; throws the refusal when there is no answer. */
export function useKnownMe(): Me | undefined {
  const me = useSyncExternalStore(watch, () => known)
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    if (me === undefined) loadMe().catch(setFault)
  }, [me])
  if (me === undefined && fault !== undefined) throw fault
  return me
}

/** Who is here: what is known, or asked of the server. Throws the refusal when there is no answer. */
export async function loadMe(): Promise<Me> {
  return known ?? askMe()
}

/** Asks again, where an act changed what the person may see. */
export async function reloadMe(): Promise<Me> {
  return askMe()
}

/** Takes what a session endpoint answered as the truth. */
export function becomeMe(me: Me): void {
  const changed = known !== undefined && known.person?.id !== me.person?.id
  known = me
  if (changed) for (const wake of personWatchers) wake()
  for (const wake of watchers) wake()
}

/** Called when another person is here than before: whatever was kept of the former one must go. */
export function onPersonChange(listener: () => void): void {
  personWatchers.add(listener)
}

onTouched(names => {
  if (names.has(getMe.name)) void askMe().catch(() => undefined) // the next guard asks again
})
onSessionLost(() => {
  if (known?.person) void askMe().catch(() => undefined)
})

function askMe(): Promise<Me> {
  asking ??= call(getMe, {})
    .then(answer => {
      if (!answer.ok) throw answer
      becomeMe(answer.value)
      return answer.value
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

function watch(wake: () => void): () => void {
  watchers.add(wake)
  return () => watchers.delete(wake)
}

/** The company at work, the person's role in it, and what she may do. */
export type Workspace = {
  readonly workspaceId: string
  readonly name: string
  readonly country: string | null
  readonly role: Role
  readonly sample: boolean
  readonly setUp: boolean
  readonly may: (action: Action) => boolean
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

export function workspaceOf(me: Me, workspaceId: string | undefined): Workspace | undefined {
  const found = me.workspaces.find(workspace => workspace.id === workspaceId)
  if (!found) return undefined
  const { id, ...rest } = found
  return { ...rest, workspaceId: id, may: action => may(found.role, action) }
}

/** The company at work. Throws outside of /w/:workspaceId. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace stands outside of a workspace')
  return workspace
}
