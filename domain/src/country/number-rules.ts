/** The constraints of a country on invoice numbers. */
export type NumberRules = {
  readonly maxLength: number
  /** One allowed character. */
  readonly character: RegExp
  /** One allowed first character. */
  readonly first: RegExp
}
