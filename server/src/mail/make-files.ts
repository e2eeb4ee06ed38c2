import { inWorkspace } from '../db/database.ts'
import type { Attachment, FileToMake } from '../delivery/channel.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { IsWanted } from './deliver.ts'
import { attachmentsOf, isMade, lacksFiles } from './message.ts'
import { type MailRow, changeMail, findMail, lockMail } from './store.ts'

/** A FileResponse whose bytes are in memory. */
export type MadeFile = {
  readonly body: Uint8Array
  readonly fileName: string
  readonly mediaType: string
}

/** Makes a file that a message is to have, outside any transaction; undefined where nothing is left to make it of. */
export type MakeFile = (
  context: AppContext,
  mail: MailRow,
  file: FileToMake,
) => Promise<MadeFile | undefined>

/**
 * Makes what a queued message still lacks and writes it into the message, before an attempt begins. Nothing has been sent
 * by then, so that a crash only means to make it again.
 */
export async function makeFiles(
  context: AppContext,
  { workspaceId, mailId }: { readonly workspaceId: string; readonly mailId: string },
  { makeFile, isWanted }: { readonly makeFile: MakeFile; readonly isWanted: IsWanted },
): Promise<void> {
  const scope = { workspaceId }
  const mail = await inWorkspace(context.db, scope, async tx => {
    const found = await findMail(tx, workspaceId, mailId)
    if (found?.status !== 'queued' || !lacksFiles(found)) return undefined
    return (await isWanted(tx, found, context.clock.now())) ? found : undefined
  })
  if (!mail) return
  const attachments: Attachment[] = []
  for (const file of attachmentsOf(mail)) {
    const made = isMade(file) ? file : await stored(context, await makeFile(context, mail, file))
    if (made) attachments.push(made)
  }
  await inWorkspace(context.db, scope, async tx => {
    const now = await lockMail(tx, workspaceId, mailId)
    // Another job of the same message may have been faster.
    if (now && lacksFiles(now))
      await changeMail(tx, now, { attachments: JSON.stringify(attachments) })
  })
}

async function stored(
  context: AppContext,
  file: MadeFile | undefined,
): Promise<Attachment | undefined> {
  if (!file) return undefined
  const { body, fileName, mediaType } = file
  return { sha256: await context.archive.store(body), name: fileName, mediaType }
}
