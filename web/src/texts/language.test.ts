import { INTERFACE_LANGUAGES } from '@bordereau/domain/text/text-language'
import { describe, expect, it } from 'vitest'
import { SUPPORTED_LANGUAGES, formatTagOf, languageOf } from './language.ts'
import { LANGUAGES } from './languages.ts'

const formatTag = (tag: string, browserTags: readonly string[]) =>
  formatTagOf(languageOf(tag), browserTags)

describe('languages of the interface', () => {
  it('a regional tag selects its language', () => {
    expect(languageOf('en-IN').tag).toBe('en')
    expect(languageOf('fr-CA').tag).toBe('fr')
    expect(languageOf('ar-EG').direction).toBe('rtl')
  })

  it('an unknown language falls back to English', () => {
    expect(languageOf('tlh').tag).toBe('en')
  })

  it('each has its own name, flag and tag', () => {
    expect(LANGUAGES.map(({ tag }) => tag)).toEqual(SUPPORTED_LANGUAGES)
    expect(SUPPORTED_LANGUAGES).toEqual(INTERFACE_LANGUAGES)
    for (const { tag, name } of LANGUAGES)
      expect(new Intl.DisplayNames([tag], { type: 'language' }).of(tag)?.toLowerCase()).toBe(
        name.toLowerCase(),
      )
  })

  it('dates and numbers follow the region of the reader', () => {
    expect(formatTag('en', ['fr-FR', 'en-GB', 'en'])).toBe('en-GB')
    expect(formatTag('en', ['pl'])).toBe('en')
    expect(formatTag('fr', ['en-GB', 'fr-CH'])).toBe('fr-CH')
  })

  it('Arabic dates and numbers are written as on the documents', () => {
    const tag = formatTag('ar', ['ar-SA'])
    expect(new Intl.NumberFormat(tag).format(1234)).toBe('1,234')
    const day = new Date('2026-11-20T12:00:00Z')
    expect(new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(day)).toContain('2026')
  })
})
