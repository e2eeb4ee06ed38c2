import type { LocalDate } from '@bordereau/domain/date'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import type { TaxSettings } from '@bordereau/domain/tax/parties'
import { useSelected } from '@bordereau/ui/selected'
import { type ReadableStore, createStore } from '@bordereau/ui/store'
import { type ReactNode, createContext, useContext, useEffect, useState } from 'react'
import type { DecimalMark } from '../../format/number-input.ts'
import { draftPathOfCell } from './cells.ts'
import { type EditorState, unreadableKeys } from './draft-state.ts'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { useFindingMessage } from './finding-messages.ts'
import { type RefusedFields, refusedFieldsOf } from './refused-fields.ts'
import type { Saver } from './saver.ts'
import { type EditorStore, useEditorStore } from './store.ts'

/** The findings of the last check, held outside of React, so that a cell subscribes only to its own. */
export type FindingStore = ReadableStore<Findings> & {
  readonly showMissing: () => void
  /** Adds what the server found on an attempt to issue; it stays until the draft changes. */
  readonly report: (findings: readonly IssueFinding[]) => void
  /** Checks the draft now, without waiting for the next pause. */
  readonly check: () => Promise<void>
}

export type Findings = {
  /** False until the first check is done; the rules arrive after the canvas. */
  readonly isChecked: boolean
  readonly list: readonly IssueFinding[]
  /** Whether missing fields are shown on the canvas too: true after an attempt to issue. */
  readonly missingShown: boolean
  /** What was entered is not saved: the document is not ready, whatever the rules say. */
  readonly isUnsaved: boolean
}

export type Parties = TaxSettings & {
  readonly seller: PartyProfile
  readonly buyer: PartyProfile | null
  readonly bankAccount: BankAccount | null
  readonly today: LocalDate
}

const FindingContext = createContext<FindingStore | undefined>(undefined)
const PartiesContext = createContext<Parties | undefined>(undefined)

/** Checks the draft again right after each change is rendered. */
export function FindingProvider(props: {
  readonly parties: Parties
  /** Its refusals are findings, too. */
  readonly saver: Pick<Saver, 'state' | 'subscribe'>
  readonly children: ReactNode
}) {
  const { parties, saver, children } = props
  const editor = useEditorStore()
  const [findings] = useState(() => createFindings(editor, refusedFieldsOf(saver)))
  useEffect(() => findings.watch(parties), [findings, parties])
  return (
    <PartiesContext value={parties}>
      <FindingContext value={findings.store}>{children}</FindingContext>
    </PartiesContext>
  )
}

/** Seller, buyer and bank account of the draft. */
export function useParties(): Parties {
  const parties = useContext(PartiesContext)
  if (!parties) throw new Error('the editor’s finding provider is missing')
  return parties
}

export function useFindingStore(): FindingStore {
  const store = useContext(FindingContext)
  if (!store) throw new Error('the editor’s finding provider is missing')
  return store
}

export function useFindings(): readonly IssueFinding[] {
  return useSelected(useFindingStore(), ({ list }) => list)
}

/**
 * How many findings prevent issuing, undefined before the first check. What is not filled in yet is quiet until an attempt
 * to issue.
 */
export function useFatalFindings():
  | { readonly steps: number; readonly faults: number; readonly isReady: boolean }
  | undefined {
  const steps = useSelected(useFindingStore(), ({ list, missingShown }) =>
    missingShown ? 0 : list.filter(isStep).length,
  )
  const isChecked = useSelected(useFindingStore(), findings => findings.isChecked)
  const fatal = useFindings().filter(({ severity }) => severity === 'fatal').length
  const isUnsaved = useSelected(useFindingStore(), findings => findings.isUnsaved)
  if (!isChecked) return undefined
  return { steps, faults: fatal - steps, isReady: fatal === 0 && !isUnsaved }
}

/** Whether this finding is a field that is not filled in yet, before an attempt to issue. */
export function useIsStep(finding: IssueFinding): boolean {
  return useSelected(useFindingStore(), ({ missingShown }) => !missingShown && isStep(finding))
}

function isStep({ code, severity }: IssueFinding): boolean {
  return severity === 'fatal' && isMissingField(code)
}

/**
 * The message of the finding at a path, or inside it where the fields are in a dialog. A missing field has none until an
 * attempt to issue.
 */
export function useFieldError(path: string, where: 'at' | 'inside' = 'at'): string | undefined {
  const finding = useSelected(useFindingStore(), ({ list, missingShown }) => {
    const isHere = (at: string) => at === path || (where === 'inside' && at.startsWith(`${path}.`))
    const first = list.find(each => each.severity === 'fatal' && isHere(each.path))
    if (first === undefined || first.code === 'unreadable') return undefined
    return isMissingField(first.code) && !missingShown ? undefined : first
  })
  return useFindingMessage(finding)
}

export function isMissingField(code: string): boolean {
  return code.endsWith('_missing')
}

function createFindings(editor: EditorStore, refused: RefusedFields) {
  const { read, set, subscribe } = createStore<Findings>({
    isChecked: false,
    list: [],
    missingShown: false,
    isUnsaved: false,
  })
  let check = () => Promise.resolve()
  const store: FindingStore = {
    read,
    subscribe,
    showMissing: () => set({ ...read(), missingShown: true }),
    report(findings) {
      const { list } = read()
      const added = findings.filter(finding => !list.some(known => known.code === finding.code))
      set({ ...read(), list: [...list, ...added] })
    },
    check: () => check(),
  }
  function watch(parties: Parties): () => void {
    let cancel = () => {}
    const run = async () => {
      // The legal rules are a large chunk of code; the canvas is rendered before it arrives.
      const { draftFindings } = await import('@bordereau/einvoice/issue/draft-findings')
      const state = editor.read()
      const unreadable = unreadableCells(state, editor.decimalMark)
      const unreadablePaths = new Set(unreadable.map(({ path }) => path))
      // The text of such a cell cannot be read; that its number is missing is not reported as well.
      const found = draftFindings({ ...parties, draft: state.draft })
      const others = found.filter(({ path }) => !unreadablePaths.has(path))
      const next = [...unreadable, ...refused.findings(state.draft), ...others]
      const now = read()
      const isUnsaved = refused.isUnsaved()
      const isSame = now.isUnsaved === isUnsaved && sameFindings(now.list, next)
      if (!now.isChecked || !isSame) set({ ...now, isChecked: true, list: next, isUnsaved })
    }
    const schedule = () => {
      cancel()
      cancel = whenIdle(() => void run())
    }
    check = run
    void run()
    const stops = [editor.subscribe(schedule), refused.subscribe(schedule)]
    return () => {
      cancel()
      for (const stop of stops) stop()
    }
  }
  return { store, watch }
}

/** The check begins then at the latest, whatever else the browser has to do; a hidden window paints nothing. */
const LATEST_MS = 100

/**
 * Calls back once the change is painted and the browser has time: what was typed and its totals are seen before anything is
 * checked, and a key that follows at once does not wait for the check.
 */
function whenIdle(callback: () => void): () => void {
  let timer = setTimeout(callback, LATEST_MS)
  let idle: number | undefined
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function')
      idle = requestIdleCallback(callback, { timeout: LATEST_MS })
    else timer = setTimeout(callback, 0)
  })
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

function unreadableCells({ typed, draft }: EditorState, mark: DecimalMark): IssueFinding[] {
  return unreadableKeys(typed, mark).flatMap(key => {
    const path = draftPathOfCell(key, draft)
    return path === undefined
      ? []
      : [{ code: 'unreadable', path, severity: 'fatal', from: 'draft' } as const]
  })
}

function sameFindings(a: readonly IssueFinding[], b: readonly IssueFinding[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ code, path, named }, i) => {
      const other = b[i]
      return code === other?.code && path === other.path && named === other.named
    })
  )
}
