import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import type { DocumentAllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { type DecimalMark, evaluate } from './arithmetic.ts'
import { type NumberCell, at, keyOf, withLine, writeCell } from './cells.ts'

/** What is on the paper: the draft, and the text of the number cells whose text says more than their number. */
export type EditorState = {
  readonly draft: Draft
  /** By keyOf(cell): as typed, kept while the cell is edited, and longer where it cannot be read. */
  readonly typed: Readonly<Record<string, string>>
}

export type History = {
  readonly past: readonly EditorState[]
  readonly present: EditorState
  readonly future: readonly EditorState[]
  /** What the last change was to, and when (ms): typing on in the same place within a second is one step. */
  readonly group: { readonly key: string; readonly at: number } | null
}

type Instant = { readonly at: number }
export type EditorAction =
  | ({ readonly do: 'set'; readonly patch: Partial<Draft> } & Instant)
  | ({
      readonly do: 'setLine'
      readonly line: string
      readonly patch: Partial<DraftLine>
    } & Instant)
  | ({
      readonly do: 'type'
      readonly cell: NumberCell
      readonly text: string
      readonly mark: DecimalMark
    } & Instant)
  /** The cell was left: a readable text gives way to its number. */
  | { readonly do: 'leave'; readonly cell: NumberCell; readonly mark: DecimalMark }
  /** After the named line, or at the end. */
  | { readonly do: 'addLines'; readonly after: string | null; readonly lines: readonly NewLine[] }
  | { readonly do: 'removeLine'; readonly line: string }
  | { readonly do: 'duplicateLine'; readonly line: string; readonly newId: string }
  | { readonly do: 'moveLine'; readonly line: string; readonly by: number }
  | { readonly do: 'addEntry'; readonly entry: DocumentAllowanceCharge }
  | ({
      readonly do: 'setEntry'
      readonly index: number
      readonly patch: Partial<DocumentAllowanceCharge>
    } & Instant)
  | { readonly do: 'removeEntry'; readonly index: number }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  /** Another document takes its place (loaded anew): history begins anew too. */
  | { readonly do: 'load'; readonly draft: Draft }

/** A line with the text of its numbers where they could not be read, as a paste brings them. */
export type NewLine = {
  readonly line: DraftLine
  readonly typed?: Readonly<Partial<Record<'quantity' | 'price', string>>>
}

const STEPS_KEPT = 200
const PAUSE_MS = 1000

export function beginEditing(draft: Draft): History {
  return { past: [], present: { draft, typed: {} }, future: [], group: null }
}

export function edit(history: History, action: EditorAction): History {
  switch (action.do) {
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
    case 'load':
      return beginEditing(action.draft)
    case 'leave': {
      const present = left(history.present, action)
      return present === history.present ? history : { ...history, present, group: null }
    }
    default: {
      const present = changed(history.present, action)
      if (present === history.present) return history
      return step(history, present, groupOf(action))
    }
  }
}

/** The keys of the cells whose text is no number. */
export function unreadable(typed: EditorState['typed'], mark: DecimalMark): readonly string[] {
  return Object.keys(typed).filter(key => !isReadable(typed[key] ?? '', mark))
}

export function isReadable(text: string, mark: DecimalMark): boolean {
  return text.trim() === '' || evaluate(text, mark) !== undefined
}

type Change = Exclude<EditorAction, { do: 'undo' | 'redo' | 'load' | 'leave' }>

function changed(state: EditorState, action: Change): EditorState {
  switch (action.do) {
    case 'set':
      return { ...state, draft: { ...state.draft, ...action.patch } }
    case 'setLine':
      return setLine(state, action.line, action.patch)
    case 'type':
      return typeInto(state, action)
    case 'addLines':
      return addLines(state, action.after, action.lines)
    case 'removeLine':
      return {
        draft: { ...state.draft, lines: state.draft.lines.filter(({ id }) => id !== action.line) },
        typed: without(state.typed, `line.${action.line}.`),
      }
    case 'duplicateLine':
      return duplicateLine(state, action.line, action.newId)
    case 'moveLine':
      return moveLine(state, action.line, action.by)
    case 'addEntry':
      return withEntries(state, [...state.draft.allowancesCharges, action.entry])
    case 'setEntry': {
      const entries = at(state.draft.allowancesCharges, action.index, entry => ({
        ...entry,
        ...action.patch,
      }))
      const dropped = action.patch.value
        ? without(state.typed, `entry.${action.index}.`)
        : state.typed
      return { draft: { ...state.draft, allowancesCharges: entries }, typed: dropped }
    }
    case 'removeEntry':
      return {
        draft: {
          ...state.draft,
          allowancesCharges: state.draft.allowancesCharges.filter((_, i) => i !== action.index),
        },
        typed: without(state.typed, 'entry.'),
      }
  }
}

function typeInto(
  state: EditorState,
  { cell, text, mark }: Extract<EditorAction, { do: 'type' }>,
): EditorState {
  const { draft, typed } = state
  // A last keystroke may arrive after its row has gone.
  if ('line' in cell && !draft.lines.some(({ id }) => id === cell.line)) return state
  const value = text.trim() === '' ? null : (evaluate(text, mark) ?? null)
  return { draft: writeCell(draft, cell, value), typed: { ...typed, [keyOf(cell)]: text } }
}

function left(
  state: EditorState,
  { cell, mark }: Extract<EditorAction, { do: 'leave' }>,
): EditorState {
  const key = keyOf(cell)
  const text = state.typed[key]
  if (text === undefined || !isReadable(text, mark)) return state
  return { ...state, typed: without(state.typed, key) }
}

function setLine(state: EditorState, id: string, patch: Partial<DraftLine>): EditorState {
  const stale = [
    ...('quantity' in patch ? [`line.${id}.quantity`] : []),
    ...('price' in patch ? [`line.${id}.price`] : []),
    ...('priceBaseQuantity' in patch ? [`line.${id}.priceBaseQuantity`] : []),
    ...('tax' in patch ? [`line.${id}.rate`] : []),
    ...('allowancesCharges' in patch ? [`line.${id}.entry.`] : []),
  ]
  return {
    draft: withLine(state.draft, id, line => ({ ...line, ...patch })),
    typed: stale.reduce(without, state.typed),
  }
}

function addLines(
  { draft, typed }: EditorState,
  after: string | null,
  added: readonly NewLine[],
): EditorState {
  const found = draft.lines.findIndex(({ id }) => id === after)
  const index = found < 0 ? draft.lines.length : found + 1
  const texts = added.flatMap(({ line, typed: texts = {} }) =>
    Object.entries(texts).map(([field, text]) => [`line.${line.id}.${field}`, text] as const),
  )
  return {
    draft: { ...draft, lines: draft.lines.toSpliced(index, 0, ...added.map(({ line }) => line)) },
    typed: texts.length === 0 ? typed : { ...typed, ...Object.fromEntries(texts) },
  }
}

function duplicateLine({ draft, typed }: EditorState, id: string, newId: string): EditorState {
  const index = draft.lines.findIndex(line => line.id === id)
  const line = draft.lines[index]
  if (line === undefined) return { draft, typed }
  const [from, to] = [`line.${id}.`, `line.${newId}.`]
  const texts = Object.entries(typed).flatMap(([key, text]) =>
    key.startsWith(from) ? [[to + key.slice(from.length), text] as const] : [],
  )
  return {
    draft: { ...draft, lines: draft.lines.toSpliced(index + 1, 0, { ...line, id: newId }) },
    typed: { ...typed, ...Object.fromEntries(texts) },
  }
}

function moveLine(state: EditorState, id: string, by: number): EditorState {
  const { lines } = state.draft
  const from = lines.findIndex(line => line.id === id)
  const to = Math.max(0, Math.min(lines.length - 1, from + by))
  const line = lines[from]
  if (line === undefined || from === to) return state
  const moved = lines.toSpliced(from, 1).toSpliced(to, 0, line)
  return { ...state, draft: { ...state.draft, lines: moved } }
}

function withEntries(
  state: EditorState,
  allowancesCharges: readonly DocumentAllowanceCharge[],
): EditorState {
  return { ...state, draft: { ...state.draft, allowancesCharges } }
}

/** A key that ends in a dot stands for all that begin with it. */
function without(typed: EditorState['typed'], key: string): EditorState['typed'] {
  const goes = (other: string) => (key.endsWith('.') ? other.startsWith(key) : other === key)
  if (!Object.keys(typed).some(goes)) return typed
  return Object.fromEntries(Object.entries(typed).filter(([other]) => !goes(other)))
}

function groupOf(action: Change): History['group'] {
  switch (action.do) {
    case 'type':
      return { key: keyOf(action.cell), at: action.at }
    case 'set':
      return { key: `set.${Object.keys(action.patch).join()}`, at: action.at }
    case 'setLine':
      return { key: `${action.line}.${Object.keys(action.patch).join()}`, at: action.at }
    case 'setEntry':
      return { key: `entry.${action.index}.${Object.keys(action.patch).join()}`, at: action.at }
    default:
      return null
  }
}

function step(history: History, present: EditorState, group: History['group']): History {
  const last = history.group
  const goesOn =
    group !== null && last !== null && last.key === group.key && group.at - last.at < PAUSE_MS
  const past = goesOn ? history.past : [...history.past.slice(1 - STEPS_KEPT), history.present]
  return { past, present, future: [], group }
}

function undo({ past, present, future }: History): History {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, group: null }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], group: null }
}

function redo({ past, present, future }: History): History {
  const [after, ...rest] = future
  if (after === undefined) return { past, present, future, group: null }
  return { past: [...past, present], present: after, future: rest, group: null }
}
