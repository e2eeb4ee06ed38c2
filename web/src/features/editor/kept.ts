import { draft as draftShape } from '@bordereau/contract/draft'
import type { Draft } from '@bordereau/domain/invoice/draft'
import * as z from 'zod/mini'
import type { EditorState } from './draft-state.ts'

/** Work on a draft that the server has not got, kept in this browser. */
export type KeptDraft = {
  readonly version: number
  readonly draft: Draft
  readonly typed: EditorState['typed']
}

const shape = z.object({
  version: z.number(),
  draft: draftShape,
  typed: z.record(z.string(), z.string()),
})

const keyFor = (invoiceId: string) => `bordereau.draft.${invoiceId}`

/** Storage may be full or forbidden; then nothing is kept, and the state line still says that nothing is saved. */
export const keptDrafts = {
  read(invoiceId: string): KeptDraft | undefined {
    try {
      const read = shape.safeParse(JSON.parse(localStorage.getItem(keyFor(invoiceId)) ?? 'null'))
      return read.success ? read.data : undefined
    } catch {
      return undefined
    }
  },
  write(invoiceId: string, kept: KeptDraft): void {
    try {
      localStorage.setItem(keyFor(invoiceId), JSON.stringify(kept))
    } catch {
      // See above.
    }
  },
  forget(invoiceId: string): void {
    try {
      localStorage.removeItem(keyFor(invoiceId))
    } catch {
      // See above.
    }
  },
}
