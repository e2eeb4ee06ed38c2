import type { UiTexts } from '../texts.tsx'
import type { AnyPrompt, PromptValues } from './kinds.ts'

/** The texts that validation needs. */
export type CheckTexts = Pick<
  UiTexts,
  'invalidEmail' | 'invalidUrl' | 'invalidNumber' | 'valueMissing'
>

/** The initial value of a prompt without one. */
export function initialValue(prompt: AnyPrompt): PromptValues[keyof PromptValues] {
  if (prompt.initial !== undefined) return prompt.initial
  if (prompt.input === 'checkbox') return false
  if (prompt.input === 'range') return prompt.min ?? 0
  if (prompt.input === 'file') return []
  return ''
}

/** The validation message for a value, by its kind alone; undefined for a valid value. */
export function validationMessage(
  prompt: AnyPrompt,
  value: PromptValues[keyof PromptValues],
  texts: CheckTexts,
): string | undefined {
  const empty = value === '' || value === false || (Array.isArray(value) && value.length === 0)
  if (empty) return (prompt.required ?? true) ? texts.valueMissing : undefined
  if (typeof value !== 'string') return undefined
  if (prompt.input === 'email' && !isEmail(value))
    return prompt.invalidMessage ?? texts.invalidEmail
  if (prompt.input === 'url' && !isUrl(value)) return prompt.invalidMessage ?? texts.invalidUrl
  if (prompt.input === 'number') return numberError(prompt, value, texts)
  return undefined
}

/** One `@`, something before it without spaces, and a domain of at least two labels after it. */
export function isEmail(text: string): boolean {
  return /^[^\s@"<>(),;:]+@[^\s@.,;:<>()[\]]+(\.[^\s@.,;:<>()[\]]+)+$/u.test(text.trim())
}

/** An absolute http or https URL, with a host that has a dot or is localhost. */
export function isUrl(text: string): boolean {
  const trimmed = text.trim()
  if (!/^https?:\/\//iu.test(trimmed) || /\s/u.test(trimmed)) return false
  if (!URL.canParse(trimmed)) return false
  const { hostname } = new URL(trimmed)
  return hostname === 'localhost' || /[^.]\.[^.]/u.test(hostname) || hostname.startsWith('[')
}

function numberError(prompt: AnyPrompt, value: string, texts: CheckTexts): string | undefined {
  const plain = value.trim().replace(',', '.')
  const fits = /^[+-]?(\d+\.?\d*|\.\d+)$/u.test(plain)
  const size = Number(plain)
  const inside = size >= (prompt.min ?? -Infinity) && size <= (prompt.max ?? Infinity)
  return fits && inside ? undefined : (prompt.invalidMessage ?? texts.invalidNumber)
}
