import {
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresDialect,
  Transaction,
} from 'kysely'
import type pg from 'pg'
import type { Schema } from './tables.ts'

/** The dialect of both engines. It keeps its driver, whose `begin` and `commit` transactionOn uses. */
export class PipelinedDialect extends PostgresDialect {
  readonly driver: Driver

  constructor(pool: pg.Pool) {
    super({ pool })
    this.driver = super.createDriver()
  }

  override createDriver(): Driver {
    return this.driver
  }
}

/**
 * Runs work in a transaction. The query builder's own transactions send a statement when the one before has its result;
 * these send at once what is begun at once (`Promise.all`), and statements.ts puts it into one message to the server.
 * Statements run in the order in which they were begun. After a failed one all later ones fail, with its error.
 */
export function transactionOn<Value>(
  kysely: Kysely<Schema>,
  dialect: PipelinedDialect,
  work: (tx: Transaction<Schema>) => Promise<Value>,
): Promise<Value> {
  const { driver } = dialect
  const executor = kysely.getExecutor()
  return executor.provideConnection(async connection => {
    const only = new OnlyConnection(connection)
    const tx = new Transaction<Schema>({
      config: { dialect },
      dialect,
      driver,
      executor: executor.withConnectionProvider(only),
    })
    await driver.beginTransaction(connection, {})
    let value: Value
    try {
      value = await work(tx)
    } catch (error) {
      only.hasEnded = true
      await driver.rollbackTransaction(connection)
      throw error
    }
    only.hasEnded = true
    await driver.commitTransaction(connection)
    return value
  })
}

class OnlyConnection {
  hasEnded = false
  readonly #connection: DatabaseConnection
  #failure: unknown

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async provideConnection<Value>(
    consumer: (connection: DatabaseConnection) => Promise<Value>,
  ): Promise<Value> {
    if (this.hasEnded) throw new Error('the transaction of this query has ended')
    try {
      return await consumer(this.#connection)
    } catch (error) {
      if (isAborted(error)) throw this.#failure ?? error
      this.#failure = error
      throw error
    }
  }
}

/** in_failed_sql_transaction: an earlier statement failed, and only its error says why. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02'
}
