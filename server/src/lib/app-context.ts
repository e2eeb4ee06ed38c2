import type { Logger } from 'pino'
import type { BankFeed } from '../bank-feeds/feed.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { DeliveryChannels } from '../delivery/channel.ts'
import type { Archive } from '../documents/archive.ts'
import type { OutputFormat } from '../documents/output-formats.ts'
import type { Renderer } from '../documents/render.ts'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { PaymentProvider } from '../payment-providers/provider.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import type { ClockCheck } from './clock-check.ts'
import type { Clock } from './clock.ts'
import type { PasswordHasher } from './password-hash.ts'

/** The dependencies of every feature, created once at start and passed as an argument. */
export type AppContext = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  /** Whether `clock` is plausible. */
  readonly clockCheck: ClockCheck
  readonly archive: Archive
  readonly channels: DeliveryChannels
  readonly providers: readonly PaymentProvider[]
  readonly feeds: readonly BankFeed[]
  readonly renderer: Renderer
  /** Each kind once, in the order in which the files of a document are listed. */
  readonly formats: readonly OutputFormat[]
  readonly passwords: PasswordHasher
  /** All HTTP requests of the server to others. */
  readonly outgoing: Outgoing
  readonly log: Logger
  /** Encrypts what people enter in Settings and no page shows again. */
  readonly secretBox: SecretBox
  /** The instance's key for MACs in links and tokens; never leaves the server. */
  readonly secret: Uint8Array
  /** Makes the job runner look for due jobs now instead of at its next poll. */
  readonly notifyJobRunner: () => void
}
