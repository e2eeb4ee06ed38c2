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

/** Sizes are relative to the text of the body; weights are those of fonts. */
export interface PaperLook {
  readonly fontFamily: string
  readonly name: PaperTextLook
  readonly title: PaperTextLook
  readonly due: PaperTextLook
  /** Of the labels above columns. */
  readonly headWeight: number
  readonly headColour: PaperColour
  /** Of labels and numbers of the parties. */
  readonly small: number
  /** Of the amount due below the totals. */
  readonly sum: number
  /** Of the margins, beside those of the design. */
  readonly margin: number
}
export interface PaperTextLook {
  readonly size: number
  readonly weight: number
  readonly colour: PaperColour
}
/** 'accent': the company's colour; 'ink': that of the text. */
export type PaperColour = 'accent' | 'ink' | 'muted'

export interface PaperProps {
  /** Accessible name: "Invoice". */
  label: string
  design?: PaperDesign
  /** The company's accent colour, and the colours of text in it on light and on dark paper, '#rrggbb'. */
  accent?: { fill: string; textOnLight: string; textOnDark: string }
  /** The type of the printed design; without it, that of the application. */
  look?: PaperLook
  children: ReactNode
}

/** An editable document that looks like paper: its parts are laid out as they will print. */
export function Paper({ label, design = 'classic', accent, look, children }: PaperProps) {
  // Custom properties hold what is data: the accent colour with the text colour on it, and the type.
  const style = {
    ...(accent && {
      '--paper-accent': accent.fill,
      '--paper-on': readableOn(accent.fill),
      '--paper-accent-text': `light-dark(${accent.textOnLight}, ${accent.textOnDark})`,
    }),
    ...(look && lookProperties(look)),
  } as CSSProperties
  return (
    <article className={css.paper} data-design={design} aria-label={label} style={style}>
      {children}
    </article>
  )
}

function lookProperties(look: PaperLook) {
  const { fontFamily, name, title, due, headWeight, headColour, small, sum, margin } = look
  return {
    // On a screen nothing is smaller than its smallest text.
    '--paper-small': `max(var(--text-12), ${small}em)`,
    '--paper-sum': `${sum}em`,
    '--paper-margin': margin,
    '--paper-font': fontFamily,
    '--paper-name-size': `${name.size}em`,
    '--paper-name-weight': name.weight,
    '--paper-name-colour': COLOURS[name.colour],
    '--paper-title-size': `${title.size}em`,
    '--paper-title-weight': title.weight,
    '--paper-title-colour': COLOURS[title.colour],
    '--paper-due-size': `${due.size}em`,
    '--paper-due-weight': due.weight,
    '--paper-due-colour': COLOURS[due.colour],
    '--paper-head-weight': headWeight,
    '--paper-head-colour': COLOURS[headColour],
  }
}

const COLOURS: Readonly<Record<PaperColour, string>> = {
  accent: 'var(--paper-accent-text, inherit)',
  ink: 'inherit',
  muted: 'var(--color-muted)',
}

/** A part of the document. `lines` stacks small muted lines, as in a letterhead. */
export function PaperPart(props: {
  children: ReactNode
  tone?: 'body' | 'quiet' | 'name' | 'title' | 'due'
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
