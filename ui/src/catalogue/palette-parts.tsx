import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Row } from '../layout/layout.tsx'
import { Palette } from '../palette/palette.tsx'
import type { PaletteGroup } from '../palette/palette.tsx'
import { rank } from '../palette/rank.tsx'
import { toasts } from '../toast/toast.tsx'
import { Part } from './part.tsx'

const states = ['Full', 'Busy', 'Empty'] as const

/** A search field over a list of commands and records. */
export function PaletteParts() {
  const [open, setOpen] = useState<(typeof states)[number]>()
  const [query, setQuery] = useState('')
  const groups = all.map(group => ({
    ...group,
    items: open === 'Empty' ? [] : rank(query, group.items),
  }))
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  return (
    <Part title="Palette">
      <Row wrap>
        {states.map(state => (
          <Button key={state} onClick={() => setOpen(state)}>
            {`${state} palette`}
          </Button>
        ))}
      </Row>
      <Palette
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        label="Search"
        placeholder="A page, a customer, an act"
        query={query}
        onQuery={setQuery}
        groups={groups}
        busy={open === 'Busy'}
        status={`${count} found`}
        nothing={`Nothing found for “${query}”.`}
        foot="Enter opens"
      />
    </Part>
  )
}

const say = (text: string) => () => toasts.info(text)

const all: readonly PaletteGroup[] = [
  {
    key: 'acts',
    label: 'Actions',
    items: [
      { key: 'new', label: 'New thing', icon: 'plus', keys: 'c t', onChoose: say('New thing') },
      {
        key: 'dark',
        label: 'Dark colours',
        keywords: 'night',
        icon: 'moon',
        onChoose: say('Dark'),
      },
    ],
  },
  {
    key: 'found',
    label: 'Customers',
    items: [
      {
        key: 'long',
        label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft mbH',
        help: 'Neustrelitz',
        icon: 'building',
        end: '€1,250.00',
        href: '#overlays',
        onChoose: say('The long one'),
      },
      {
        key: 'arabic',
        label: 'شركة النور للتجارة',
        help: 'دبي',
        icon: 'building',
        onChoose: say('شركة النور'),
      },
    ],
  },
]
