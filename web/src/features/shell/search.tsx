import { listCustomers } from '@bordereau/contract/customers'
import { listInvoices } from '@bordereau/contract/invoices'
import { listItems } from '@bordereau/contract/items'
import { TextField } from '@bordereau/ui/field/text-field'
import { Icon, type IconName } from '@bordereau/ui/icon/icon'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Modal } from '@bordereau/ui/overlay/modal'
import { t } from '@lingui/core/macro'
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { useGet } from '../../query.ts'
import { useWorkspace } from '../../session.tsx'
import type { KeyHelp, Shortcut } from './keys.ts'
import css from './shell.module.css'

type Hit = {
  readonly key: string
  readonly icon: IconName
  readonly label: string
  readonly help?: string | undefined
  readonly href?: string
  readonly run?: () => void
}

/** Finds invoices, customers, items and what can be done, from anywhere. Arrows walk through what was found. */
export function Search(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly shortcuts: readonly (Shortcut & KeyHelp)[]
}) {
  return (
    <Modal open={props.open} onClose={props.onClose} title={t`Search`}>
      {props.open && <SearchBody {...props} />}
    </Modal>
  )
}

function SearchBody(props: Parameters<typeof Search>[0]) {
  const [typed, setTyped] = useState('')
  const hits = useHits(useDeferredValue(typed.trim()), props)
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a, button, input') ?? [])]
    const at = links.findIndex(link => link === document.activeElement)
    links[(at + step + links.length) % links.length]?.focus()
  }
  return (
    <div ref={list} onKeyDown={walk} role="presentation">
      <Stack>
        <TextField
          label={t`Search`}
          labelHidden
          type="search"
          size="lg"
          value={typed}
          onChange={setTyped}
          placeholder={t`A number, a customer, an item, an action`}
          before={<Icon name="search" />}
          autoFocus
          data-autofocus
          onKeyDown={event => {
            const first = list.current?.querySelector<HTMLElement>('a')
            if (event.key === 'Enter') first?.click()
          }}
        />
        <div className={css.results} aria-live="polite">
          {hits.map(hit => (
            <SearchHit key={hit.key} hit={hit} onDone={props.onClose} />
          ))}
          {hits.length === 0 && <Text tone="muted">{t`Nothing found for “${typed}”.`}</Text>}
        </div>
      </Stack>
    </div>
  )
}

function SearchHit({ hit, onDone }: { hit: Hit; onDone: () => void }) {
  return (
    <Link
      href={hit.href ?? '#'}
      className={css.hit}
      onClick={event => {
        if (hit.run) {
          event.preventDefault()
          hit.run()
        }
        onDone()
      }}
    >
      <Icon name={hit.icon} />
      <span>{hit.label}</span>
      {hit.help !== undefined && (
        <Text as="span" tone="muted" size={13}>
          {hit.help}
        </Text>
      )}
    </Link>
  )
}

function useHits(q: string, props: Parameters<typeof Search>[0]): readonly Hit[] {
  const { workspaceId } = useWorkspace()
  const base = `/w/${workspaceId}`
  const options = { enabled: q !== '', keep: true }
  const query = { workspaceId, q, limit: 5 }
  const invoices = useGet(listInvoices, query, options).data?.rows ?? []
  const customers = useGet(listCustomers, query, options).data?.rows ?? []
  const items = useGet(listItems, query, options).data?.rows ?? []
  const acts = props.shortcuts
    .filter(({ what, keys }) => keys !== '/' && what.toLowerCase().includes(q.toLowerCase()))
    .map((act): Hit => ({ key: act.keys, icon: 'bolt', label: act.what, run: act.run }))
  if (q === '') return acts
  return [
    ...invoices.map((row): Hit => ({
      key: row.id,
      icon: 'file-invoice',
      label: row.number ?? t`Draft`,
      help: row.customerName,
      href: `${base}/invoices/${row.id}`,
    })),
    ...customers.map((row): Hit => ({
      key: row.id,
      icon: 'user',
      label: row.name,
      help: row.city,
      href: `${base}/customers/${row.id}`,
    })),
    ...items.map((row): Hit => ({
      key: row.id,
      icon: 'package',
      label: row.name,
      help: row.code,
      href: `${base}/items/${row.id}`,
    })),
    ...acts,
  ]
}
