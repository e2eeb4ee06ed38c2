import { ALL_RULES } from '@bordereau/einvoice/rules/all'
import { STATED_RULES } from '@bordereau/einvoice/rules/stated/check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../texts/languages.ts'
import { type RuleMessages, createRuleMessages, ruleMessages } from './rule-messages.ts'

const codes = [...ALL_RULES, ...STATED_RULES].map(({ code }) => code)

describe('the messages of the rules', () => {
  it.each(LANGUAGES.map(({ tag }) => tag))(
    'has one for every rule in %s, without its code',
    async tag => {
      await ruleMessages.load(tag)
      const messages = ruleMessages.read() ?? {}
      const incomplete = codes.filter(
        code => messages[code] === undefined || messages[code].includes(code),
      )
      expect(incomplete).toEqual([])
    },
  )

  it('are unknown until they arrive, and then subscribers are notified', async () => {
    const arrival = Promise.withResolvers<RuleMessages>()
    const store = createRuleMessages(() => arrival.promise)
    const loading = store.load('en')
    const seen: unknown[] = []
    store.subscribe(() => seen.push(store.read()))
    expect(store.read()).toBeUndefined()
    arrival.resolve({ 'BR-01': 'Name a currency.' })
    await loading
    expect(seen).toEqual([{ 'BR-01': 'Name a currency.' }])
  })

  it('are those of the language chosen last, whichever arrives first', async () => {
    const french = Promise.withResolvers<RuleMessages>()
    const store = createRuleMessages(language =>
      language === 'fr' ? french.promise : Promise.resolve({ 'BR-01': language }),
    )
    const slow = store.load('fr')
    await store.load('de')
    french.resolve({ 'BR-01': 'fr' })
    await slow
    expect(store.read()).toEqual({ 'BR-01': 'de' })
  })

  it('are fetched once for a language, and unknown while another one is being fetched', async () => {
    const fetched: string[] = []
    const store = createRuleMessages(async language => {
      fetched.push(language)
      return { 'BR-01': language }
    })
    await store.load('en')
    await store.load('en')
    expect(fetched).toEqual(['en'])
    const loading = store.load('fr')
    expect(store.read()).toBeUndefined()
    await loading
    expect(store.read()).toEqual({ 'BR-01': 'fr' })
  })

  it('are fetched again by the next editor when they could not be fetched', async () => {
    const responses = [
      Promise.reject(new Error('offline')),
      Promise.resolve({ 'BR-01': 'Name it.' }),
    ]
    const store = createRuleMessages(() => responses.shift() ?? Promise.resolve({}))
    await store.load('en')
    expect(store.read()).toEqual({})
    await store.load('en')
    expect(store.read()).toEqual({ 'BR-01': 'Name it.' })
  })
})
