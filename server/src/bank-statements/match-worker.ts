import { parentPort, workerData } from 'node:worker_threads'
import { type MatchingTask, matchedSlices } from './match-task.ts'

const port = parentPort
if (!port) throw new Error('match-worker.ts runs in a worker thread')

// workerData comes from renew-proposals.ts only.
for (const slice of matchedSlices(workerData as MatchingTask)) port.postMessage(slice)
