import type { ReactNode } from 'react'

interface DialogBase {
  title: string
  message?: ReactNode
  /** `red` for what cannot be taken back. */
  tone?: 'blue' | 'red'
  confirmLabel?: string
  cancelLabel?: string
  /** By default Escape closes; an answer is then "no". */
  closeOnEscape?: boolean
  /** By default a press outside does nothing, so that nothing typed is lost. */
  closeOnOutside?: boolean
  /** Waits until no other dialog is open instead of lying on top. */
  queue?: boolean
  /** What a 360-pixel toast says once the answer was yes. */
  done?: string
}

export interface AlertOptions extends DialogBase {}

export interface ConfirmOptions extends DialogBase {
  /**
   * Done while the dialog stays open and busy. A sentence returned is shown as the fault and the
   * dialog stays; a thrown error too, with its message.
   */
  act?: () => Promise<string | void>
}

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

/** What each kind of input answers. Numbers stay text: the caller parses them exactly. */
export interface PromptValues {
  text: string
  textarea: string
  email: string
  url: string
  number: string
  password: string
  select: string
  radio: string
  checkbox: boolean
  range: number
  file: readonly File[]
}

export type PromptInput = keyof PromptValues

export interface PromptOptions<I extends PromptInput> extends DialogBase {
  input: I
  label: string
  help?: string
  placeholder?: string
  initial?: PromptValues[I]
  /** For select and radio. */
  choices?: readonly Choice[]
  /** For range and number. */
  min?: number
  max?: number
  step?: number
  /** For file: as the `accept` attribute. */
  accept?: string
  multiple?: boolean
  /** By default something must be given; `false` lets an empty answer pass. */
  required?: boolean
  invalidMessage?: string
  /** A sentence when the value cannot be taken, asked after the pattern; busy while it waits. */
  validate?: (value: PromptValues[I]) => string | undefined | Promise<string | undefined>
}

export type Dialog =
  | ({ kind: 'alert' } & AlertOptions)
  | ({ kind: 'confirm' } & ConfirmOptions)
  | ({ kind: 'prompt' } & AnyPrompt)

/** A prompt whose input kind is known only at run time. */
export type AnyPrompt = { [I in PromptInput]: PromptOptions<I> }[PromptInput]

/** The specification's width of a toast raised by the dialog facility, in pixels. */
export const dialogToastWidth = 360
