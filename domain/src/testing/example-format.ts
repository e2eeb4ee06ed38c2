import type { DocumentFormat } from '../document-format.ts'

/** A made-up format, which tests add to the product's formats to show what follows from their table alone. */
export const EXAMPLE_FORMAT: DocumentFormat = {
  kind: 'example_json',
  mediaType: 'application/json',
  extension: 'example.json',
  name: 'Example JSON',
}
