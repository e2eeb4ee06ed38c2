import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

const SPIN = `const { workerData } = require('node:worker_threads')
  Atomics.wait(workerData, 0, 0)
  for (const until = performance.now() + 700; performance.now() < until; );`

/**
 * How many cores this machine has left at the moment: the processor time that as many busy threads as it has cores get in
 * a while, divided by that while. Other programs, and a virtual machine that promises more cores than it has, make it
 * less. Linux only; elsewhere the number of cores.
 */
export async function freeCores(): Promise<number> {
  if (process.platform !== 'linux') return availableParallelism()
  const start = new Int32Array(new SharedArrayBuffer(4))
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(SPIN, { eval: true, workerData: start }),
  )
  await Promise.all(threads.map(thread => once(thread, 'online')))
  const [began, before] = [performance.now(), process.cpuUsage()]
  Atomics.store(start, 0, 1)
  Atomics.notify(start, 0)
  await Promise.all(threads.map(thread => once(thread, 'exit')))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / (performance.now() - began)
}
