import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Checkbox } from '../field/toggle.tsx'
import { Icon } from '../icon/icon.tsx'
import { useLocale } from '../locale.tsx'
import { numberFormat } from '../number-format.tsx'
import { Popover } from '../overlay/popover.tsx'
import { useTexts } from '../texts.tsx'
import { useEscape } from './escape.ts'
import css from './table.module.css'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageSize: number
  /** Of all pages. */
  total: number
  onPage: (page: number) => void
}

/** The range of the rows, with links to the next and previous page. */
export function Pagination({ page, pageSize, total, onPage }: PaginationProps) {
  const texts = useTexts()
  const { tag } = useLocale()
  const say = numberFormat(tag)
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  return (
    <nav className={css.pages} aria-label={texts.pagination}>
      <output className="tabular">{texts.pageRange(say(from), say(to), say(total))}</output>
      <IconButton
        size="sm"
        icon="chevron-left"
        label={texts.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        size="sm"
        icon="chevron-right"
        label={texts.nextPage}
        disabled={to >= total}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}

export interface FilterChip {
  key: string
  /** The filtered property: "Customer". */
  label: string
  /** Its value as text; undefined while the filter is off. */
  value?: string | undefined
  /** The form of the filter, which may be a lazy component; `close` closes it. */
  renderForm: (close: () => void) => ReactNode
  onClear: () => void
}

export interface FilterChipsProps {
  chips: readonly FilterChip[]
  onClearAll?: () => void
}

/** Filters as chips: dashed while off, filled with their value while on. */
export function FilterChips({ chips, onClearAll }: FilterChipsProps) {
  const texts = useTexts()
  const some = chips.some(chip => chip.value !== undefined)
  return (
    <fieldset className={css.chips}>
      <legend className="visually-hidden">{texts.filters}</legend>
      {chips.map(chip => (
        <Chip key={chip.key} chip={chip} />
      ))}
      {some && onClearAll !== undefined && (
        <Button look="quiet" size="sm" onClick={onClearAll}>
          {texts.clearFilters}
        </Button>
      )}
    </fieldset>
  )
}

function Chip({ chip }: { chip: FilterChip }) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const set = chip.value !== undefined
  const opener = (
    <button
      type="button"
      className={css.chipOpen}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {!set && <Icon name="plus" size="sm" />}
      {set ? `${chip.label}: ${chip.value}` : chip.label}
    </button>
  )
  return (
    <span className={css.chip} data-set={set || undefined}>
      <Popover open={open} onOpenChange={setOpen} target={opener} trapFocus label={chip.label}>
        <Suspense fallback={null}>{chip.renderForm(() => setOpen(false))}</Suspense>
      </Popover>
      {set && (
        <button
          type="button"
          className={css.chipRemove}
          aria-label={texts.removeFilter(chip.label)}
          onClick={chip.onClear}
        >
          <Icon name="x" size="sm" />
        </button>
      )}
    </span>
  )
}

export interface SelectionBarProps {
  count: number
  onClear: () => void
  /** Buttons of bulk actions. */
  children: ReactNode
}

/** Slides in at the bottom while rows are selected; Esc clears the selection. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const texts = useTexts()
  useEscape(count > 0, onClear)
  if (count === 0) return null
  return (
    <div className={css.selection}>
      <section className={css.selectionBar} aria-label={texts.selected(count)}>
        <output className={`${css.selectionCount} tabular`}>{texts.selected(count)}</output>
        <div className={css.selectionActs}>{children}</div>
        <IconButton icon="x" label={texts.clear} onClick={onClear} />
      </section>
    </div>
  )
}

export interface ColumnChooserProps {
  columns: readonly { key: string; head: string }[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** The choice of visible columns. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const opener = (
    <IconButton
      icon="columns"
      label={texts.columns}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    />
  )
  function toggle(key: string, shown: boolean): void {
    const next = new Set(hidden)
    if (shown) next.delete(key)
    else next.add(key)
    onChange(next)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      target={opener}
      align="end"
      trapFocus
      label={texts.columns}
    >
      <div className={css.chooser}>
        {columns.map(column => (
          <Checkbox
            key={column.key}
            label={column.head}
            checked={!hidden.has(column.key)}
            onChange={shown => toggle(column.key, shown)}
          />
        ))}
      </div>
    </Popover>
  )
}
