const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'
/** A placeholder of a template that a person edits, who should not meet invisible characters. */
const PLACEHOLDER = /^\{\w+\}$/

/**
 * A template of right-to-left text: each inserted value keeps its own direction in Unicode isolates (UAX #9), so that the
 * full stop of 'Kawka Sp. z o.o.' and the sign of 'US$' stay on their side. Empty values and placeholders stay as they
 * are.
 */
export function isolated(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: texts }, ...values.map(isolate))
}

/** A value to insert in right-to-left text. */
export function isolate(value: string): string {
  if (value === '' || PLACEHOLDER.test(value)) return value
  return `${FIRST_STRONG_ISOLATE}${value}${POP_DIRECTIONAL_ISOLATE}`
}
