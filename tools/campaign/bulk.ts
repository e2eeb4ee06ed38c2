import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const TEST = 'server/src/batches/kill.test.ts'

export const summary =
  'Batches of 500 payments and 500 messages, killed ten times: each is there once.'

/**
 * Batches of 500 payments and 500 e-mails, run by a process that is killed (-9) ten times meanwhile, on both engines:
 * each payment and each e-mail must exist once. `--seed N`, `--items N`, `--kills N`.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '20261120' },
      items: { type: 'string', default: '500' },
      kills: { type: 'string', default: '10' },
    },
  })
  const command = ['run', '--project', 'server', '--testTimeout', '1800000', TEST]
  const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), command, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      CAMPAIGN: '1',
      TEST_SEED: values.seed,
      TEST_BATCH_ITEMS: values.items,
      TEST_BATCH_KILLS: values.kills,
    },
  })
  await once(child, 'exit')
  return child.exitCode ?? 1
}
