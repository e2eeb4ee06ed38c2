import { listMail, retryMail } from '@bordereau/contract/mail'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Client } from '../lib/testing.ts'

/** Test support: a local mail server that accepts every message. */
export type TestMailServer = {
  /** The value of `smtp.url` in the configuration. */
  readonly url: string
  /** The received messages in order, each as far as `most` bytes. */
  readonly received: Buffer[]
  readonly close: () => Promise<void>
}

/** `most`: so many bytes of each message are kept, since those of ten thousand with their files fill the memory. */
export async function startMailServer(most = Infinity): Promise<TestMailServer> {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
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
      void session
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
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
