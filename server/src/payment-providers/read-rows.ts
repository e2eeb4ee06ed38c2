import * as z from 'zod'

/** What was read of a provider's list, and the rows that could not be read, which keep none of the others back. */
export type ReadRows<Found> = {
  readonly found: readonly Found[]
  readonly unreadable: readonly UnreadableRow[]
}

/** A row of a form that this version does not know: the provider's number of it, and what is wrong, for the log. */
export type UnreadableRow = { readonly reference: string; readonly reason: string }

/** Reads each row by itself. Any other error than one of the row's form is thrown, because a repetition may have none. */
export async function readRows<Row extends { readonly id: string }, Found>(
  rows: readonly Row[],
  read: (row: Row) => readonly Found[] | Promise<readonly Found[]>,
): Promise<ReadRows<Found>> {
  const found: Found[] = []
  const unreadable: UnreadableRow[] = []
  for (const row of rows) {
    try {
      found.push(...(await read(row)))
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      unreadable.push({ reference: row.id, reason: z.prettifyError(error) })
    }
  }
  return { found, unreadable }
}
