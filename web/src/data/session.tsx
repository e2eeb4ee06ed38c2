import type { ResponseOf } from '@bordereau/contract/endpoint'
import { getMe } from '@bordereau/contract/session'
import type { Action, Role } from '@bordereau/domain/access/policy'
import { createStore, useStore } from '@bordereau/ui/store'
import { createContext, useContext, useEffect, useState } from 'react'
import { onInvalidated } from './mutation.ts'
import { call, onSessionLost } from './api.ts'

export type Me = ResponseOf<typeof getMe>

// Separate from the query cache: the first pages need the session and nothing else of it.
const session = createStore<Me | undefined>(undefined)
let pendingMe: Promise<Me> | undefined
const personListeners = new Set<() => void>()

/** The signed-in person and what this instance allows; the route guards have loaded it before any page is shown. */
export function useMe(): Me {
  const me = useStore(session)
  if (me === undefined) throw new Error('useMe stands outside the routes that load it')
  return me
}

/** For route guards: undefined while it is loading; throws the refusal when there is no response. */
export function useKnownMe(): Me | undefined {
  const me = useStore(session)
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (me === undefined) loadMe().catch(setError)
  }, [me])
  if (me === undefined && error !== undefined) throw error
  return me
}

/** The session: from memory, or requested from the server. Throws the refusal when there is no response. */
export async function loadMe(): Promise<Me> {
  return session.read() ?? requestMe()
}

/** Reloads the session after a mutation that changed what the person may see. */
export async function reloadMe(): Promise<Me> {
  return requestMe()
}

/** Takes over the response of a session endpoint. */
export function setMe(me: Me): void {
  const former = session.read()
  if (former !== undefined && former.person?.id !== me.person?.id)
    for (const listener of personListeners) listener()
  if (me.person !== null) ended = false
  lost.set(false)
  session.set(me)
}

/** Called when another person is signed in than before: data cached for the former one must be removed. */
export function onPersonChange(listener: () => void): void {
  personListeners.add(listener)
}

onInvalidated(names => {
  if (names.has(getMe.name)) void requestMe().catch(() => undefined) // the next guard loads it again
})
onSessionLost(() => {
  const person = session.read()?.person
  if (!person) return
  ended = true
  // A guest of the sample has no password to sign in again with.
  if (dialogs > 0 && person.email !== null) lost.set(true)
  else void requestMe().catch(() => undefined)
})

const lost = createStore(false)
let dialogs = 0

/**
 * Whether the session has ended while the page is open. Where this is used, the page stays, with what was typed on it,
 * and asks to sign in again; elsewhere the route guards lead to the sign-in page.
 */
export function useSessionLost(): boolean {
  useEffect(() => {
    dialogs += 1
    return () => {
      dialogs -= 1
    }
  }, [])
  return useStore(lost)
}

let ended = false

/** Whether the session of someone who was signed in has ended by itself, and they are not signed in again. */
export function sessionHasEnded(): boolean {
  return ended
}

function requestMe(): Promise<Me> {
  pendingMe ??= call(getMe, {})
    .then(response => {
      if (!response.ok) throw response
      setMe(response.value)
      return response.value
    })
    .finally(() => {
      pendingMe = undefined
    })
  return pendingMe
}

/** The open company, the person's role in it, and what they may do. */
export type Workspace = {
  readonly workspaceId: string
  readonly name: string
  readonly country: string | null
  readonly negativeCreditNotes: boolean
  readonly role: Role
  readonly sample: boolean
  readonly setUp: boolean
  /** Its messages leave by a mail server. */
  readonly sendsMail: boolean
  readonly may: (action: Action) => boolean
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

/** The open company. Throws outside of /w/:workspaceId. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace stands outside a workspace')
  return workspace
}
