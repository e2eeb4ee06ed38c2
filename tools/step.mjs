// Runs the steps of set-up. Plain JavaScript, because it also runs on Node 20.
import { spawnSync } from 'node:child_process'
import { freemem, totalmem } from 'node:os'

/** What the dearest steps take at once: the build of the pages and the preparation of the database. */
export const NEEDED_MB = 700

/** Runs a command; a failed one ends the process, with an explanation where the system has killed it. */
export function runStep(command, args, options) {
  const result = tryStep(command, args, options)
  if (result.error) throw result.error
  if (result.status === 0) return
  const explanation = explainEnd(result)
  if (explanation) console.error(`\n${explanation}`)
  // Not that of the signal, which would be explained twice.
  process.exit(1)
}

/** The same for a command that may fail. */
export function tryStep(command, args, options) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
}

/** 128 and the number of the signal, as a shell or npm passes it on: SIGKILL and, where V8 has no memory, SIGABRT. */
const KILLED = [137, 134]

/** What to do after the system has ended a step; undefined where the step failed by itself and has said why. */
export function explainEnd({ signal, status }, memory = memoryNow()) {
  if (signal !== 'SIGKILL' && signal !== 'SIGABRT' && !KILLED.includes(status)) return undefined
  const { totalMb, freeMb } = memory
  return [
    `The system has ended this step (${signal ?? `status ${status}`}), most likely because memory ran out. It needs`,
    `${NEEDED_MB} MB; this machine has ${totalMb} MB, of which ${freeMb} MB are free now. A limit of a container or service may be lower.`,
    'What helps, then start again:',
    '- end other programs, or add swap: fallocate -l 1G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile',
    '- or run `node tools/setup.mjs start` with the same release on a larger machine of the same kind, and copy its folders web/dist,',
    '  web/maps and server/.cache here. The running server needs half as much.',
  ].join('\n')
}

function memoryNow() {
  const mb = bytes => Math.round(bytes / 1e6)
  // Node 20 knows the limit of a container since 20.13.
  const limit = process.constrainedMemory?.() || Infinity
  return {
    totalMb: mb(Math.min(totalmem(), limit)),
    freeMb: mb(process.availableMemory?.() ?? freemem()),
  }
}
