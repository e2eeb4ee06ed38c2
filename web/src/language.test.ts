import { describe, expect, it } from 'vitest'
import { LANGUAGES, formatTagOf, languageOf } from './language.ts'

describe('languages of the interface', () => {
  it('a regional wish is met by its language', () => {
    expect(languageOf('en-IN').tag).toBe('en')
  })

  it('what we do not speak is answered in English', () => {
    expect(languageOf('tlh').tag).toBe('en')
  })

  it('dates and numbers follow the region of the reader', () => {
    expect(formatTagOf(LANGUAGES[0], ['fr-FR', 'en-GB', 'en'])).toBe('en-GB')
    expect(formatTagOf(LANGUAGES[0], ['pl'])).toBe('en')
  })
})
