import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Archive } from '../documents/archive.ts'
import type { Renderer } from '../documents/render.ts'
import type { Clock } from './clock.ts'

/** What every feature stands on, made once at start and handed in. */
export type House = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly archive: Archive
  readonly renderer: Renderer
  readonly log: Logger
  /** The instance's own key for links; never leaves the server. */
  readonly secret: Uint8Array
  /** Tells the job runner that there is work, so that it need not wait for its next look. */
  readonly wakeJobs: () => void
}
