import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './layout.module.css'

/** Steps of four pixels: `2` is 8 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

export interface StackProps {
  children: ReactNode
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'between'
  className?: string | undefined
  style?: CSSProperties
}

/** A vertical layout. */
export function Stack(props: StackProps) {
  return (
    <div className={classNames(css.stack, props.className)} style={flexOf(props, 4)}>
      {props.children}
    </div>
  )
}

export interface RowProps extends StackProps {
  wrap?: boolean
}

/** A horizontal layout. */
export function Row(props: RowProps) {
  const style: CSSProperties = { flexWrap: props.wrap ? 'wrap' : undefined, ...flexOf(props, 2) }
  return (
    <div className={classNames(css.row, props.className)} style={style}>
      {props.children}
    </div>
  )
}

export interface GridProps {
  children: ReactNode
  /** The minimum width of a column, in rem; as many columns as fit. */
  column?: number
  gap?: Space
  className?: string | undefined
}

/** Columns of equal width, as many as fit. */
export function Grid({ children, column = 16, gap = 4, className }: GridProps) {
  const style = { '--column': `${column}rem`, gap: space(gap) } as CSSProperties // a CSS variable
  return (
    <div className={classNames(css.grid, className)} style={style}>
      {children}
    </div>
  )
}

/** A tinted background for images, apart from the working area. */
export function Stage({ children, className }: { children: ReactNode; className?: string }) {
  return <aside className={classNames(css.stage, className)}>{children}</aside>
}

export interface CardProps {
  children: ReactNode
  title?: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  /** `none` for tables and lists without padding. */
  pad?: 'normal' | 'none'
  as?: 'section' | 'article' | 'div'
  className?: string | undefined
}

/** A bordered surface. Cards are not nested. */
export function Card(props: CardProps) {
  const Part = props.as ?? 'section'
  return (
    <Part
      className={classNames(css.card, props.className)}
      data-pad={props.pad !== 'none' || undefined}
    >
      {(props.title !== undefined || props.aside !== undefined) && (
        <div className={css.cardHead}>
          {props.title !== undefined && <h2 className={css.cardTitle}>{props.title}</h2>}
          {props.aside}
        </div>
      )}
      {props.children}
    </Part>
  )
}

export interface TextProps {
  children: ReactNode
  size?: 12 | 13 | 14 | 16 | 20 | 28
  weight?: 'regular' | 'medium' | 'semibold'
  tone?: 'muted' | 'faint' | 'red' | 'green' | 'amber'
  /** Tabular digits. */
  tabular?: boolean
  truncate?: boolean
  as?: 'p' | 'span' | 'div' | 'strong' | 'h2' | 'h3'
  id?: string
}

/** Text in one of the six sizes. */
export function Text(props: TextProps) {
  const Part = props.as ?? 'p'
  const style: CSSProperties = {
    fontSize: props.size === undefined ? undefined : `var(--text-${props.size})`,
    fontWeight: props.weight === undefined ? undefined : `var(--weight-${props.weight})`,
  }
  return (
    <Part
      id={props.id}
      className={classNames(css.text, props.tabular && 'tabular')}
      data-tone={props.tone}
      data-truncate={props.truncate || undefined}
      // Truncated at the text's own end, whatever the page's direction.
      dir={props.truncate ? 'auto' : undefined}
      title={props.truncate && typeof props.children === 'string' ? props.children : undefined}
      style={style}
    >
      {props.children}
    </Part>
  )
}

/** A line between two sections. */
export function Divider() {
  return <hr className={css.divider} />
}

/** A description list: "Due — 12 March 2026". */
export function Facts(props: {
  facts: readonly { name: string; value: ReactNode }[]
  /** `end` where most values are amounts. */
  align?: 'start' | 'end'
}) {
  const { facts, align } = props
  return (
    <dl className={css.facts} data-align={align}>
      {facts.map(fact => (
        <div key={fact.name} style={{ display: 'contents' }}>
          <dt>{fact.name}</dt>
          <dd>{typeof fact.value === 'string' ? <bdi>{fact.value}</bdi> : fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function flexOf(props: StackProps, gap: Space): CSSProperties {
  const { justify } = props
  return {
    gap: space(props.gap ?? gap),
    alignItems: props.align,
    justifyContent: justify === 'between' ? 'space-between' : justify,
    ...props.style,
  }
}

function space(steps: Space): string {
  return steps === 0 ? '0' : `var(--space-${steps})`
}
