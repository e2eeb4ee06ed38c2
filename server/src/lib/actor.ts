import type { Role } from '@bordereau/domain/access/policy'

/** The signed-in person of a request and their session. */
export type Person = {
  readonly id: string
  readonly sessionId: string
  readonly language: string
}

/** A member of the workspace that the path names. */
export type Member = Person & {
  readonly workspaceId: string
  readonly role: Role
  /** Of the company, in which its days begin and end; UTC while there is no company. */
  readonly timeZone: string
}

/** The client of a request; for throttling and the list of sessions. */
export type Origin = { readonly ip: string; readonly userAgent: string }

/** The person on whose behalf a row is written into a workspace. */
export type Author = { readonly workspaceId: string; readonly personId: string }
