import { describe, expect, test } from 'vitest'
import { BUYER_FINDING_CODES } from '../issue/buyer-findings.ts'
import { FORMAT_FINDING_CODES } from '../issue/format-findings.ts'
import { LAW_FINDING_CODES } from '../issue/law-findings.ts'
import { SELF_BILLING_FINDING_CODES } from '../issue/self-billing-findings.ts'
import { LANGUAGE_FINDING_CODES } from '../issue/language-findings.ts'
import { SETTLEMENT_FINDING_CODES } from '../issue/settlement-findings.ts'
import { TAX_FINDING_CODES } from '../issue/tax-findings.ts'
import { ALL_RULES } from '../rules/all.ts'
import { STATED_RULES } from '../rules/stated/check.ts'
import { RULE_TEXT_LANGUAGES, ruleTextsIn } from './rule-messages.ts'

const CODES = [
  ...[...ALL_RULES, ...STATED_RULES].map(({ code }) => code),
  ...TAX_FINDING_CODES,
  ...SETTLEMENT_FINDING_CODES,
  ...LANGUAGE_FINDING_CODES,
  ...BUYER_FINDING_CODES,
  ...FORMAT_FINDING_CODES,
  ...SELF_BILLING_FINDING_CODES,
  ...LAW_FINDING_CODES,
]

describe.each(RULE_TEXT_LANGUAGES)('in %s', language => {
  test('every rule has a text', async () => {
    const texts = await ruleTextsIn(language)
    const without = CODES.filter(code => !texts[code])
    expect([...new Set(without)]).toEqual([])
  })

  test('every text has a rule', async () => {
    const codes = new Set<string>(CODES)
    const unused = Object.keys(await ruleTextsIn(language)).filter(code => !codes.has(code))
    expect(unused.filter(code => !/^(BR-DE|DE-R)-/.test(code))).toEqual([])
  })

  test('every text is a short sentence, to be shown beside a field', async () => {
    const all = Object.entries(await ruleTextsIn(language))
    expect(all.filter(([, text]) => !/[.…。।]$/.test(text) || text.length > 200)).toEqual([])
  })
})
