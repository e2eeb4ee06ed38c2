import { describe, expect, test } from 'vitest'
import { ALL_RULES } from '../rules/all.ts'
import { SENTENCE_LANGUAGES, sentencesIn } from './sentences.ts'

describe.each(SENTENCE_LANGUAGES)('in %s', language => {
  test('every rule has a sentence', async () => {
    const sentences = await sentencesIn(language)
    const without = ALL_RULES.filter(({ code }) => !sentences[code]).map(({ code }) => code)
    expect([...new Set(without)]).toEqual([])
  })

  test('every sentence is one, and stays short enough to read beside a field', async () => {
    const all = Object.entries(await sentencesIn(language))
    expect(all.filter(([, text]) => !/[.…。।]$/.test(text) || text.length > 200)).toEqual([])
  })
})
