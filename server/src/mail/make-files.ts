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
  const attachments = await madeFiles(context, attachmentsOf(mail), file =>
    makeFile(context, mail, file),
  )
  await inWorkspace(context.db, scope, async tx => {
    const now = await lockMail(tx, workspaceId, mailId)
    // Another job of the same message may have been faster.
    if (now && lacksFiles(now))
      await changeMail(tx, now, { attachments: JSON.stringify(attachments) })
  })
}

/** The files of a message with those that are made now; where these leave no room, without what the PDF contains anyway. */
async function madeFiles(
  { archive }: AppContext,
  files: readonly (Attachment | FileToMake)[],
  make: (file: FileToMake) => Promise<MadeFile | undefined>,
): Promise<readonly Attachment[]> {
  const attachments: Attachment[] = []
  let isTooLarge = false
  for (const file of files) {
    const made = isMade(file) ? undefined : await make(file)
    if (isMade(file)) attachments.push(file)
    else if (made) {
      const { body, fileName, mediaType } = made
      isTooLarge ||= body.length > (file.room ?? Infinity)
      attachments.push({ sha256: await archive.store(body), name: fileName, mediaType })
    }
  }
  return isTooLarge ? attachments.filter(({ isInsidePdf }) => isInsidePdf !== true) : attachments
}
