import type { ReactNode } from 'react'

interface DialogBase {
  title: string
  message?: ReactNode
  /** `red` for irreversible actions. */
  tone?: 'blue' | 'red'
  confirmLabel?: string
  cancelLabel?: string
  /** By default Escape closes; the result is then that of Cancel. */
  closeOnEscape?: boolean
  /** By default a press outside does nothing, so that typed text is not lost. */
  closeOnOutside?: boolean
  /** Waits until no other dialog is open instead of opening on top. */
  queue?: boolean
  /** The text of a 360-pixel toast after confirmation. */
  done?: string
}

export interface AlertOptions extends DialogBase {}

export interface ConfirmOptions extends DialogBase {
  /**
   * Runs while the dialog stays open and busy. A returned message is shown as an error and the dialog stays; a thrown
   * error too, with its message.
   */
  onConfirm?: () => Promise<string | void>
}

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

/** The value type of each kind of input. Numbers stay text: the caller parses them exactly. */
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
  /** By default a value is required; `false` accepts an empty one. */
  required?: boolean
  invalidMessage?: string
  /** Returns an error message for an invalid value, after the pattern check; busy while it waits. */
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
