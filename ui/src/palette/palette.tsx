import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal as MantineModal } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { Scope } from '../mantine/scope.tsx'
import frame from '../overlay/overlay.module.css'
import { useTexts } from '../texts.tsx'
import css from './palette.module.css'
import { piecesOf } from './rank.tsx'
import type { Findable } from './rank.tsx'

export interface PaletteItem extends Findable {
  key: string
  icon?: IconName
  /** Another image than an icon: a flag, a logo. */
  picture?: ReactNode
  /** At the end of the line: an amount, a status. */
  end?: ReactNode
  /** Its shortcut. */
  keys?: string | undefined
  /** A link: it can be opened in another tab, and the focus moves to the new page. */
  href?: string
  onChoose: () => void
}

export interface PaletteGroup {
  key: string
  label: string
  items: readonly PaletteItem[]
}

export interface PaletteProps {
  open: boolean
  onClose: () => void
  /** Accessible name of the palette and of its field. */
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  /** The matches (`rank`), in display order. */
  groups: readonly PaletteGroup[]
  /** A search is still running. */
  busy?: boolean
  /** Announced when it changes: the number of matches. */
  status: string
  /** Above the list: that a search failed. */
  notice?: ReactNode
  /** Instead of the list without matches. */
  nothing: ReactNode
  /** Below: help on the keys. */
  foot?: ReactNode
}

/** A search field over a list of commands and records: typing filters, arrows select, Enter opens. */
export function Palette(props: PaletteProps) {
  const { leaves } = useFocusBack(props.open)
  return (
    <Scope>
      <MantineModal
        opened={props.open}
        onClose={props.onClose}
        withCloseButton={false}
        size="42rem"
        yOffset="12dvh"
        returnFocus={false}
        lockScroll={false}
        zIndex="var(--z-modal)"
        transitionProps={motion}
        attributes={{ content: { 'aria-label': props.label } }}
        classNames={{
          overlay: frame.backdrop,
          inner: `${css.inner} no-print`,
          content: `${frame.content} ${css.content}`,
          body: css.body,
        }}
      >
        {props.open && <Body {...props} onLeave={leaves} />}
      </MantineModal>
    </Scope>
  )
}

/**
 * Returns the focus to where it was, except after following a link: the new page takes it then. Mantine would record
 * the former focus only after the field has it already: the field takes it as soon as it is rendered, so that no letter
 * typed right after the shortcut is lost.
 */
function useFocusBack(open: boolean): { leaves: () => void } {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)
  const left = useRef(false)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setOpener(document.activeElement)
  }
  useEffect(() => {
    if (!open) return
    left.current = false
    return () => {
      if (!left.current && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open, opener])
  return {
    leaves: () => {
      left.current = true
    },
  }
}

const motion = { transition: 'fade', duration: 120 } as const
const PAGE = 6

type Choose = (item: PaletteItem | undefined, elsewhere: boolean) => void

type BodyProps = PaletteProps & { onLeave: () => void }

function Body(props: BodyProps) {
  const { groups } = props
  const id = useId()
  const [wanted, setWanted] = useState<string>()
  const items = groups.flatMap(group => group.items)
  const active = items.find(item => item.key === wanted) ?? items[0]
  const choose: Choose = (item, elsewhere) => {
    if (item) run(item, elsewhere, props)
  }
  return (
    <>
      <Head {...props} id={id} items={items} active={active} onWant={setWanted} choose={choose} />
      {props.notice}
      <OptionList {...props} id={id} active={active} choose={choose} />
      {items.length === 0 && props.busy !== true && (
        <div className={css.nothing}>{props.nothing}</div>
      )}
      <output className="visually-hidden">{props.status}</output>
      {props.foot !== undefined && <div className={css.foot}>{props.foot}</div>}
    </>
  )
}

type OptionListProps = PaletteProps & Pick<HeadProps, 'id' | 'active' | 'choose'>

function OptionList({ id, active, choose, ...props }: OptionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={props.label}
      aria-busy={props.busy ?? false}
      className={css.list}
    >
      {props.groups.map(group => (
        <Group
          key={group.key}
          id={id}
          group={group}
          query={props.query}
          active={active?.key}
          onChoose={choose}
        />
      ))}
    </div>
  )
}

/** Follows the link in another tab, or closes the palette and does what the item does. */
function run(item: PaletteItem, elsewhere: boolean, { onLeave, onClose }: BodyProps): void {
  if (elsewhere && item.href !== undefined) {
    window.open(item.href, '_blank', 'noopener')
    return
  }
  if (item.href !== undefined) onLeave()
  onClose()
  item.onChoose()
}

interface HeadProps extends PaletteProps {
  id: string
  items: readonly PaletteItem[]
  active: PaletteItem | undefined
  onWant: (key: string | undefined) => void
  choose: Choose
}

function Head(props: HeadProps) {
  const { id, items, active, onWant, choose } = props
  const texts = useTexts()
  function move(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const at = Math.max(
      items.findIndex(({ key }) => key === active?.key),
      0,
    )
    const next = stepOf(event.key, at, items.length)
    if (event.key === 'Enter') choose(active, event.ctrlKey || event.metaKey)
    if (next !== undefined) onWant(items[next]?.key)
    if (next !== undefined || event.key === 'Enter') event.preventDefault()
  }
  return (
    <div className={css.head}>
      <Icon name="search" size="lg" />
      <input
        className={css.input}
        type="text"
        role="combobox"
        aria-label={props.label}
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.key}`}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        autoFocus
        data-autofocus
        placeholder={props.placeholder}
        value={props.query}
        onChange={event => {
          onWant(undefined)
          props.onQuery(event.target.value)
        }}
        onKeyDown={move}
      />
      <IconButton icon="x" label={texts.close} onClick={props.onClose} />
      {props.busy === true && <span className={css.busy} />}
    </div>
  )
}

/** The index that a key moves to; undefined for any other key. */
export function stepOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return Math.min(at + PAGE, count - 1)
  return key === 'PageUp' ? Math.max(at - PAGE, 0) : undefined
}

function Group(props: {
  id: string
  group: PaletteGroup
  query: string
  active: string | undefined
  onChoose: Choose
}) {
  const { id, group, query, active, onChoose } = props
  if (group.items.length === 0) return null
  const labelId = `${id}-group-${group.key}`
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={css.group}>
        {group.label}
      </div>
      {group.items.map(item => (
        <Line
          key={item.key}
          id={`${id}-${item.key}`}
          item={item}
          query={query}
          active={item.key === active}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

interface LineProps {
  id: string
  item: PaletteItem
  query: string
  active: boolean
  onChoose: Choose
}

function Line({ id, item, query, active, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The field handles the keys, and keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={css.option}
      onMouseDown={event => event.preventDefault()}
      onClick={event => onChoose(item, event.ctrlKey || event.metaKey)}
    >
      <Option item={item} query={query} />
    </div>
  )
}

function Option({ item, query }: { item: PaletteItem; query: string }) {
  return (
    <>
      <span className={css.picture}>
        {item.picture ?? (item.icon && <Icon name={item.icon} />)}
      </span>
      <span className={css.text}>
        <bdi className={css.label}>
          <Marked text={item.label} query={query} />
        </bdi>
        {item.help !== undefined && item.help !== '' && (
          <bdi className={css.help}>
            <Marked text={item.help} query={query} />
          </bdi>
        )}
      </span>
      {item.end !== undefined && <span className={css.end}>{item.end}</span>}
      {item.keys !== undefined && (
        <span className={css.keys}>
          <Kbd keys={item.keys} />
        </span>
      )}
    </>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return piecesOf(text, query).map((piece, i) =>
    piece.found ? (
      <mark key={i} className={css.found}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
