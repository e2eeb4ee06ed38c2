import { describe, expect, test } from 'vitest'
import { ALL_RULES } from '../rules/all.ts'
import { STATED_RULES } from '../rules/stated/check.ts'
import { SENTENCE_LANGUAGES, sentencesIn } from './sentences.ts'

describe.each(SENTENCE_LANGUAGES)('in %s', language => {
  test('every rule has a sentence', async () => {
    const sentences = await sentencesIn(language)
    const without = [...ALL_RULES, ...STATED_RULES]
      .filter(({ code }) => !sentences[code])
      .map(({ code }) => code)
    expect([...new Set(without)]).toEqual([])
  })

  test('no sentence is without a rule', async () => {
    const codes = new Set([...ALL_RULES, ...STATED_RULES].map(({ code }) => code))
    const idle = Object.keys(await sentencesIn(language)).filter(code => !codes.has(code))
    expect(idle.filter(code => !/^(BR-DE|DE-R)-/.test(code))).toEqual([])
  })

  test('every sentence is one, and stays short enough to read beside a field', async () => {
    const all = Object.entries(await sentencesIn(language))
    expect(all.filter(([, text]) => !/[.…。।]$/.test(text) || text.length > 200)).toEqual([])
  })
})
