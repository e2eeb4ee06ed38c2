import { Notice } from '@bordereau/ui/badge/badge'
import { Kbd } from '@bordereau/ui/kbd/kbd'
import { Palette, type PaletteGroup, type PaletteItem } from '@bordereau/ui/palette/palette'
import { rank } from '@bordereau/ui/palette/rank'
import { Trans, plural, t } from '#macros'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalMessage } from '../../data/refusal.tsx'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { useViewCommands } from '../views/view-commands.ts'
import { type Windows, useCommonCommands } from './actions.tsx'
import type { Command } from '../../navigation/command.ts'
import { usePageCommands } from '../../navigation/page-commands.ts'
import { type Hit, ICONS, useSearch } from './search.tsx'
import { type NamedAct, namedAct } from './named-act.ts'
import { pageCommands } from './pages.ts'
import { type Recent, rememberRecent, readRecent } from './recent.ts'

export type CommandPaletteProps = Windows & {
  readonly open: boolean
  readonly onClose: () => void
}

/** Opens any page, finds any customer, item or invoice, runs the common commands. */
export function CommandPalette(props: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const [wasOpen, setWasOpen] = useState(props.open)
  if (wasOpen !== props.open) {
    setWasOpen(props.open)
    setQuery('')
  }
  const typed = query.trim()
  const { groups, busy, refused } = useGroups(typed, props)
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  return (
    <Palette
      open={props.open}
      onClose={props.onClose}
      label={t`Search`}
      placeholder={t`A number, an amount, a customer, a page, an action`}
      query={query}
      onQuery={setQuery}
      groups={groups}
      busy={busy}
      status={
        busy
          ? t`Searching`
          : typed === ''
            ? ''
            : plural(count, { one: '# result', other: '# results' })
      }
      notice={refused && <Notice tone="amber">{refusalMessage(refused)}</Notice>}
      nothing={
        <Trans>
          Nothing found for “{typed}”. Try the beginning of a number, a part of a name, or a whole
          amount.
        </Trans>
      }
      foot={<Foot />}
    />
  )
}

function Foot() {
  return (
    <>
      <span>
        <Kbd keys="ArrowUp ArrowDown" /> <Trans>choose</Trans>
      </span>
      <span>
        <Kbd keys="Enter" /> <Trans>open</Trans>
      </span>
      <span>
        <Kbd keys="Mod+Enter" /> <Trans>open in a new tab</Trans>
      </span>
      <span>
        <Kbd keys="Escape" /> <Trans>close</Trans>
      </span>
    </>
  )
}

const COMMANDS_SHOWN = 5
const RECENT_SHOWN = 5

function useGroups(typed: string, windows: Windows) {
  const workspace = useWorkspace()
  const { person } = useMe()
  const own = [
    ...useCommonCommands(windows),
    ...pageCommands(workspace, person?.email === null),
    ...useViewCommands(),
  ]
  const here = usePageCommands()
  const named = namedAct(typed, useNamedActs())
  const found = useSearch(named?.number ?? typed)
  const items = useItems()
  const of = (...names: readonly Command['group'][]) =>
    own.filter(({ group }) => names.includes(group))
  const best = (commands: readonly Command[]) =>
    rank(typed, commands).slice(0, COMMANDS_SHOWN).map(items.ofCommand)
  const hits = (list: readonly Hit[]) => list.map(items.ofHit)
  const groups: readonly PaletteGroup[] =
    typed === ''
      ? [
          { key: 'page', label: t`On this page`, items: here.map(items.ofCommand) },
          {
            key: 'recent',
            label: t`Recent`,
            items: recentItems(workspace.workspaceId, own, items),
          },
          {
            key: 'actions',
            label: t`Actions`,
            items: of('actions').filter(isFirst).map(items.ofCommand),
          },
          { key: 'views', label: t`Saved views`, items: of('views').map(items.ofCommand) },
          {
            key: 'places',
            label: t`Go to`,
            items: of('places').filter(isFirst).map(items.ofCommand),
          },
        ]
      : [
          {
            key: 'named',
            label: t`Actions`,
            items: found.invoices
              .filter(({ label }) => label !== t`Draft`)
              .flatMap(hit => (named?.acts ?? []).map(items.ofAct(hit))),
          },
          { key: 'page', label: t`On this page`, items: best(here) },
          { key: 'actions', label: t`Actions`, items: best(of('actions')) },
          { key: 'places', label: t`Go to`, items: best(of('places', 'settings')) },
          { key: 'views', label: t`Saved views`, items: best(of('views')) },
          { key: 'invoices', label: t`Invoices`, items: hits(found.invoices) },
          { key: 'customers', label: t`Customers`, items: hits(found.customers) },
          { key: 'items', label: t`Items`, items: hits(found.items) },
        ]
  return { groups, busy: found.busy, refused: found.refused }
}

/** What can be typed before a document's number. */
function useNamedActs(): readonly NamedAct[] {
  const { may } = useWorkspace()
  const sending: readonly NamedAct[] = [
    { act: 'send', label: t`Send`, icon: 'send' },
    { act: 'remind', label: t`Send reminder`, icon: 'bell' },
  ]
  const payment: NamedAct = {
    act: 'payment',
    label: t`Record payment`,
    icon: 'cash',
    keywords: t({ context: 'words to find it by', message: 'money received, paid, enter, book' }),
  }
  return [...(may('invoices.send') ? sending : []), ...(may('payments.record') ? [payment] : [])]
}

/** Shown before anything is typed: the commands that have shortcuts. */
function isFirst({ keys }: Command): boolean {
  return keys !== undefined
}

type Items = ReturnType<typeof useItems>

/** Commands and hits as palette items: choosing one opens it and is remembered. */
function useItems() {
  const navigate = useNavigate()
  const { workspaceId } = useWorkspace()
  const base = `/w/${workspaceId}`
  const lead = (path: string, recent: Recent) => ({
    href: base + path,
    onChoose: () => {
      rememberRecent(workspaceId, recent)
      void navigate(base + path)
    },
  })
  return {
    ofHit: ({ recent, ...shown }: Hit): PaletteItem => ({ ...shown, ...lead(recent.path, recent) }),
    /** Not remembered: the document is, once it is open. */
    ofAct:
      ({ recent, label, help, end }: Hit) =>
      ({ act, icon, label: verb }: NamedAct): PaletteItem => {
        const href = `${base}${recent.path}?do=${act}`
        const key = `${act}:${recent.key}`
        return {
          key,
          icon,
          label: `${verb} · ${label}`,
          help,
          end,
          href,
          onChoose: () => void navigate(href),
        }
      },
    ofCommand: ({ path, run, ...shown }: Command): PaletteItem => {
      const recent: Recent = {
        key: shown.key,
        kind: 'command',
        label: shown.label,
        help: '',
        path: path ?? '',
      }
      if (path !== undefined) return { ...shown, ...lead(path, recent) }
      return { ...shown, onChoose: run }
    },
  }
}

/** The recently chosen items, under their current names. */
function recentItems(workspaceId: string, own: readonly Command[], items: Items): PaletteItem[] {
  const known = readRecent(workspaceId).flatMap((recent): PaletteItem[] => {
    const { kind, label, help, key } = recent
    if (kind !== 'command') return [items.ofHit({ key, label, help, icon: ICONS[kind], recent })]
    const command = own.find(one => one.key === key)
    return command ? [items.ofCommand(command)] : []
  })
  return known.slice(0, RECENT_SHOWN).map(item => ({ ...item, key: `recent:${item.key}` }))
}
