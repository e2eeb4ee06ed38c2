import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import {
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
import { writeCii } from '@bordereau/einvoice/format/cii/write'
import { writeUbl } from '@bordereau/einvoice/format/ubl/write'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'
import { describe, expect, test } from 'vitest'
import { paperOf } from './paper.ts'
import { OPTIONS } from './testing-invoice.ts'

type Place = readonly [country: string, postCode: string, city: string]

function profileAt([country, postCode, city]: Place, vat: string) {
  const { address } = specimenProfile(country)
  const taxIds = vat === '' ? [] : [{ kind: 'vat', value: vat }]
  return specimenProfile(country, { address: { ...address, postCode, city }, taxIds })
}

function documentOf(
  seller: ReturnType<typeof profileAt>,
  buyer: ReturnType<typeof profileAt>,
  draft: Partial<Draft>,
) {
  const { invoice } = composeInvoice({
    draft: specimenDraft(draft),
    number: 'F1',
    issueDate: SPECIMEN_DAY,
    seller,
    buyer,
    bankAccount: null,
  })
  const totals = totalsOf(invoice)
  const language = draft.language ?? 'en'
  const paper = paperOf({ invoice, totals, ...OPTIONS, language, secondLanguage: null })
  return {
    paper: JSON.stringify(paper),
    ubl: writeUbl(invoice, totals),
    cii: writeCii(invoice, totals),
  }
}

const line = (
  category: TaxCategoryCode,
  rate: string,
  supply: DraftLine['supply'] = 'goods',
  exemptionReason = '',
) =>
  specimenLine({
    supply,
    tax: { category, rate: decimal(rate), exemptionCode: '', exemptionReason },
  })

const BELFAST = profileAt(['GB', 'BT1 1AA', 'Belfast'], 'GB980780684')
const DUBLIN = profileAt(['IE', 'D02 X285', 'Dublin'], 'IE6433435F')

describe('a seller in Northern Ireland', () => {
  test('has its number with XI for goods to Dublin, on paper, in UBL and in CII', () => {
    const lines = [line('K', '0', 'goods', 'Exempt intra-Community supply')]
    const { paper, ubl, cii } = documentOf(BELFAST, DUBLIN, { lines })
    expect(paper).toContain('XI 980 7806 84')
    expect(paper).not.toContain('GB 980')
    expect(ubl).toContain('<cbc:CompanyID>XI980780684</cbc:CompanyID>')
    expect(ubl).not.toContain('<cbc:CompanyID>GB980780684</cbc:CompanyID>')
    expect(cii).toContain('<ram:ID schemeID="VA">XI980780684</ram:ID>')
  })

  test('has it with GB for goods to London', () => {
    const london = profileAt(['GB', 'SW1A 1AA', 'London'], '')
    const { paper, ubl } = documentOf(BELFAST, london, { lines: [line('S', '20')] })
    expect(paper).toContain('GB 980 7806 84')
    expect(ubl).toContain('<cbc:CompanyID>GB980780684</cbc:CompanyID>')
  })
})

describe('the tax of a part of Spain is named on paper', () => {
  const paperFrom = (place: Place, draft: Partial<Draft>) =>
    documentOf(profileAt(place, 'ESB58378431'), profileAt(place, 'ESA28015865'), draft).paper
  const LAS_PALMAS: Place = ['ES', '35001', 'Las Palmas de Gran Canaria']
  const CEUTA: Place = ['ES', '51001', 'Ceuta']

  test.each(['es', 'en', 'fr', 'de', 'it', 'pl', 'hi', 'ar'])(
    'IGIC in %s, in the column and in the rows',
    language => {
      const paper = paperFrom(LAS_PALMAS, { language, lines: [line('L', '7'), line('L', '3')] })
      expect(paper).not.toMatch(/IVA|\bVAT\b|TVA|USt|वैट/)
      expect(paper.match(/IGIC/g)?.length).toBeGreaterThanOrEqual(3)
    },
  )

  test('IPSI in Ceuta', () => {
    const paper = paperFrom(CEUTA, { language: 'es', lines: [line('M', '4')] })
    expect(paper).not.toContain('IVA')
    expect(paper).toContain('IPSI')
  })

  test('where the price includes it', () => {
    const change = { language: 'es', pricesIncludeTax: true, lines: [line('L', '7')] }
    expect(paperFrom(LAS_PALMAS, change)).toContain('Precio unitario con IGIC')
  })

  test('beside the IVA of what is sold in the peninsula, each by its own', () => {
    const lines = [line('L', '7'), line('S', '21')]
    const paper = paperFrom(LAS_PALMAS, { language: 'es', lines })
    expect(paper).toMatch(/IGIC 7/)
    expect(paper).toMatch(/IVA 21/)
  })
})
