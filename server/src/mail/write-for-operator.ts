import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeliveryChannel, DeliveryServices } from '../delivery/channel.ts'
import type { AppContext } from '../lib/app-context.ts'
import { messageOf } from './message.ts'
import type { MailRow } from './store.ts'

/**
 * A message of the instance itself, such as a link to reset a password, is in no company's outbox. Without a mail
 * server it is written to a file for the operator, which only the process's user can read.
 */
export async function writeForOperator(
  context: AppContext,
  services: DeliveryServices,
  channel: DeliveryChannel,
  mail: MailRow,
): Promise<void> {
  const folder = join(context.config.dataDir, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await channel.fileOf(services, messageOf(mail))
  const path = join(folder, `${mail.kind}-${mail.id}.${file.extension}`)
  await writeFile(path, file.body, { mode: 0o600 })
  context.log.warn(
    { path },
    'no mail server is configured: a message of the instance was written to a file',
  )
}
