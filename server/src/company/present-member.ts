import type { invitation, member } from '@bordereau/contract/company'
import type { InputOf } from '@bordereau/contract/endpoint'
import type { InvitationRow, MemberRow } from './member-store.ts'

export function presentMember(row: MemberRow): InputOf<typeof member> {
  return { ...row, joinedAt: row.joinedAt.toISOString() }
}

export function presentInvitation(row: InvitationRow): InputOf<typeof invitation> {
  return { ...row, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() }
}
