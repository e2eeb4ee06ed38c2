import type { LocalText } from '../local-text.ts'

/** Names of numbers that several countries have, in the languages of the interface. */
export const VAT_NUMBER: LocalText = {
  en: 'VAT number',
  fr: 'Numéro de TVA',
  de: 'USt-IdNr.',
  es: 'NIF-IVA',
  pl: 'Numer VAT',
  it: 'Partita IVA',
  hi: 'वैट संख्या',
  ar: 'الرقم الضريبي (ض.ق.م)',
  nl: 'Btw-nummer',
  pt: 'Número de IVA',
}

export const COMPANY_NUMBER: LocalText = {
  en: 'Company number',
  fr: 'Numéro d’entreprise',
  de: 'Unternehmensnummer',
  es: 'Número de empresa',
  pl: 'Numer firmy',
  it: 'Numero d’impresa',
  hi: 'कंपनी संख्या',
  ar: 'رقم الشركة',
  nl: 'Ondernemingsnummer',
  pt: 'Número de empresa',
}

export const TAX_NUMBER: LocalText = {
  en: 'Tax number',
  fr: 'Numéro fiscal',
  de: 'Steuernummer',
  es: 'Número fiscal',
  pl: 'Numer podatkowy',
  it: 'Codice fiscale',
  hi: 'कर संख्या',
  ar: 'الرقم الضريبي',
  nl: 'Fiscaal nummer',
  pt: 'Número de identificação fiscal',
}

export const REGISTER_NUMBER: LocalText = {
  en: 'Number in the company register',
  fr: 'Numéro au registre des entreprises',
  de: 'Nummer im Unternehmensregister',
  es: 'Número en el registro de empresas',
  pl: 'Numer w rejestrze firm',
  it: 'Numero nel registro imprese',
  hi: 'कंपनी रजिस्टर में संख्या',
  ar: 'الرقم في سجل الشركات',
  nl: 'Nummer in het ondernemingsregister',
  pt: 'Número no registo comercial',
}
