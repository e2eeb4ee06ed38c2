/** A language of the interface in a list of choices. */
export type Language = {
  /** BCP 47. */
  readonly tag: string
  /** The name in the language itself. */
  readonly name: string
  /** ISO 3166 country whose flag is shown with the name. */
  readonly country: string
}

/** In the order of the list. */
export const LANGUAGES: readonly Language[] = [
  { tag: 'en', name: 'English', country: 'GB' },
  { tag: 'fr', name: 'Français', country: 'FR' },
  { tag: 'de', name: 'Deutsch', country: 'DE' },
  { tag: 'es', name: 'Español', country: 'ES' },
  { tag: 'pl', name: 'Polski', country: 'PL' },
  { tag: 'it', name: 'Italiano', country: 'IT' },
  { tag: 'hi', name: 'हिन्दी', country: 'IN' },
  { tag: 'ar', name: 'العربية', country: 'SA' },
]
