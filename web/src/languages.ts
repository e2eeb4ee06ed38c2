/** How a language of the interface is offered. */
export type Language = {
  /** BCP 47. */
  readonly tag: string
  /** As its speakers call it. */
  readonly name: string
  /** ISO 3166 country whose flag stands beside the name. */
  readonly country: string
}

/** In the order they are offered. */
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
