import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

export type WaitingServer = {
  readonly begin: (reason: string) => void
  readonly end: () => Promise<void>
}

/**
 * Answers while the start waits for the database: `/healthz` that the process runs, so that its supervisor does not end it, and all else
 * with 503. Loaded only then.
 */
export function createWaitingServer(
  { port, host, release, databaseUrl }: Config,
  log: FastifyBaseLogger,
): WaitingServer {
  let listening: Promise<FastifyInstance | undefined> | undefined

  async function listen(): Promise<FastifyInstance> {
    const { fastify } = await import('fastify')
    const app = fastify({ forceCloseConnections: true })
    app.get('/healthz', async () => ({ status: 'ok', release }))
    app.setNotFoundHandler((_, reply) =>
      reply.code(503).header('retry-after', '5').send({ status: 'unavailable' }),
    )
    await app.listen({ port, host })
    return app
  }

  return {
    begin: reason => {
      const server = URL.parse(databaseUrl ?? '')?.host ?? ''
      log.warn(`waiting for the database${server === '' ? '' : ` at ${server}`}: ${reason}`)
      listening ??= listen().catch((error: unknown) => {
        // The application itself reports a port that is taken, once it has its database.
        log.warn({ err: error }, 'the port cannot be opened while the database is waited for')
        return undefined
      })
    },
    end: async () => {
      await (await listening)?.close()
    },
  }
}
