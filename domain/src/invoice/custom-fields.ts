import { parseDate } from '../date.ts'
import type { Decimal } from '../money/decimal.ts'
import type { TextLanguage } from '../text/text-language.ts'
import type { Draft } from './draft.ts'

export const MAX_CUSTOM_FIELDS = 8
export const CUSTOM_FIELD_KINDS = ['text', 'date', 'number'] as const
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number]

/** A field that a company names for its documents: "Cost centre", "Vehicle". */
export type CustomField = {
  readonly id: string
  readonly kind: CustomFieldKind
  /** On documents in a language without a label of its own. */
  readonly label: string
  /** By primary language (BCP 47). */
  readonly labels: readonly { readonly language: TextLanguage; readonly label: string }[]
  /** false: only for the company itself, neither on paper nor in the XML. */
  readonly isPrinted: boolean
}

/** A field with its value: a text, a date (ISO 8601) or a decimal as text. Never empty. */
export type CustomValue = CustomField & { readonly value: string }

export function customLabel(
  { label, labels }: Pick<CustomField, 'label' | 'labels'>,
  language: string,
): string {
  const primary = language.split('-')[0]
  return labels.find(one => one.language === primary && one.label !== '')?.label ?? label
}

/** Whether a value is of the field's kind. Decimals are the plain text of Decimal. */
export function isCustomValue({ kind, value }: Pick<CustomValue, 'kind' | 'value'>): boolean {
  switch (kind) {
    case 'text':
      return value.trim() !== ''
    case 'date':
      return parseDate(value) !== undefined
    case 'number':
      return /^-?(0|[1-9]\d{0,17})(\.\d{0,8}[1-9])?$/.test(value) && value !== '-0'
  }
}

/** The values with one more or another one; null removes it. */
export function withCustomValue(
  values: readonly CustomValue[],
  field: CustomField,
  value: string | Decimal | null,
): readonly CustomValue[] | undefined {
  const others = values.filter(({ id }) => id !== field.id)
  const all = value === null || value === '' ? others : [...others, { ...field, value }]
  return all.length === 0 ? undefined : all
}

/**
 * The draft with its values under the company's fields as they are now, in their order. A value of a field that was removed,
 * or that has become another kind, is left out: the editor does not show it either.
 */
export function withCurrentFields(draft: Draft, fields: readonly CustomField[]): Draft {
  const { customFields: values, ...rest } = draft
  if (values === undefined) return draft
  const current = fields.flatMap(field => {
    const { value } = values.find(({ id }) => id === field.id) ?? {}
    if (value === undefined || !isCustomValue({ kind: field.kind, value })) return []
    return [{ ...field, value }]
  })
  return current.length === 0 ? rest : { ...rest, customFields: current }
}

export function printedValues({
  customFields = [],
}: Pick<Draft, 'customFields'>): readonly CustomValue[] {
  return customFields.filter(({ isPrinted }) => isPrinted)
}
