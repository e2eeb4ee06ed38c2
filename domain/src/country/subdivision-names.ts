import type { LocalText } from '../local-text.ts'

/** What several countries call a part of theirs, in the languages of the interface. */
export const STATE: LocalText = {
  en: 'State',
  fr: 'État',
  de: 'Bundesland',
  es: 'Estado',
  pl: 'Stan',
  it: 'Stato',
  hi: 'राज्य',
  ar: 'الولاية',
  nl: 'Staat',
  pt: 'Estado',
}

export const PROVINCE: LocalText = {
  en: 'Province',
  fr: 'Province',
  de: 'Provinz',
  es: 'Provincia',
  pl: 'Prowincja',
  it: 'Provincia',
  hi: 'प्रांत',
  ar: 'المقاطعة',
  nl: 'Provincie',
  pt: 'Província',
}
