import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useLocale } from '../locale.tsx'
import { numberFormat } from '../number-format.tsx'
import { useTexts } from '../texts.tsx'
import css from './chart.module.css'
import { ticksTo } from './ticks.ts'

export interface BarValue {
  /** For the height of the bar; a float is sufficient. */
  value: number
  /** The exact amount as text. */
  shown: ReactNode
}

export interface BarGroup {
  key: string
  /** Under the bar: "Mar". */
  label: string
  /** In full, for the table and the tooltip: "March 2026". */
  name?: string
  /** One value per series, in their order. */
  values: readonly BarValue[]
  /** A value to compare with, drawn as a line across the first bar: that of the year before. */
  mark?: BarValue
}

export interface BarChartProps {
  /** The subject; accessible name of the chart and caption of its table. */
  label: string
  /** The kind of the groups: "Month". */
  groupHead: string
  /** One or two; the first in the accent, the second lighter. */
  series: readonly string[]
  groups: readonly BarGroup[]
  /** What the marks are, where groups have one. */
  markName?: string
  /** A value on the axis, short: "12k". By default in compact notation of the user's language. */
  tickLabel?: (value: number) => string
  /** Pixels. */
  height?: number
}

const fills = ['var(--color-accent)', 'var(--color-accent-line)']

/** Bars over time, with a switch to a table of all numbers. */
export function BarChart(props: BarChartProps) {
  const texts = useTexts()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={css.figure} aria-label={props.label}>
      <div className={css.head}>
        <ul className={css.legend}>
          {props.series.map((name, index) => (
            <li key={name}>
              <span className={css.dot} style={{ background: fills[index] }} />
              {name}
            </li>
          ))}
          {props.markName !== undefined && (
            <li>
              <span className={css.markSign} />
              {props.markName}
            </li>
          )}
        </ul>
        <Button
          look="quiet"
          size="sm"
          icon={asTable ? 'chart' : 'table'}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? texts.showChart : texts.showTable}
        </Button>
      </div>
      {!asTable && <Bars {...props} />}
      <div className={asTable ? undefined : 'visually-hidden'}>
        <NumberTable {...props} />
      </div>
    </figure>
  )
}

/** The height of a value as a percentage of the axis. */
type Share = (value: number) => string

function Bars({ series, groups, markName, tickLabel, height = 200 }: BarChartProps) {
  const values = groups.flatMap(({ values: own, mark }) => (mark ? [...own, mark] : own))
  const ticks = ticksTo(Math.max(0, ...values.map(one => one.value)))
  const top = ticks.at(-1) ?? 1
  const share: Share = value => `${(Math.max(0, value) / top) * 100}%`
  return (
    <div className={css.plot} aria-hidden>
      <Ticks {...{ ticks, share, height, tickLabel }} />
      <div className={css.area} style={{ height }}>
        {ticks.map(tick => (
          <span key={tick} className={css.line} style={{ insetBlockEnd: share(tick) }} />
        ))}
        <div className={css.bars}>
          {groups.map(group => (
            <Slot key={group.key} {...{ group, series, markName, share }} />
          ))}
        </div>
      </div>
      <div className={css.labels} data-many={groups.length > 8 || undefined}>
        {groups.map(group => (
          <span key={group.key} title={group.label}>
            {group.label}
          </span>
        ))}
      </div>
    </div>
  )
}

interface TicksProps {
  tickLabel: BarChartProps['tickLabel'] | undefined
  ticks: readonly number[]
  share: Share
  height: number
}

function Ticks({ ticks, share, height, tickLabel }: TicksProps) {
  const { tag } = useLocale()
  const say = tickLabel ?? numberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <div className={css.ticks} style={{ height }}>
      {ticks.map(tick => (
        <span key={tick} style={{ insetBlockEnd: share(tick) }}>
          {say(tick)}
        </span>
      ))}
      {/* Gives the column the width of its widest label. */}
      <i>{ticks.map(say).toSorted((a, b) => b.length - a.length)[0]}</i>
    </div>
  )
}

interface SlotProps {
  group: BarGroup
  series: readonly string[]
  markName: string | undefined
}

function Slot({ group, series, markName, share }: SlotProps & { share: Share }) {
  return (
    <div className={css.slot}>
      {group.values.map((one, index) => (
        <span
          key={series[index] ?? index}
          className={css.bar}
          style={{ height: share(one.value), background: fills[index] }}
        />
      ))}
      {group.mark && group.mark.value > 0 && (
        <span className={css.mark} style={{ insetBlockEnd: share(group.mark.value) }} />
      )}
      <Tip group={group} series={series} markName={markName} />
    </div>
  )
}

function Tip({ group, series, markName }: SlotProps) {
  return (
    <span className={css.tip}>
      <strong>{group.name ?? group.label}</strong>
      {group.values.map((one, index) => (
        <span key={series[index] ?? index} style={{ display: 'block' }}>
          {series.length > 1 && `${series[index] ?? ''} `}
          {one.shown}
        </span>
      ))}
      {group.mark && (
        <span style={{ display: 'block' }}>
          {markName} {group.mark.shown}
        </span>
      )}
    </span>
  )
}

function NumberTable({ label, groupHead, series, groups, markName }: BarChartProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{groupHead}</th>
          {series.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {markName !== undefined && <th scope="col">{markName}</th>}
        </tr>
      </thead>
      <tbody>
        {groups.map(group => (
          <NumberRow key={group.key} group={group} series={series} markName={markName} />
        ))}
      </tbody>
    </table>
  )
}

interface NumberRowProps {
  group: BarGroup
  series: readonly string[]
  markName: string | undefined
}

function NumberRow({ group, series, markName }: NumberRowProps) {
  return (
    <tr>
      <th scope="row">{group.name ?? group.label}</th>
      {group.values.map((one, index) => (
        <td key={series[index] ?? index} className="tabular">
          {one.shown}
        </td>
      ))}
      {markName !== undefined && <td className="tabular">{group.mark?.shown}</td>}
    </tr>
  )
}
