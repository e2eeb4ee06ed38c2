import {
  CUSTOM_FIELD_KINDS,
  MAX_CUSTOM_FIELDS,
  isCustomValue,
} from '@bordereau/domain/invoice/custom-fields'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import * as z from 'zod/mini'
import { readonlyList, required, text } from './value.ts'

const label = text(40)

const customField = z.object({
  id: text(40),
  kind: z.enum(CUSTOM_FIELD_KINDS),
  label: required(40),
  labels: readonlyList(
    z.object({ language: z.enum(TEXT_LANGUAGES), label }),
    TEXT_LANGUAGES.length,
  ),
  isPrinted: z.boolean(),
})

/** The company's own fields of documents (domain/src/invoice/custom-fields.ts). */
export const customFields = readonlyList(customField, MAX_CUSTOM_FIELDS).check(
  z.refine(
    fields => new Set(fields.map(({ id }) => id)).size === fields.length,
    'Each field has an id of its own',
  ),
)

/** Each value with the field that it was typed into; of a draft, issuing takes the fields as they are then. */
export const customValues = readonlyList(
  z
    .extend(customField, { value: text(100) })
    .check(
      z.refine(field => field.value === '' || isCustomValue(field), 'Not a value of this kind'),
    ),
  MAX_CUSTOM_FIELDS,
)
