import type { CSSProperties, ReactNode } from 'react'
import { readableOn } from '../field/contrast.ts'
import css from './paper.module.css'

export type PaperDesign =
  | 'classic'
  | 'modern'
  | 'compact'
  | 'letter'
  | 'window'
  | 'rail'
  | 'mono'
  | 'statement'

export interface PaperProps {
  /** Accessible name: "Invoice". */
  label: string
  design?: PaperDesign
  /** The company's accent colour, '#rrggbb'. */
  accent?: string
  children: ReactNode
}

/** An editable document that looks like paper: its parts are laid out as they will print. */
export function Paper({ label, design = 'classic', accent, children }: PaperProps) {
  // Custom properties hold the accent colour, which is data, and the text colour on it.
  const style =
    accent === undefined
      ? undefined
      : ({ '--paper-accent': accent, '--paper-on': readableOn(accent) } as CSSProperties)
  return (
    <article className={css.paper} data-design={design} aria-label={label} style={style}>
      {children}
    </article>
  )
}

/** A part of the document. `lines` stacks small muted lines, as in a letterhead. */
export function PaperPart(props: {
  children: ReactNode
  tone?: 'body' | 'quiet' | 'title' | 'due'
  align?: 'start' | 'end'
  className?: string | undefined
}) {
  return (
    <div
      className={`${css.part} ${props.className ?? ''}`}
      data-tone={props.tone ?? 'body'}
      data-align={props.align ?? 'start'}
    >
      {props.children}
    </div>
  )
}

/** The hairline between parts; `strong` above the lines and the amount due. */
export function PaperRule({
  strong = false,
  accent = false,
}: {
  strong?: boolean
  accent?: boolean
}) {
  return (
    <hr className={css.rule} data-strong={strong || undefined} data-accent={accent || undefined} />
  )
}

/** A band in the accent colour across the top, with legible text on it. */
export function PaperBand({ children }: { children: ReactNode }) {
  return <div className={css.band}>{children}</div>
}

/** A small muted label before a value; `end` above a column of numbers. */
export function PaperLabel(props: { children: ReactNode; htmlFor?: string; end?: boolean }) {
  const shared = { className: css.label, 'data-end': props.end }
  return props.htmlFor === undefined ? (
    <span {...shared}>{props.children}</span>
  ) : (
    <label {...shared} htmlFor={props.htmlFor}>
      {props.children}
    </label>
  )
}

/** Labels and values side by side. */
export function PaperFacts({ children }: { children: ReactNode }) {
  return <div className={css.facts}>{children}</div>
}

/** One amount of the totals; the last one is the amount due. */
export function PaperSum(props: {
  label: ReactNode
  value: ReactNode
  kind?: 'plain' | 'sum' | 'due'
  aside?: ReactNode
}) {
  return (
    <div className={css.sum} data-kind={props.kind ?? 'plain'}>
      <span className={css.sumLabel}>
        {props.label}
        {props.aside}
      </span>
      <span className={css.sumValue}>{props.value}</span>
    </div>
  )
}

/** A rendered page as an image: white in dark mode too. */
export function PageImage({ src, alt }: { src: string; alt: string }) {
  return <img className={css.pageImage} src={src} alt={alt} />
}
