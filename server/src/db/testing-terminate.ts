import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Tx } from './database.ts'
import { serverUrl } from './testing.ts'

/** Ends sessions of the server as an administrator does, from another thread, which says when they have ended. */
const TERMINATE = `
  const { parentPort, workerData } = require('node:worker_threads')
  const pg = require('pg')
  parentPort.on('message', async ({ pids, done }) => {
    const client = new pg.Client({ connectionString: workerData })
    await client.connect()
    await client.query('select pg_terminate_backend(pid, 60000) from unnest($1::int[]) as pid', [pids])
    await client.end()
    Atomics.store(done, 0, 1)
    Atomics.notify(done, 0)
  })
  parentPort.postMessage('ready')`

export type Terminator = {
  /**
   * Ends these sessions and returns when they have ended. Meanwhile nothing runs in this thread, so that it learns of
   * the end from the next statement that it sends.
   */
  readonly terminate: (...pids: readonly number[]) => void
  readonly close: () => Promise<void>
}

export async function createTerminator(): Promise<Terminator> {
  const worker = new Worker(TERMINATE, { eval: true, workerData: await serverUrl() })
  await new Promise(resolve => worker.once('message', resolve))
  return {
    terminate: (...pids) => {
      const done = new Int32Array(new SharedArrayBuffer(4))
      worker.postMessage({ pids, done }, [])
      Atomics.wait(done, 0, 0)
    },
    close: async () => void (await worker.terminate()),
  }
}

/** The session that runs this transaction. */
export async function sessionOf(tx: Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  return rows[0]?.pid ?? 0
}
