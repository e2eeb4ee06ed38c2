import { useState } from 'react'
import { StatusBadge } from '../badge/badge.tsx'
import type { Tone } from '../tone.ts'
import { Button, IconButton } from '../button/button.tsx'
import { Checkbox } from '../field/toggle.tsx'
import { Flag } from '../flag/flag.tsx'
import { Card, Row, Stack } from '../layout/layout.tsx'
import { Amount } from '../money/amount.tsx'
import { Menu } from '../overlay/menu.tsx'
import { EmptyState, ErrorState } from '../state/state.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { Column, Sort } from '../table/data-table.tsx'
import { ColumnChooser, FilterChips, Pagination, SelectionBar } from '../table/list-tools.tsx'
import { Tabs, TabsBar } from '../tabs/tabs.tsx'
import { MonthParts } from './month-parts.tsx'
import { Part } from './part.tsx'

interface Line {
  number: string
  customer: string
  country: string
  amount: string
  tone: Tone
  status: string
  due: string
}

const lines: readonly Line[] = [
  {
    number: '2026-0042',
    customer: 'Biuro Łódzkie sp. z o.o.',
    country: 'pl',
    amount: '12480.50',
    tone: 'red',
    status: 'Overdue',
    due: '3 days late',
  },
  {
    number: '2026-0041',
    customer: 'Lotus Textiles',
    country: 'in',
    amount: '980.00',
    tone: 'amber',
    status: 'Due soon',
    due: 'in 2 days',
  },
  {
    number: '2026-0040',
    customer: 'Brooklyn Type Foundry',
    country: 'us',
    amount: '3200.00',
    tone: 'green',
    status: 'Paid',
    due: '1 March 2026',
  },
  {
    number: '2026-0039',
    customer: 'Hofmann & Söhne',
    country: 'de',
    amount: '155.10',
    tone: 'blue',
    status: 'Sent',
    due: 'in 21 days',
  },
  {
    number: 'Draft',
    customer: 'Atelier Lumière',
    country: 'fr',
    amount: '0.00',
    tone: 'grey',
    status: 'Draft',
    due: '—',
  },
]

const columns: readonly Column<Line>[] = [
  {
    key: 'number',
    head: 'Number',
    cell: line => line.number,
    sortable: true,
    phone: 'bottom-start',
  },
  {
    key: 'customer',
    head: 'Customer',
    cell: line => (
      <Row>
        <Flag country={line.country} beside />
        {line.customer}
      </Row>
    ),
    sortable: true,
    phone: 'top-start',
  },
  {
    key: 'status',
    head: 'Status',
    cell: line => <StatusBadge tone={line.tone}>{line.status}</StatusBadge>,
    phone: 'bottom-end',
  },
  { key: 'due', head: 'Due', cell: line => line.due, sortable: true },
  {
    key: 'amount',
    head: 'Amount',
    cell: line => <Amount value={line.amount} currency="EUR" />,
    align: 'end',
    sortable: true,
    phone: 'top-end',
  },
]

const keyOf = (line: Line) => line.number
const shared = { columns, rowKey: keyOf, rowName: keyOf, label: 'Invoices' }

const tabs = [
  { key: 'all', label: 'All', count: 1240, href: '#tables' },
  { key: 'draft', label: 'Drafts', count: 3, href: '#tables' },
  { key: 'overdue', label: 'Overdue', count: 12, href: '#tables' },
]

/** Lists: full, loading, empty, failed. */
export function TableParts() {
  const [sort, setSort] = useState<Sort>({ key: 'due', descending: true })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState(1)
  return (
    <>
      <Part title="A list">
        <TabsBar label="Invoices by status" tabs={tabs} current="all" />
        <Row justify="between" wrap>
          <Filters />
          <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
        </Row>
        <DataTable
          {...shared}
          rows={lines}
          rowHref={() => '#tables'}
          {...{ sort, selected, hidden }}
          onSort={setSort}
          onSelect={setSelected}
          renderMenu={() => <LineMenu />}
        />
        <Pagination page={page} pageSize={5} total={1240} onPage={setPage} />
        <Selected count={selected.size} onClear={() => setSelected(new Set())} />
      </Part>
      <ListStates />
      <PanelTabs />
      <MonthParts />
    </>
  )
}

function Selected({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <SelectionBar count={count} onClear={onClear}>
      <Button size="sm" icon="mail">
        Remind
      </Button>
      <Button size="sm" icon="download">
        Download
      </Button>
    </SelectionBar>
  )
}

function LineMenu() {
  return (
    <Menu
      align="end"
      sections={[{ key: 'all', items: [{ key: 'copy', label: 'Duplicate', icon: 'copy' }] }]}
    >
      <IconButton icon="dots" label="More actions" size="sm" />
    </Menu>
  )
}

function Filters() {
  const [customer, setCustomer] = useState<string | undefined>('Lotus Textiles')
  return (
    <FilterChips
      onClearAll={() => setCustomer(undefined)}
      chips={[
        {
          key: 'customer',
          label: 'Customer',
          value: customer,
          onClear: () => setCustomer(undefined),
          renderForm: close => (
            <Button
              onClick={() => {
                setCustomer('Hofmann & Söhne')
                close()
              }}
            >
              Hofmann & Söhne
            </Button>
          ),
        },
        {
          key: 'amount',
          label: 'Amount',
          onClear: () => undefined,
          renderForm: () => (
            <Checkbox label="Over 1,000" checked={false} onChange={() => undefined} />
          ),
        },
      ]}
    />
  )
}

function ListStates() {
  return (
    <Part title="Loading, empty, failed">
      <Stack gap={5}>
        <Card pad="none">
          <DataTable {...shared} rows={undefined} skeletonRows={3} keys={false} />
        </Card>
        <EmptyList />
        <Card pad="none">
          <DataTable
            {...shared}
            rows={[]}
            keys={false}
            error={
              <ErrorState
                title="The list did not arrive"
                reference="7K2-Q9"
                onRetry={() => undefined}
              >
                Nothing is lost. Try again in a moment.
              </ErrorState>
            }
          />
        </Card>
      </Stack>
    </Part>
  )
}

function EmptyList() {
  return (
    <Card pad="none">
      <DataTable
        {...shared}
        rows={[]}
        keys={false}
        empty={
          <EmptyState
            icon="file-invoice"
            title="No invoices yet"
            action={
              <Button look="primary" icon="plus">
                New invoice
              </Button>
            }
          >
            Write your first one; it is checked while you type.
          </EmptyState>
        }
      />
    </Card>
  )
}

function PanelTabs() {
  const [current, setCurrent] = useState('check')
  return (
    <Part title="Panel tabs">
      <Tabs
        label="Invoice"
        current={current}
        onChange={setCurrent}
        tabs={[
          { key: 'check', label: 'Check', icon: 'shield-check', count: 2 },
          { key: 'delivery', label: 'Delivery', icon: 'send' },
          { key: 'payment', label: 'Payment', icon: 'qr' },
        ]}
      >
        <p>The panel of “{current}”.</p>
      </Tabs>
    </Part>
  )
}
