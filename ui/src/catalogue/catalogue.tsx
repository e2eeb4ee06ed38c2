import { useState } from 'react'
import { Segmented } from '../field/toggle.tsx'
import { Text } from '../layout/layout.tsx'
import { useColorScheme } from '../scheme.tsx'
import css from './catalogue.module.css'
import { ChartParts } from './chart-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { LookParts } from './look-parts.tsx'
import { MovingParts } from './moving-parts.tsx'
import { OverlayParts } from './overlay-parts.tsx'
import { PictureParts } from './picture-parts.tsx'
import { ShellParts } from './shell-parts.tsx'
import { StateParts } from './state-parts.tsx'
import { TableParts } from './table-parts.tsx'

const pages = {
  look: LookParts,
  pictures: PictureParts,
  fields: FieldParts,
  overlays: OverlayParts,
  moving: MovingParts,
  tables: TableParts,
  charts: ChartParts,
  states: StateParts,
  shell: ShellParts,
}

type PageKey = keyof typeof pages

/** Every component in every state, for reviewers and tests; the page is chosen by the fragment of the address. */
export function Catalogue() {
  const [page, setPage] = useState<PageKey>(pageOfAddress)
  const Shown = pages[page]
  if (page === 'shell') return <Shown />
  return (
    <main className={css.page}>
      <div className={css.bar}>
        <div>
          <h1>Catalogue</h1>
          <Text tone="muted">Every part of ui, in every state.</Text>
        </div>
        <SchemeChoice />
      </div>
      <Segmented
        label="Part of the catalogue"
        labelHidden
        value={page}
        onChange={next => {
          location.hash = next
          setPage(next)
        }}
        options={pageKeys.map(key => ({ value: key, label: titleOf(key) }))}
      />
      <Shown />
    </main>
  )
}

function SchemeChoice() {
  const scheme = useColorScheme()
  return (
    <Segmented
      label="Colours"
      labelHidden
      value={scheme.choice}
      onChange={scheme.choose}
      options={[
        { value: 'light', label: 'Light', icon: 'sun' },
        { value: 'dark', label: 'Dark', icon: 'moon' },
        { value: 'auto', label: 'System', icon: 'desktop' },
      ]}
    />
  )
}

const pageKeys = Object.keys(pages) as readonly PageKey[] // its own keys

function pageOfAddress(): PageKey {
  const wanted = location.hash.slice(1)
  return pageKeys.find(key => key === wanted) ?? 'look'
}

function titleOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}
