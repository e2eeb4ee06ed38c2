import type { Role } from '@bordereau/domain/access/policy'

/** Who is asking: a person who is signed in, by which session, from where. */
export type Person = {
  readonly id: string
  readonly sessionId: string
  readonly language: string
}

/** A member of the workspace that the path names. */
export type Member = Person & { readonly workspaceId: string; readonly role: Role }

/** Where a request came from; for throttling and the list of sessions. */
export type Origin = { readonly ip: string; readonly userAgent: string }

/** In whose name something is written into a workspace. */
export type Author = { readonly workspaceId: string; readonly personId: string }
