import { SMTPServer } from 'smtp-server'

/** Test support: a local mail server that accepts every message. */
export type TestMailServer = {
  /** The value of `smtp.url` in the configuration. */
  readonly url: string
  /** The received messages in order. */
  readonly received: Buffer[]
  readonly close: () => Promise<void>
}

export async function startMailServer(): Promise<TestMailServer> {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
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
