/** A fault that the operator can fix: the process prints the message without a stack and ends. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The message for the operator; PostgreSQL's own error is its cause. */
export function notOpened(dir: string, error: unknown): StartError {
  const full = error instanceof Error && /No space left|ENOSPC|quota/i.test(error.message)
  return new StartError(
    full
      ? `The database in ${dir} cannot be opened because the disk is full: make room, then start again.`
      : `The database in ${dir} cannot be opened: restore the last backup (npm run restore).`,
    { cause: error },
  )
}

/** The message for the operator, at the end of the process. */
export function lockLost(dataDir: string, path: string): string {
  return (
    `${path} was deleted or replaced while Bordereau was running, so it stops before another process can use ${dataDir}. ` +
    'Nothing that was saved is lost: start it again, and leave that file alone.'
  )
}
