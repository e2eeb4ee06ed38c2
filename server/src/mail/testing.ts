import { listMail, retryMail } from '@bordereau/contract/mail'
import PostalMime from 'postal-mime'
import type { Client } from '../lib/testing.ts'
import { type LocalSmtp, startSmtp } from './testing-smtp.ts'

/** Test support: a local mail server that accepts every message. */
export type TestMailServer = Pick<LocalSmtp, 'url' | 'close'> & {
  /** The received messages in order, each as far as `most` bytes. */
  readonly received: Buffer[]
}

/** `most`: so many bytes of each message are kept, since those of ten thousand with their files fill the memory. */
export async function startMailServer(most = Infinity): Promise<TestMailServer> {
  const received: Buffer[] = []
  const { url, close } = await startSmtp({
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      let bytes = 0
      stream.on('data', (chunk: Buffer) => {
        if (bytes < most) chunks.push(chunk)
        bytes += chunk.length
      })
      stream.on('end', () => {
        received.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  return { url, received, close }
}

/** The subjects of the messages that the mail server has, in order. */
export async function subjectsOf({
  received,
}: Pick<TestMailServer, 'received'>): Promise<string[]> {
  const mails = await Promise.all(received.map(mail => PostalMime.parse(mail)))
  return mails.map(mail => mail.subject ?? '')
}

/**
 * Does what a person does with the messages that were being sent when a process was killed: those that the mail server
 * does not have are sent again. Returns how many were uncertain.
 */
export async function settleUncertain(
  owner: Client,
  workspaceId: string,
  server: TestMailServer,
): Promise<number> {
  const query = { workspaceId, status: 'uncertain' as const, limit: 100 }
  const { rows } = await owner.must(listMail, { query })
  const arrived = new Set(await subjectsOf(server))
  for (const { id: mailId, subject } of rows)
    if (!arrived.has(subject)) await owner.must(retryMail, { query: { workspaceId, mailId } })
  return rows.length
}
