import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Test support: a mail server on a free port of this machine, without encryption and passwords. */
export type LocalSmtp = {
  /** The value of `smtp.url` in the configuration. */
  readonly url: string
  readonly port: number
  /** Ends all connections, also those with a message under way. */
  readonly disconnect: () => void
  readonly close: () => Promise<void>
}

/** `handlers`: what it answers to senders, recipients and messages; without one it accepts them. */
export async function startSmtp(
  handlers: Pick<SMTPServerOptions, 'onMailFrom' | 'onRcptTo' | 'onData'>,
): Promise<LocalSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...handlers,
  })
  // An application that is stopped while it delivers resets the connection.
  server.on('error', () => undefined)
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    disconnect: () => server.connections.forEach(one => one.close()),
    close: () => new Promise(closed => server.close(() => closed())),
  }
}
