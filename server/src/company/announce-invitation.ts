import type { Role } from '@bordereau/domain/access/policy'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { notifyInvited } from '../notifications/notify.ts'
import { invitationEmail } from './invitation-email.ts'

type Inviter = { readonly id: string; readonly workspaceId: string; readonly language: string }

type Invitation = {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly createdAt: Date
  /** The address to accept it at, and the same as a path of this instance. */
  readonly link: string
  readonly path: string
  readonly company: string
  /** The name of the inviting person. */
  readonly person: string
}

/** Writes to the invited address, and notifies the person if they have an account. */
export async function announceInvitation(
  tx: Tx,
  context: AppContext,
  { id: personId, workspaceId, language }: Inviter,
  { id, email, role, createdAt, link, path, company, person }: Invitation,
): Promise<void> {
  await enqueueEmail(tx, context, {
    workspaceId,
    kind: 'invitation',
    to: email,
    // The recipient's language is unknown; the inviting person's is most likely.
    ...invitationEmail(language, { link, person, company }),
    senderName: company,
    dedupeKey: `invitation:${id}`,
    createdBy: personId,
  })
  const about = { company, personName: person, role, invitation: path }
  await notifyInvited(tx, { workspaceId, personId }, { id, email, at: createdAt, about })
}
