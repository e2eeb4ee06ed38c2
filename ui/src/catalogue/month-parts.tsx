import { useState } from 'react'
import { type MonthEntry, MonthGrid } from '../month/month-grid.tsx'
import { ChipsBar } from '../tabs/chips.tsx'
import { Part } from './part.tsx'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 9, 26)

const dayOf = (index: number) => new Date(START + index * DAY_MS).toISOString().slice(0, 10)
const weeks = Array.from({ length: 6 }, (_, week) =>
  Array.from({ length: 7 }, (_unused, day) => dayOf(week * 7 + day)),
)
const tones = ['red', 'amber', 'blue', 'green', 'grey'] as const
const icons = ['alert', 'calendar-due', 'clock', 'cash', 'file'] as const

const entry = (index: number): MonthEntry => ({
  key: String(index),
  href: '#tables',
  icon: icons[index % icons.length] ?? 'file',
  tone: tones[index % tones.length] ?? 'grey',
  kind: `Kind ${(index % icons.length) + 1}`,
  label: index === 2 ? 'شركة النور للتجارة' : 'Müller & Söhne Maschinenbau GmbH',
  end: '€1,240',
})
const entries = new Map([
  ['2026-11-03', [entry(0)]],
  ['2026-11-12', [entry(1), entry(2)]],
  ['2026-11-20', [0, 1, 2, 3, 4, 5].map(entry)],
])

function neighbour(date: string, key: string): string | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }[key]
  const at = weeks.flat().indexOf(date)
  return step === undefined ? undefined : weeks.flat()[at + step]
}

/** A month with entries, and links as chips. */
export function MonthParts() {
  const [active, setActive] = useState('2026-11-20')
  const [opened, setOpened] = useState('nothing')
  return (
    <>
      <ChipParts />
      <Part title="Month">
        <p>
          Opened: <output>{opened}</output>
        </p>
        <MonthGrid
          label="November 2026"
          month="2026-11"
          weeks={weeks}
          entries={entries}
          today="2026-11-20"
          todayLabel="Today"
          active={active}
          onActive={setActive}
          neighbour={neighbour}
          onOpen={setOpened}
          more={count => `+${count} more`}
          count={count => `${count} entries`}
        />
      </Part>
    </>
  )
}

function ChipParts() {
  return (
    <Part title="Chips">
      <ChipsBar
        label="Views"
        current="late"
        chips={[
          { key: 'all', label: 'Everything', href: '#tables' },
          {
            key: 'late',
            label: 'Late and abroad',
            href: '#tables',
            signs: [{ icon: 'users', title: 'Shared' }],
            note: '2 changes',
          },
        ]}
      />
    </Part>
  )
}
