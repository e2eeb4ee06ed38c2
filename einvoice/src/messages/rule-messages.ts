import type { RuleTexts } from './assemble.ts'

/** Languages with rule texts; all others use English. */
export const RULE_TEXT_LANGUAGES = [
  'en',
  'fr',
  'de',
  'pl',
  'es',
  'it',
  'hi',
  'ar',
  'nl',
  'pt',
] as const

/** The rule texts in a language (BCP 47; only the primary tag counts). Each language is loaded on first use. */
export async function ruleTextsIn(language: string): Promise<RuleTexts> {
  switch (language.split('-')[0]) {
    case 'fr':
      return (await import('./fr.ts')).ruleTexts
    case 'de':
      return (await import('./de.ts')).ruleTexts
    case 'pl':
      return (await import('./pl.ts')).ruleTexts
    case 'es':
      return (await import('./es.ts')).ruleTexts
    case 'it':
      return (await import('./it.ts')).ruleTexts
    case 'hi':
      return (await import('./hi.ts')).ruleTexts
    case 'ar':
      return (await import('./ar.ts')).ruleTexts
    case 'nl':
      return (await import('./nl.ts')).ruleTexts
    case 'pt':
      return (await import('./pt.ts')).ruleTexts
    default:
      return (await import('./en.ts')).ruleTexts
  }
}
