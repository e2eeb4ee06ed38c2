import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import type { Column } from './data-table.tsx'

/** The minimum width of a column in CSS pixels, and when it is hidden. */
export interface ColumnWidth {
  key: string
  width: number
  rank: number
}

export interface ColumnFit {
  /** Rows of two lines instead of columns. */
  stacked: boolean
  /** Keys of the columns without space. */
  unfit: ReadonlySet<string>
}

const ALL: ColumnFit = { stacked: false, unfit: new Set() }
const STACKED: ColumnFit = { stacked: true, unfit: new Set() }
/** Up to this width rows always have two lines: phones and tablets. */
const NARROW = '(max-width: 56.25em)'

export function rankOf({ rank, phone }: Pick<Column<unknown>, 'rank' | 'phone'>): number {
  return rank ?? (phone === undefined ? 1 : 0)
}

/**
 * Which columns to hide so that the others fit: those of the highest rank first, of equal rank the last one first.
 * Where those of rank 0 alone do not fit, rows have two lines.
 */
export function fitColumns(columns: readonly ColumnWidth[], available: number): ColumnFit {
  let needed = columns.reduce((sum, { width }) => sum + width, 0)
  const unfit = new Set<string>()
  for (const { key, width, rank } of columns.toReversed().toSorted((a, b) => b.rank - a.rank)) {
    if (needed <= available) break
    if (rank === 0) return STACKED
    needed -= width
    unfit.add(key)
  }
  return { stacked: false, unfit }
}

/**
 * Measures the columns whenever the rows or the available width change, before paint. Style sheets cannot do this: the
 * width of a column depends on its texts, so on the language and on the rows.
 */
export function useColumnFit<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
): ColumnFit & { frame: Ref<HTMLDivElement> } {
  const frame = useRef<HTMLDivElement>(null)
  const measured = useRef<number>(undefined)
  const [fit, setFit] = useState(ALL)
  const shown = columns.map(({ key }) => key).join(' ')
  const measure = useCallback(() => {
    const box = frame.current
    if (box === null) return
    measured.current = box.clientWidth
    const next = fitOf(box)
    setFit(former => (isSame(former, next) ? former : next))
  }, [])
  const isLoading = rows === undefined
  useLayoutEffect(measure, [measure, rows, shown])
  useLayoutEffect(() => {
    const box = frame.current
    const table = box?.querySelector('table')
    // The table of placeholders is another element than that of the rows.
    if (isLoading || !box || !table) return
    // The table also grows when its font is loaded.
    const observer = new ResizeObserver(() => {
      if (box.clientWidth !== measured.current || box.scrollWidth > box.clientWidth) measure()
    })
    observer.observe(box)
    observer.observe(table)
    return () => observer.disconnect()
  }, [measure, isLoading])
  return { ...fit, frame }
}

function fitOf(box: HTMLElement): ColumnFit {
  const table = box.querySelector('table')
  if (matchMedia(NARROW).matches || table === null) return STACKED
  const { layout } = table.dataset
  // Preserves the height of the page meanwhile, so that no browser scrolls it.
  box.style.height = `${box.offsetHeight}px`
  // All columns, each as narrow as its text allows.
  delete table.dataset['layout']
  table.style.width = '0'
  const widths = [...table.querySelectorAll('thead th')].map((head): ColumnWidth => {
    const { column, rank } = head instanceof HTMLElement ? head.dataset : {}
    const { width } = head.getBoundingClientRect()
    return { key: column ?? '', width, rank: Number(rank ?? 0) }
  })
  table.style.width = ''
  table.dataset['layout'] = layout
  box.style.height = ''
  return fitColumns(widths, box.clientWidth)
}

function isSame(a: ColumnFit, b: ColumnFit): boolean {
  const sameKeys = a.unfit.size === b.unfit.size && [...a.unfit].every(key => b.unfit.has(key))
  return a.stacked === b.stacked && sameKeys
}
