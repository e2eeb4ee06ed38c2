import type { LocalText } from '../local-text.ts'

export type AddressField = 'line1' | 'line2' | 'line3' | 'city' | 'postCode' | 'subdivision'

export type Subdivision = {
  /** Stored in Address.subdivision: 'MH', 'CA'. */
  readonly code: string
  readonly name: string
  /** India: the first two digits of a GSTIN. */
  readonly gstCode?: string
}

export type AddressRules = {
  /** In the order of the form. */
  readonly fields: readonly AddressField[]
  readonly required: readonly AddressField[]
  /** The lines of the paper, each a template: '{postCode} {city}'. Empty lines are left out, the country comes after. */
  readonly lines: readonly string[]
  readonly postCode?: { readonly pattern: RegExp; readonly example: string; readonly label: string }
  readonly subdivision?: {
    /** The local term: 'Provincia'. */
    readonly label: string
    /** The term in the languages of the interface. */
    readonly name: LocalText
    readonly options: readonly Subdivision[]
    readonly printed: 'code' | 'name'
  }
}
