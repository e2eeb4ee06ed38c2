import { expect, test } from 'vitest'
import { COUNTRIES } from '../country/countries.ts'
import { offeredTaxes } from '../country/offered-taxes.ts'
import { inLanguage } from '../local-text.ts'
import { ZERO } from '../money/decimal.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { TEXT_LANGUAGES } from '../text/text-language.ts'
import { composePreview } from './compose.ts'
import { reasonsIn } from './reasons-in.ts'
import { totalsOf } from './totals.ts'

const plain = { exemptionCode: '', rate: ZERO }

// erp-mafia/accounted, pull request 2321: a notice that was stored in the language of the draft's first day.
test('a reason that the law of a seller offers is said in the language of the document, whichever it was chosen in', () => {
  let checked = 0
  for (const { code } of COUNTRIES) {
    const seller = specimenProfile(code)
    const offered = offeredTaxes(seller.address)
    for (const to of ['nl']) {
      const inWords = reasonsIn({ language: to, secondLanguage: null }, seller)
      for (const { category, reason } of offered)
        for (const from of reason ? TEXT_LANGUAGES : []) {
          const said = inWords({
            category,
            exemptionReason: inLanguage(reason ?? { en: '' }, from),
          })
          const words = offered.map(one => one.reason && inLanguage(one.reason, to))
          expect(words).toContain(said.exemptionReason)
          expect(inWords(said)).toEqual(said)
          checked++
        }
    }
  }
  expect(checked).toBeGreaterThan(5000)
})

test('of a document in two languages it is said in both, also when it was before', () => {
  const seller = specimenProfile('BE')
  const both = reasonsIn({ language: 'nl', secondLanguage: 'fr' }, seller)
  const offered = offeredTaxes(seller.address).find(({ key }) => key === 'reverse_charge')
  const tax = { category: 'AE', exemptionReason: offered?.reason?.en ?? '' }
  expect(both(tax).exemptionReason).toMatch(
    /^Btw verlegd – art\. 21 .* \/ Autoliquidation – art\. 21/,
  )
  expect(both(both(tax))).toEqual(both(tax))
})

test('words of the seller stay as they are', () => {
  const inDutch = reasonsIn({ language: 'nl', secondLanguage: null }, specimenProfile('BE'))
  for (const exemptionReason of ['', 'Vrijgesteld wegens …', 'Reverse charge / other words']) {
    expect(inDutch({ category: 'E', exemptionReason }).exemptionReason).toBe(exemptionReason)
  }
})

test('lines, allowances and the breakdown of a composed document have the same reason', () => {
  const seller = specimenProfile('BE')
  const offered = offeredTaxes(seller.address).find(({ key }) => key === 'reverse_charge_domestic')
  const exemptionReason = offered?.reason?.en ?? ''
  const tax = { ...plain, category: 'AE', exemptionReason } as const
  const invoice = composePreview({
    draft: specimenDraft({
      language: 'nl',
      lines: [specimenLine({ tax })],
      allowancesCharges: [
        {
          charge: false,
          value: { by: 'percent', percent: ZERO },
          reason: 'Korting',
          reasonCode: '',
          tax,
        },
      ],
    }),
    number: 'F-1',
    issueDate: SPECIMEN_DAY,
    seller,
    buyer: specimenProfile('BE'),
    bankAccount: null,
    specification: '',
    businessProcess: '',
  })
  const said = [
    invoice.lines[0]?.tax.exemptionReason,
    invoice.allowancesCharges[0]?.tax.exemptionReason,
    ...totalsOf(invoice).vat.map(subtotal => subtotal.exemptionReason),
  ]
  expect(new Set(said).size).toBe(1)
  expect(said[0]).toMatch(/^Btw verlegd/)
  // Royal decree no. 1, art. 20: the sentence on works on buildings goes with it, in Dutch.
  expect(invoice.notes.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Verlegging van heffing: Bij gebrek aan schriftelijke betwisting/),
  )
})
