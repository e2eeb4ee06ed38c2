import { attachmentBytes } from '@bordereau/domain/invoice/attachments'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { newPayLink } from '../document/pay-link.ts'
import { type ComposedIssue, composeIssue } from './compose-issue.ts'
import type { QueuedRequest, Settled } from './issue-request.ts'
import { type DocumentFile, type WrittenFile, writeFiles } from './make-documents.ts'
import { type SeriesState, type TakenNumber, takeNumber } from './series-state.ts'

/** A request in a group, with what it is settled by. */
export type Member = {
  readonly request: QueuedRequest
  readonly settle: (outcome: Settled) => void
  readonly fail: (error: unknown) => void
  files?: MemberFiles
}

/** A member's document as it is made for a number and an instant; another number needs other files. */
type MemberFiles = {
  readonly taken: TakenNumber
  readonly at: Date
  readonly made: Promise<Made>
  stored: readonly DocumentFile[] | undefined
}

type Made = { readonly composed: ComposedIssue; readonly written: readonly WrittenFile[] }

/** A member with the number that it takes. */
export type Planned = { readonly member: Member; readonly taken: TakenNumber }

/**
 * Makes the document of a member, unless it is being made for the same number already and not for an instant before
 * `notBefore`. Whether it succeeds is seen when its group waits for it.
 */
export function beginFiles({ member, taken }: Planned, notBefore: Date): MemberFiles {
  const known = member.files
  if (known?.taken.number === taken.number && known.at >= notBefore) return known
  const now = member.request.context.clock.now()
  // The clock may have been set back.
  const at = now < notBefore ? notBefore : now
  const made = make(member, taken, at)
  made.catch(() => undefined)
  const begun: MemberFiles = { taken, at, made, stored: undefined }
  member.files = begun
  return begun
}

/** Of a member whose document was begun. */
export function filesOf({ files }: Member): MemberFiles {
  if (!files) throw new Error('the files of a document were not begun')
  return files
}

async function make({ request }: Member, taken: TakenNumber, at: Date): Promise<Made> {
  const { context, checked, priority, series } = request
  const payLink = newPayLink(context, series.workspaceId, checked.draft)
  const composed = composeIssue(checked, taken.number, at, payLink)
  return { composed, written: await writeFiles(context, composed, priority) }
}

/** How far documents are made ahead of the group that is being issued: they are in memory together. */
const MAX_AHEAD = 32
const MAX_AHEAD_LINES = 3_000

/**
 * Makes the documents of members that wait behind a group, with the numbers they take if every document before them is
 * issued: so processors typeset while the group is written and committed. Where one before is not, they are made again.
 */
export function makeAhead(waiting: readonly Member[], after: SeriesState, notBefore: Date): void {
  let [state, floor, lines] = [after, notBefore, 0]
  for (const member of waiting.slice(0, MAX_AHEAD)) {
    const { context, checked, confirmDateJump } = member.request
    lines += weightOf(checked.draft)
    const decided = takeNumber(context, state, checked, confirmDateJump, NONE)
    // Its own group decides on the refusal.
    if (!decided.ok || lines > MAX_AHEAD_LINES) return
    floor = beginFiles({ member, taken: decided.value.taken }, floor).at
    state = decided.value.after
  }
}

/** How much memory a document needs while it is made, in lines; its attached files are in it, in its PDF and in its XML. */
export function weightOf({ lines, attachments = [] }: Draft): number {
  return lines.length + Math.ceil(attachmentBytes(attachments) / BYTES_PER_LINE)
}

/** So that the files of a group or of what is made ahead are together as large as those of one document may be. */
const BYTES_PER_LINE = 2_000

const NONE: ReadonlySet<string> = new Set()
