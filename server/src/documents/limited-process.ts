import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Starts a module in a child process whose memory the operating system limits, and which the OOM killer ends first. It
 * gets none of the server's environment, and so no database password. Messages are structured clones; its standard error
 * is in `stderr`.
 *
 * `memoryMb` is added to what an idle Node process uses. The limit is RLIMIT_DATA, which counts private writable
 * memory; RLIMIT_AS would count the gigabytes of addresses that V8 reserves and never uses. Only Linux enforces it (man
 * 2 getrlimit), and a shell sets it; elsewhere the process runs without a limit.
 */
export function forkWithMemoryLimit(module: URL, memoryMb: number): ChildProcess {
  const options: ForkOptions = {
    env: RETURN_MEMORY,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: SMALL_HEAP,
  }
  if (process.platform !== 'linux' || !existsSync(SHELL)) return fork(module, [], options)
  const limits = `echo ${OOM_SCORE} >/proc/self/oom_score_adj
    ulimit -d ${(IDLE_MB + memoryMb) * 1024}
    ulimit -c 0`
  // The shell sets its own limits and then replaces itself by Node, with the same process id and IPC channel.
  const script = `{ ${limits}\n} 2>/dev/null; exec "$0" "$@"`
  return fork(module, [], {
    ...options,
    execPath: SHELL,
    execArgv: ['-c', script, process.execPath, ...SMALL_HEAP],
  })
}

/**
 * One arena of glibc for all threads, which returns what is free above 8 MB (man 3 mallopt); other systems ignore it. Without
 * it a process keeps 30 MB more after a hundred documents of a few lines; with a lower threshold each document gets the
 * memory anew that the one before has returned, a thousand pages for a few lines.
 */
const RETURN_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: String(8 * 1024 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(2 * 1024 * 1024),
}
/** V8's space for new objects may else take 48 MB or more, of which a document needs little: megabytes. */
const SMALL_HEAP = ['--max-semi-space-size=1']

const SHELL = '/bin/sh'
/** RLIMIT_DATA of an idle Node 24: thread stacks and memory reserved by V8. */
const IDLE_MB = 600
/** oom_score_adj from -1000 to 1000 (man 5 proc_pid_oom_score_adj); raising it needs no privilege. */
const OOM_SCORE = 500
