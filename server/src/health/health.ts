import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { asSystem } from '../db/database.ts'
import type { House } from '../lib/house.ts'

/** For whoever watches the process: /healthz says it runs, /readyz that it can work. */
export function healthRoutes(app: FastifyInstance, house: House): void {
  app.get('/healthz', async () => ({ status: 'ok', release: house.config.release }))
  app.get('/readyz', async (request, reply) => {
    try {
      await asSystem(house.db, tx => sql`select 1`.execute(tx))
      return { status: 'ready', database: house.db.engine }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
