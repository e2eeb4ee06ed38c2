import type { Draft, DraftAllowanceCharge, DraftLine } from '@bordereau/domain/invoice/draft'
import { keepLines, withHeading } from '@bordereau/domain/invoice/sections'
import { type DecimalMark, evaluate } from '../../format/number-input.ts'
import { type NumberCell, cellKey, hasNumber, replaceAt, updateLine, writeCell } from './cells.ts'
import { moveLine, moveSection, placeLine } from './move-line.ts'

/** The draft, and the texts of number cells where the text differs from the number. */
export type EditorState = {
  readonly draft: Draft
  /** By cellKey(cell): the typed text, present while the cell is edited, and afterwards while it is not readable. */
  readonly typed: Readonly<Record<string, string>>
}

export type History = {
  readonly past: readonly EditorState[]
  readonly present: EditorState
  readonly future: readonly EditorState[]
  /** Target and time (ms) of the last change: changes of the same target within a second are one undo step. */
  readonly group: { readonly key: string; readonly at: number } | null
}

type Timed = { readonly at: number }
export type EditorAction =
  | ({ readonly do: 'set'; readonly patch: Partial<Draft> } & Timed)
  | ({
      readonly do: 'setLine'
      readonly line: string
      readonly patch: Partial<DraftLine>
    } & Timed)
  | ({
      readonly do: 'type'
      readonly cell: NumberCell
      readonly text: string
      readonly decimalMark: DecimalMark
    } & Timed)
  /** The cell lost the focus: a readable text is replaced by its number. */
  | { readonly do: 'leave'; readonly cell: NumberCell; readonly decimalMark: DecimalMark }
  /** Inserts after the line with this id, or at the end. */
  | { readonly do: 'addLines'; readonly after: string | null; readonly lines: readonly NewLine[] }
  | { readonly do: 'removeLine'; readonly line: string }
  | { readonly do: 'duplicateLine'; readonly line: string; readonly newId: string }
  | { readonly do: 'moveLine' | 'moveSection'; readonly line: string; readonly by: -1 | 1 }
  | {
      readonly do: 'placeLine'
      readonly line: string
      readonly target: string
      readonly side: 'before' | 'after'
    }
  | { readonly do: 'addAllowanceCharge'; readonly allowanceCharge: DraftAllowanceCharge }
  | ({
      readonly do: 'setAllowanceCharge'
      readonly index: number
      readonly patch: Partial<DraftAllowanceCharge>
    } & Timed)
  | { readonly do: 'removeAllowanceCharge'; readonly index: number }
  /** Several changes as one step of undo. */
  | { readonly do: 'each'; readonly actions: readonly Change[] }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  /** Replaces the draft by another version and clears the history; texts remain where the number that they stand for does. */
  | { readonly do: 'load'; readonly draft: Draft; readonly decimalMark: DecimalMark }

/** A line, with the texts of its numbers where pasted text was not readable. */
export type NewLine = {
  readonly line: DraftLine
  readonly typed?: Readonly<Partial<Record<'quantity' | 'price', string>>>
}

const MAX_STEPS = 200
const GROUP_MS = 1000

/** `typed`: the texts of number cells that were left without a readable number, of an earlier visit. */
export function initialHistory(draft: Draft, typed: EditorState['typed'] = {}): History {
  return { past: [], present: { draft, typed }, future: [], group: null }
}

export function reduceHistory(history: History, action: EditorAction): History {
  switch (action.do) {
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
    case 'load':
      return initialHistory(
        action.draft,
        fittingTexts(history.present.typed, action.draft, action.decimalMark),
      )
    case 'leave': {
      const present = leaveCell(history.present, action)
      return present === history.present ? history : { ...history, present, group: null }
    }
    default: {
      const present = applyChange(history.present, action)
      if (present === history.present) return history
      return pushStep(history, present, groupOf(action))
    }
  }
}

/** The keys of the cells whose text is not a number. */
export function unreadableKeys(
  typed: EditorState['typed'],
  decimalMark: DecimalMark,
): readonly string[] {
  return Object.keys(unreadableTexts(typed, decimalMark))
}

/** The texts that are not numbers. */
export function unreadableTexts(
  typed: EditorState['typed'],
  decimalMark: DecimalMark,
): EditorState['typed'] {
  return keepTexts(typed, key => !isReadable(typed[key] ?? '', decimalMark))
}

/** The texts whose cells the draft has, with the number of the text. */
export function fittingTexts(
  typed: EditorState['typed'],
  draft: Draft,
  decimalMark: DecimalMark,
): EditorState['typed'] {
  return keepTexts(typed, key =>
    hasNumber(draft, key, evaluate(typed[key] ?? '', decimalMark) ?? null),
  )
}

function keepTexts(
  typed: EditorState['typed'],
  isKept: (key: string) => boolean,
): EditorState['typed'] {
  return Object.fromEntries(Object.entries(typed).filter(([key]) => isKept(key)))
}

export function isReadable(text: string, decimalMark: DecimalMark): boolean {
  return text.trim() === '' || evaluate(text, decimalMark) !== undefined
}

/** An action that changes the draft as one step of undo. */
export type Change = Exclude<EditorAction, { do: 'undo' | 'redo' | 'load' | 'leave' }>

function applyChange(state: EditorState, action: Change): EditorState {
  switch (action.do) {
    case 'each':
      return action.actions.reduce(applyChange, state)
    case 'set':
      return { ...state, draft: { ...state.draft, ...action.patch } }
    case 'setLine':
      return setLine(state, action.line, action.patch)
    case 'type':
      return typeText(state, action)
    case 'addLines':
      return addLines(state, action.after, action.lines)
    case 'removeLine':
      return {
        draft: {
          ...state.draft,
          lines: keepLines(state.draft.lines, ({ id }) => id !== action.line),
        },
        typed: withoutKey(state.typed, `line.${action.line}.`),
      }
    case 'duplicateLine':
      return duplicateLine(state, action.line, action.newId)
    case 'moveLine':
      return withLines(state, moveLine(state.draft.lines, action.line, action.by))
    case 'moveSection':
      return withLines(state, moveSection(state.draft.lines, action.line, action.by))
    case 'placeLine':
      return withLines(state, placeLine(state.draft.lines, action.line, action))
    case 'addAllowanceCharge':
      return withAllowancesCharges(state, [
        ...state.draft.allowancesCharges,
        action.allowanceCharge,
      ])
    case 'setAllowanceCharge': {
      const allowancesCharges = replaceAt(state.draft.allowancesCharges, action.index, former => ({
        ...former,
        ...action.patch,
      }))
      const typed = action.patch.value
        ? withoutKey(state.typed, `entry.${action.index}.`)
        : state.typed
      return { draft: { ...state.draft, allowancesCharges }, typed }
    }
    case 'removeAllowanceCharge':
      return {
        draft: {
          ...state.draft,
          allowancesCharges: state.draft.allowancesCharges.filter((_, i) => i !== action.index),
        },
        typed: withoutKey(state.typed, 'entry.'),
      }
  }
}

function typeText(
  state: EditorState,
  { cell, text, decimalMark }: Extract<EditorAction, { do: 'type' }>,
): EditorState {
  const { draft, typed } = state
  // A last keystroke may arrive after its line was removed.
  if ('line' in cell && !draft.lines.some(({ id }) => id === cell.line)) return state
  const value = evaluate(text, decimalMark) ?? null
  return { draft: writeCell(draft, cell, value), typed: { ...typed, [cellKey(cell)]: text } }
}

function leaveCell(
  state: EditorState,
  { cell, decimalMark }: Extract<EditorAction, { do: 'leave' }>,
): EditorState {
  const key = cellKey(cell)
  const text = state.typed[key]
  if (text === undefined || !isReadable(text, decimalMark)) return state
  return { ...state, typed: withoutKey(state.typed, key) }
}

function setLine(state: EditorState, id: string, patch: Partial<DraftLine>): EditorState {
  const staleKeys = [
    ...('quantity' in patch ? [`line.${id}.quantity`] : []),
    ...('price' in patch ? [`line.${id}.price`] : []),
    ...('priceBaseQuantity' in patch ? [`line.${id}.priceBaseQuantity`] : []),
    ...('tax' in patch ? [`line.${id}.rate`] : []),
    ...('allowancesCharges' in patch ? [`line.${id}.entry.`] : []),
  ]
  return {
    draft: updateLine(state.draft, id, line => ({ ...line, ...patch })),
    typed: staleKeys.reduce(withoutKey, state.typed),
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
  const copy = withHeading({ ...line, id: newId }, undefined)
  const [from, to] = [`line.${id}.`, `line.${newId}.`]
  const texts = Object.entries(typed).flatMap(([key, text]) =>
    key.startsWith(from) ? [[to + key.slice(from.length), text] as const] : [],
  )
  return {
    draft: { ...draft, lines: draft.lines.toSpliced(index + 1, 0, copy) },
    typed: { ...typed, ...Object.fromEntries(texts) },
  }
}

function withLines(state: EditorState, lines: Draft['lines']): EditorState {
  return lines === state.draft.lines ? state : { ...state, draft: { ...state.draft, lines } }
}

function withAllowancesCharges(
  state: EditorState,
  allowancesCharges: readonly DraftAllowanceCharge[],
): EditorState {
  return { ...state, draft: { ...state.draft, allowancesCharges } }
}

/** Removes a key; one that ends in a dot removes all keys that begin with it. */
function withoutKey(typed: EditorState['typed'], key: string): EditorState['typed'] {
  const isRemoved = (other: string) => (key.endsWith('.') ? other.startsWith(key) : other === key)
  if (!Object.keys(typed).some(isRemoved)) return typed
  return keepTexts(typed, other => !isRemoved(other))
}

function groupOf(action: Change): History['group'] {
  switch (action.do) {
    case 'type':
      return { key: cellKey(action.cell), at: action.at }
    case 'set':
      return { key: `set.${Object.keys(action.patch).join()}`, at: action.at }
    case 'setLine':
      return { key: `${action.line}.${Object.keys(action.patch).join()}`, at: action.at }
    case 'setAllowanceCharge':
      return { key: `entry.${action.index}.${Object.keys(action.patch).join()}`, at: action.at }
    default:
      return null
  }
}

function pushStep(history: History, present: EditorState, group: History['group']): History {
  const last = history.group
  const continuesGroup =
    group !== null && last !== null && last.key === group.key && group.at - last.at < GROUP_MS
  const past = continuesGroup
    ? history.past
    : [...history.past.slice(1 - MAX_STEPS), history.present]
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
