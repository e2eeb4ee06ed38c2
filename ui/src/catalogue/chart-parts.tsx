import { BarChart } from '../chart/bar-chart.tsx'
import { type BarPart, StackedBar } from '../chart/stacked-bar.tsx'
import { Card } from '../layout/layout.tsx'
import { Amount } from '../money/amount.tsx'
import { Timeline, type TimelineEvent } from '../timeline/timeline.tsx'
import { Part } from './part.tsx'

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar']
const paid = [4200, 5100, 3900, 7400, 2100, 6800, 9200, 8100, 12400, 7700, 8800, 4300]

/** Charts and the timeline. */
export function ChartParts() {
  return (
    <>
      <Part title="Bars">
        <Card title="Money in by month">
          <BarChart
            label="Money in by month"
            groupHead="Month"
            series={['Paid', 'Invoiced']}
            groups={months.map((label, index) => ({
              key: label,
              label,
              values: [paid[index] ?? 0, (paid[(index + 5) % 12] ?? 0) * 1.1].map(value => ({
                value,
                shown: <Amount value={value.toFixed(2)} currency="EUR" />,
              })),
            }))}
          />
        </Card>
        <Ageing />
        <EmptyCharts />
      </Part>
      <TimelineParts />
    </>
  )
}

function EmptyCharts() {
  return (
    <Card title="Nothing yet">
      <StackedBar label="Nothing outstanding" parts={[]} />
      <BarChart label="No money yet" groupHead="Month" series={['Paid']} height={80} groups={[]} />
    </Card>
  )
}

const events: readonly TimelineEvent[] = [
  { key: '1', icon: 'file-plus', title: 'Draft created by Ada', time: '10 Feb 2026' },
  {
    key: '2',
    icon: 'check',
    tone: 'blue',
    title: 'Issued as 2026-0042',
    time: '10 Feb 2026, 14:02',
  },
  {
    key: '3',
    icon: 'mail',
    tone: 'blue',
    title: 'Sent',
    time: '14:03',
    children: 'To accounts@example.com, with PDF',
  },
  {
    key: '4',
    icon: 'alert',
    tone: 'red',
    title: 'Bounced',
    time: '14:04',
    children: 'Mailbox full',
  },
  { key: '5', icon: 'check-circle', tone: 'green', title: 'Paid', time: '12 Mar 2026' },
]

function TimelineParts() {
  return (
    <Part title="Timeline">
      <Timeline events={events} />
    </Part>
  )
}

const ageing: readonly BarPart[] = [
  {
    key: 'due',
    label: 'Not due',
    value: 8200,
    shown: <Amount value="8200" currency="EUR" />,
    tone: 'blue',
    href: '#charts',
  },
  {
    key: '30',
    label: '1–30 days',
    value: 2100,
    shown: <Amount value="2100" currency="EUR" />,
    tone: 'amber',
  },
  {
    key: '60',
    label: '31–60 days',
    value: 900,
    shown: <Amount value="900" currency="EUR" />,
    tone: 'red',
    strength: 0.6,
  },
  {
    key: '90',
    label: 'Over 60 days',
    value: 420,
    shown: <Amount value="420" currency="EUR" />,
    tone: 'red',
  },
]

function Ageing() {
  return (
    <Card title="Ageing">
      <StackedBar label="Outstanding by age" parts={ageing} />
    </Card>
  )
}
