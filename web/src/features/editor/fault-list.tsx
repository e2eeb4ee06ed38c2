import type { LocalDate } from '@bordereau/domain/date'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DecimalMark } from './arithmetic.ts'
import { pathOfKey } from './cells.ts'
import { type EditorState, unreadable } from './draft-state.ts'
import type { EditorFault } from './faults.ts'
import { faultSentence } from './sentences.ts'
import { type EditorStore, useEditorStore } from './store.ts'

/** The faults of the draft as of a moment ago, kept outside of React: a cell hears only of its own. */
export type FaultStore = {
  readonly list: () => readonly EditorFault[]
  /** Whether faults of omission are shown on the paper too: once somebody tried to issue. */
  readonly insists: () => boolean
  readonly insist: () => void
  /** What the server found when it was asked to issue; it stands until the draft changes. */
  readonly report: (faults: readonly EditorFault[]) => void
  /** Checks what is on the paper now, without waiting for the next pause. */
  readonly check: () => Promise<void>
  readonly subscribe: (wake: () => void) => () => void
}

export type Parties = {
  readonly seller: PartyProfile
  readonly buyer: PartyProfile | null
  readonly bankAccount: BankAccount | null
  readonly today: LocalDate
}

const FaultContext = createContext<FaultStore | undefined>(undefined)

/** Checks the draft again right after each change is drawn. */
export function FaultProvider({ parties, children }: { parties: Parties; children: ReactNode }) {
  const editor = useEditorStore()
  const [faults] = useState(() => createFaults(editor))
  useEffect(() => faults.watch(parties), [faults, parties])
  return <FaultContext value={faults.store}>{children}</FaultContext>
}

export function useFaultStore(): FaultStore {
  const store = useContext(FaultContext)
  if (!store) throw new Error('a part of the editor stands outside of it')
  return store
}

export function useFaults(): readonly EditorFault[] {
  const store = useFaultStore()
  return useSyncExternalStore(store.subscribe, store.list)
}

/** What is wrong at a place of the paper, as a sentence. What is merely not yet filled in is not held against who writes. */
export function useFault(path: string): string | undefined {
  const store = useFaultStore()
  return useSyncExternalStore(store.subscribe, () => {
    const fault = store.list().find(each => each.path === path && each.severity === 'fatal')
    if (fault === undefined || fault.code === 'unreadable') return undefined
    return isOmission(fault.code) && !store.insists() ? undefined : faultSentence(fault)
  })
}

function isOmission(code: string): boolean {
  return code.endsWith('_missing')
}

function createFaults(editor: EditorStore) {
  let list: readonly EditorFault[] = []
  let insisted = false
  let check = () => Promise.resolve()
  const wakers = new Set<() => void>()
  const wake = () => {
    for (const waker of wakers) waker()
  }
  const store: FaultStore = {
    list: () => list,
    insists: () => insisted,
    insist() {
      insisted = true
      wake()
    },
    report(faults) {
      list = [...list, ...faults.filter(fault => !list.some(known => known.code === fault.code))]
      wake()
    },
    check: () => check(),
    subscribe(waker) {
      wakers.add(waker)
      return () => wakers.delete(waker)
    },
  }
  function watch(parties: Parties): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The laws' rules are no small piece of code; the paper is there before them.
    const rules = import('./faults.ts')
    const run = async () => {
      const { faultsOf } = await rules
      const state = editor.read()
      const bad = unreadableCells(state, editor.mark)
      const places = new Set(bad.map(({ path }) => path))
      // What is written there cannot be read: that it is missing need not be said too.
      const others = faultsOf({ ...parties, draft: state.draft }).filter(
        ({ path }) => !places.has(path),
      )
      const next = [...bad, ...others]
      if (same(list, next)) return
      list = next
      wake()
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void run(), QUIET_MS)
    }
    check = run
    void run()
    const stop = editor.subscribe(later)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }
  return { store, watch }
}

/** After the totals are drawn: all rules on a hundred lines take less than a millisecond. */
const QUIET_MS = 0

function unreadableCells({ typed, draft }: EditorState, mark: DecimalMark): EditorFault[] {
  return unreadable(typed, mark).flatMap(key => {
    const path = pathOfKey(key, draft)
    return path === undefined
      ? []
      : [{ code: 'unreadable', path, severity: 'fatal', from: 'draft' } as const]
  })
}

function same(a: readonly EditorFault[], b: readonly EditorFault[]): boolean {
  return (
    a.length === b.length &&
    a.every((fault, i) => fault.code === b[i]?.code && fault.path === b[i].path)
  )
}
