import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'

export const summary = 'All tests, five times running beside 12 busy loops (--runs, --loops).'

/** They are in a session of their own, as those of another terminal, and end with the process that began them. */
const BUSY_LOOPS = `
  const { Worker } = require('node:worker_threads')
  process.stdin.on('close', () => process.exit()).resume()
  for (let i = 0; i < Number(process.argv[1]); i += 1) new Worker('for (;;);', { eval: true })`

/** Runs `npm test` so many times; the first one that fails ends it. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      loops: { type: 'string', default: '12' },
    },
  })
  const loops = spawn(process.execPath, ['-e', BUSY_LOOPS, values.loops], {
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  })
  try {
    for (let turn = 1; turn <= Number(values.runs); turn += 1) {
      const began = Date.now()
      const [code] = await once(spawn('npm', ['test'], { stdio: 'inherit' }), 'close')
      const seconds = Math.round((Date.now() - began) / 1000)
      console.log(`${turn} of ${values.runs}: ${code === 0 ? 'green' : 'red'} after ${seconds} s`)
      if (code !== 0) return 1
    }
    return 0
  } finally {
    loops.stdin.destroy()
  }
}
