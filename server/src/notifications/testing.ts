import { inviteMember } from '@bordereau/contract/company'
import { acceptInvitation } from '@bordereau/contract/sign-up'
import type { Role } from '@bordereau/domain/access/policy'
import { asSystem } from '../db/database.ts'
import { type Client, type TestApp, signedUp } from '../lib/testing.ts'

/** Test support: members, and a client of event streams. */

export async function aMember(
  context: TestApp,
  owner: Client,
  workspaceId: string,
  email: string,
  role: Role = 'member',
): Promise<Client> {
  const member = await signedUp(context, email)
  const { link } = await owner.must(inviteMember, { query: { workspaceId }, body: { email, role } })
  await member.must(acceptInvitation, { query: { token: link.split('/').at(-1) ?? '' } })
  return member
}

/** Confirms an e-mail address, as the link in the e-mail does. */
export async function verifyAddress(context: TestApp, email: string): Promise<void> {
  await asSystem(context.context.db, tx =>
    tx
      .updateTable('person')
      .set({ email_verified_at: context.clock.now() })
      .where('email', '=', email)
      .execute(),
  )
}

export type SentEvent = { readonly id: string; readonly event: string; readonly data: unknown }

export type OpenStream = {
  readonly status: number
  readonly headers: Headers
  /** The next event; undefined when the server has ended the stream. */
  readonly next: () => Promise<SentEvent | undefined>
  readonly close: () => void
}

/** Reads a stream as a browser does. */
export async function openStream(
  base: string,
  cookie: string,
  workspaceId: string,
  lastEventId?: string,
): Promise<OpenStream> {
  const abort = new AbortController()
  const response = await fetch(`${base}/api/workspaces/${workspaceId}/notifications/stream`, {
    signal: abort.signal,
    headers: { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
  })
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let id = ''

  async function next(): Promise<SentEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const piece = await pieces?.read().catch(() => undefined)
        if (!piece || piece.done) return undefined
        text += piece.value
        continue
      }
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map(line => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)] as const),
      )
      text = text.slice(end + 2)
      id = fields.get('id') ?? id
      const event = fields.get('event')
      if (event !== undefined) return { id, event, data: JSON.parse(fields.get('data') ?? 'null') }
    }
  }

  return { status: response.status, headers: response.headers, next, close: () => abort.abort() }
}
