import { expect, test } from 'vitest'
import { SUPPLIES } from '../country/supply.ts'
import { decideCase } from '../testing/tax-table/decide-case.ts'

/** Seller, its status, buyer, its status, supply, day; then the category, the rate and the law. */
test.each([
  // Italy taxes what private customers in San Marino buy (DM 21 June 2021, art. 13, 15).
  ['IT | registered | SM | person | goods', 'S 22', '633/1972'],
  ['IT | registered | SM | person | goods + S 10 reduced_10', 'S 10', ''],
  ['IT | registered | IT 47890 | person | goods', 'S 22', '633/1972'],
  ['IT | registered | SM | business | goods', 'G 0', 'art. 71'],
  ['IT | registered | VA | person | goods', 'G 0', 'art. 71'],
  // Liechtenstein's act is the Swiss one.
  ['LI | registered | DE | person | services', 'O 0', 'Art. 8 Abs. 1 MWSTG'],
  ['LI | registered | AT | business with ATU12345675 | services', 'O 0', 'Art. 8 Abs. 1 MWSTG'],
  ['LI | registered | CH | person | services', 'S 8.1', ''],
  ['LI | registered | CH | business | goods', 'S 8.1', ''],
  ['LI | registered | DE | person | goods', 'G 0', 'Art. 23 MWSTG'],
  // In Samnaun the Swiss act is for services only.
  ['CH 7563 | registered | CH 7563 | person | goods', 'O 0', 'Art. 4 MWSTG'],
  ['CH 7563 | registered | CH 8001 | business | goods', 'O 0', 'Art. 4 MWSTG'],
  ['CH 7563 | registered | CH 7563 | person | services', 'S 8.1', 'Art. 25 MWSTG'],
  ['CH 7563 | registered | CH 8001 | business | services', 'S 8.1', 'Art. 25 MWSTG'],
  // 19 % is of the seller's place.
  ['AT 6991 | registered | AT 6991 | person | services', 'S 19', '§ 10 Abs. 4 UStG'],
  ['AT 6691 | registered | AT 1010 | person | goods', 'S 19', '§ 10 Abs. 4 UStG'],
  ['AT 1010 | registered | AT 6993 | person | goods', 'S 20', ''],
  ['AT 1010 | registered | AT 6993 | business | services', 'S 20', ''],
  ['DE | one_stop_shop | AT 6992 | person | goods', 'S 20', ''],
  ['DE | one_stop_shop | DE 87567 | person | goods', 'S 20', ''],
  // So are the rates of the Greek islands.
  ['GR 85300 | registered | GR 85300 | person | services', 'S 17', 'άρθρο 26'],
  ['GR 81400 | registered | GR 81400 | person | goods', 'S 17', 'άρθρο 26'],
  ['GR 10431 | registered | GR 85300 | person | goods', 'S 24', ''],
  ['IT | one_stop_shop | GR 85300 | person | goods', 'S 24', ''],
  ['IT | one_stop_shop | PT 9000018 | person | goods', 'S 22', ''],
  // The Canary Islands have laws of their own.
  ['ES 35001 | registered | ES 38001 | business | goods', 'L 7', 'Decreto Legislativo 1/2025'],
  ['ES 35001 | registered | ES 28013 | business | goods', 'G 0', 'art. 11 Ley 20/1991'],
  ['ES 35001 | registered | DE | business with DE136695976 | goods', 'G 0', 'art. 11 Ley 20/1991'],
  ['ES 35001 | registered | ES 28013 | business | services', 'O 0', 'art. 17 Ley 20/1991'],
  ['ES 35001 | registered | US | person | intangible', 'O 0', 'art. 17 Ley 20/1991'],
  ['ES 35001 | small_business | ES 35001 | person | services', 'E 0', '91.d) Decreto Legislativo'],
  ['ES 35001 | small_business | ES 28013 | business | goods', 'E 0', '91.d) Decreto Legislativo'],
  ['ES 51001 | registered | ES 28013 | business | services', 'O 0', 'Ley 8/1991'],
  ['ES 52001 | registered | ES 28013 | business | goods', 'G 0', 'Ley 8/1991'],
  ['ES 51001 | small_business | ES 51001 | person | services', 'E 0', 'Ley 8/1991'],
  // Goods from Northern Ireland are sold as from a member state.
  ['GB BT1 1AA | one_stop_shop | IE | person | goods', 'S 23', ''],
  ['GB BT1 1AA | one_stop_shop | IE | person | electronic', 'O 0', ''],
  ['GB BT1 1AA | registered | GB JE2 3AB | person | goods', 'G 0', ''],
  // Guernsey, Gibraltar and the Faroes by the postcodes of the country that writes to them.
  ['GB | registered | GB GY1 1AA | person | goods', 'G 0', ''],
  ['DK | registered | DK 3900 | business | goods', 'G 0', ''],
  ['FR | registered | FR 97824 | person | services', 'S 20', ''],
  ['FR | registered | FR 97824 | business | services', 'S 8.5', ''],
])('%s is %s', (row, tax, article) => {
  const [seller = '', status = '', buyer = '', buyerStatus = '', what = ''] = row.split(' | ')
  const decision = decideCase({
    seller,
    status,
    buyer,
    buyerStatus,
    what,
    day: '2026-11-28',
    tax,
    article,
    notice: '',
    proofs: '',
    sources: [],
  })
  expect(`${decision.tax.category} ${decision.tax.rate ?? '?'}`).toBe(tax)
  expect(decision.article).toContain(article)
})

const NOTHING_EXPECTED = { tax: '', article: '', notice: '', proofs: '', sources: [] }

test('no sale from the Canary Islands, Ceuta or Melilla cites the law on the IVA', () => {
  const buyers = 'ES 28013|ES 35001|ES 38001|ES 51001|ES 52001|DE|FR 97400|IT 23041|CH|US|MA'.split(
    '|',
  )
  const cited: string[] = []
  for (const seller of ['ES 35001', 'ES 51001', 'ES 52001']) {
    for (const buyer of buyers) {
      for (const status of ['registered', 'small_business', 'one_stop_shop']) {
        for (const buyerStatus of ['person', 'business', 'business with DE136695976']) {
          for (const what of SUPPLIES) {
            const sale = { seller, buyer, status, buyerStatus, what, day: '2026-11-28' }
            const { tax, article } = decideCase({ ...NOTHING_EXPECTED, ...sale })
            if (tax.rate === null) continue
            const words = `${article} ${tax.exemptionReason}`
            if (/IVA|VAT|Directive/.test(words) || tax.category === 'S')
              cited.push(`${seller} → ${buyer} ${buyerStatus} ${what}: ${tax.category} ${words}`)
          }
        }
      }
    }
  }
  expect([...new Set(cited)]).toEqual([])
})
