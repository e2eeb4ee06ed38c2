import type { CSSProperties, ReactNode } from 'react'
import { readableOn } from '../field/contrast.ts'
import css from './paper.module.css'

export type PaperDesign = 'classic' | 'modern' | 'compact'

export interface PaperProps {
  /** Its name for assistive technology: "Invoice". */
  label: string
  design?: PaperDesign
  /** The house colour, '#rrggbb'. */
  accent?: string
  children: ReactNode
}

/** A sheet of paper on the desk, to be written on: its parts below lie on it as they will print. */
export function Paper({ label, design = 'classic', accent, children }: PaperProps) {
  // Custom properties carry the one colour that is data, and what reads on it.
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

/** A part of the paper. `lines` sets small muted lines one under the other, as in a letterhead. */
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

/** A band in the house colour over the top of the paper, with text that can be read on it. */
export function PaperBand({ children }: { children: ReactNode }) {
  return <div className={css.band}>{children}</div>
}

/** What stands before a value in small, muted words. */
export function PaperLabel({ children, htmlFor }: { children: ReactNode; htmlFor?: string }) {
  return htmlFor === undefined ? (
    <span className={css.label}>{children}</span>
  ) : (
    <label className={css.label} htmlFor={htmlFor}>
      {children}
    </label>
  )
}

/** Labels and values side by side. */
export function PaperFacts({ children }: { children: ReactNode }) {
  return <div className={css.facts}>{children}</div>
}

/** One amount of a list of sums; the last one is what is owed. */
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

/** A printed page as a picture: white also in the dark, as paper is. */
export function PageImage({ src, alt }: { src: string; alt: string }) {
  return <img className={css.pageImage} src={src} alt={alt} />
}
