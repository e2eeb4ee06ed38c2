/**
 * The references of a document that a draft can have, in the order of the form and of the paper. Draft and invoice have a text
 * for each, empty where there is none. Their words are in references.ts, which the shape of a request does not load.
 */
export const REFERENCE_TERMS = [
  { field: 'buyerReference', businessTerm: 'BT-10' },
  { field: 'orderReference', businessTerm: 'BT-13' },
  { field: 'contractReference', businessTerm: 'BT-12' },
  { field: 'projectReference', businessTerm: 'BT-11' },
] as const

export type ReferenceField = (typeof REFERENCE_TERMS)[number]['field']
export type References = Readonly<Record<ReferenceField, string>>

/** A record with one value for each reference. */
export function mapReferences<Value>(
  make: (reference: (typeof REFERENCE_TERMS)[number]) => Value,
): Record<ReferenceField, Value> {
  const entries = REFERENCE_TERMS.map(reference => [reference.field, make(reference)] as const)
  // Object.fromEntries has no type for the keys, which are exactly those of the list.
  return Object.fromEntries(entries) as Record<ReferenceField, Value>
}

export const NO_REFERENCES: References = mapReferences(() => '')

/** Only the references of a draft or of an invoice. */
export function referencesOf(document: References): References {
  return mapReferences(({ field }) => document[field])
}

export function isReferenceField(field: string): field is ReferenceField {
  return REFERENCE_TERMS.some(reference => reference.field === field)
}
