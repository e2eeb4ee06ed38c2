import { describe, expect, it, test } from 'vitest'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import type { Tax } from '@bordereau/domain/tax-category/category'
import { ACCOUNT, BUYER, SELLER, addressOf, lineOf, paperOfSpecimen } from './testing-invoice.ts'
import type { Paper } from './paper-data.ts'

const rate = (value: string): Tax => ({
  category: 'S',
  rate: decimal(value),
  exemptionCode: '',
  exemptionReason: '',
})
const totalsIn = (paper: Paper): string[] =>
  paper.totals.map(row => `${row.label.join(' / ')}: ${row.value}`.replace(/\s/g, ' '))

describe('the paper of an invoice', () => {
  it('has a total of 165.01 for 138.66 at 19 %', () => {
    const paper = paperOfSpecimen({}, { language: 'en' })
    expect(paper.due).toMatchObject({ label: ['Amount due'], amount: '€165.01' })
    expect(totalsIn(paper)).toEqual([
      'Total without tax: 138.66',
      'VAT 19%: 26.35',
      'Total: 165.01',
      'Amount due: €165.01',
    ])
  })

  it('has texts, numbers and dates in the language of the document', () => {
    const paper = paperOfSpecimen({}, { language: 'fr' })
    expect(paper.title).toEqual(['Facture'])
    expect(paper.due.amount.replace(/\s/g, ' ')).toBe('165,01 €')
    expect(paper.due.date?.value).toBe('20 décembre 2026')
    expect(paper.documentTitle).toBe('Facture 2026-0012')
  })

  it('names the tax as the country of the seller does', () => {
    const seller = { ...SELLER, address: addressOf('CH') }
    const paper = paperOfSpecimen(
      { seller, pricesIncludeTax: true },
      { language: 'de', secondLanguage: 'fr' },
    )
    expect(paper.columns.price).toEqual(['Einzelpreis inkl. MWST', 'Prix unitaire TTC'])
    expect(paper.columns.tax).toEqual(['MWST', 'TVA'])
  })

  it('has labels in both languages of the document, but equal ones only once', () => {
    const paper = paperOfSpecimen({}, { language: 'fr', secondLanguage: 'en' })
    expect(paper.title).toEqual(['Facture', 'Invoice'])
    expect(paper.columns.tax).toEqual(['TVA', 'VAT'])
    expect(paper.columns.item).toEqual(['Désignation', 'Description'])
    const iban = paper.payment?.facts.find(fact => fact.value.startsWith('DE89'))
    expect(iban?.label).toEqual(['IBAN'])
    expect(paper.payment?.texts).toEqual([
      [
        'Payable au plus tard le 20\u00a0décembre\u00a02026',
        'Payable by December\u00a020,\u00a02026',
      ],
    ])
  })

  it('has the ids of the parties with their national names', () => {
    const paper = paperOfSpecimen()
    expect(paper.buyer.ids.map(id => `${id.label[0]} ${id.value}`)).toEqual([
      'N° TVA FR 40 303 265 045',
    ])
    expect(paper.footer.flat().join(' ')).toContain('USt-IdNr. DE 123 456 788')
    expect(paper.footer.flat().join(' ')).toContain('Amtsgericht Hamburg')
  })

  it('has paragraphs of the footer as columns beside the registrations', () => {
    const footerOf = (footer: string) => paperOfSpecimen({}, { footer }).footer
    expect(footerOf('One line\nand another').map(lines => lines.length)).toEqual([4])
    expect(footerOf('Bank\nIBAN\n\nTelephone').slice(1)).toEqual([['Bank', 'IBAN'], ['Telephone']])
    expect(footerOf('Bank\n\nTelephone')[0]).toContain('USt-IdNr. DE 123 456 788')
  })

  test.each([
    ['more lines than have room below the registrations', 'a\nb\nc\nd\ne', 'a\nb\nc\nd', [6]],
    ['more columns than have room', 'a\n\nb\n\nc\n\nd', 'a\n\nb\n\nc', [5, 1, 1, 1]],
    ['a column of more lines', 'a\n\n1\n2\n3\n4\n5\n6\n7', 'a\n\n1\n2\n3\n4\n5\n6', [5, 1, 6]],
  ])('prints a footer with %s whole, in the notes', (_, long, short, lines) => {
    const paperWith = (footer: string) => paperOfSpecimen({}, { footer })
    const notesOf = ({ notes }: ReturnType<typeof paperWith>) =>
      notes.flatMap(({ paragraphs }) => paragraphs.flat())
    expect(paperWith(short).footer.map(column => column.length)).toEqual(lines)
    expect(notesOf(paperWith(short))).toEqual(notesOf(paperWith('')))
    expect(paperWith(long).footer).toEqual(paperWith('').footer)
    expect(notesOf(paperWith(long))).toEqual([
      ...notesOf(paperWith('')),
      ...long.split('\n').filter(line => line !== ''),
    ])
  })

  test.each(['', 'Bank\n\nTelephone'])('never cuts what the law requires: footer %j', footer => {
    const lines = Array.from({ length: 9 }, (_, i) => `Managing director ${i} `.padEnd(90, 'x'))
    const seller = { ...SELLER, legalInformation: lines.join('\n') }
    const [registrations = []] = paperOfSpecimen({ seller }, { footer }).footer
    const text = registrations.join(' ')
    for (const line of [...lines, 'USt-IdNr. DE 123 456 788', 'HRB 123456'])
      expect(text).toContain(line)
  })

  it('has addresses in their national format, with the country only across a border', () => {
    expect(paperOfSpecimen().buyer.lines).toContain('75011 Paris')
    expect(paperOfSpecimen().buyer.lines.at(-1)).toBe('Frankreich')
    const home = paperOfSpecimen({ buyer: { ...BUYER, address: SELLER.address } })
    expect(home.buyer.lines.at(-1)).toBe('22767 Hamburg')
  })

  it('adds its lines up one by one, for pages between which they break', () => {
    const lines = [lineOf('1', 'A', '1000'), lineOf('2', 'B', '50.5'), lineOf('3', 'C', '-0.5')]
    const { carry } = paperOfSpecimen({ lines }, { language: 'en' })
    expect(carry).toEqual({
      forward: ['Carried forward'],
      brought: ['Brought forward'],
      sums: ['1,000.00', '1,050.50', '1,050.00'],
    })
  })

  it('shows allowances, prepayment and rounding', () => {
    const paper = paperOfSpecimen(
      {
        allowancesCharges: [
          {
            charge: false,
            value: { by: 'percent', percent: decimal('10') },
            reason: 'Loyalty',
            reasonCode: '95',
            tax: rate('19'),
          },
        ],
        prepaid: decimal('50'),
        rounding: decimal('0.49'),
      },
      { language: 'en' },
    )
    expect(totalsIn(paper)).toEqual([
      'Subtotal: 138.66',
      'Discount 10% – Loyalty: -13.87',
      'Total without tax: 124.79',
      'VAT 19%: 23.71',
      'Total: 148.50',
      'Already paid: -50.00',
      'Rounding: 0.49',
      'Amount due: €98.99',
    ])
  })

  it('lists each rate, and the reason for an exemption', () => {
    const none: Tax = {
      category: 'AE',
      rate: decimal('0'),
      exemptionCode: 'VATEX-EU-AE',
      exemptionReason: 'Steuerschuldnerschaft des Leistungsempfängers',
    }
    const lines = [
      lineOf('1', 'A', '100'),
      lineOf('2', 'B', '50', { tax: rate('7') }),
      lineOf('3', 'C', '10', { tax: none }),
    ]
    const { vat } = paperOfSpecimen({ lines })
    expect(vat?.rows.map(row => row.map(cell => cell.replace(/\s/g, ' ')))).toEqual([
      ['19 %', '100,00 €', '19,00 €'],
      ['7 %', '50,00 €', '3,50 €'],
      ['0 %', '10,00 €', '0,00 €'],
    ])
    expect(vat?.remarks).toEqual([['Steuerschuldnerschaft des Leistungsempfängers']])
  })

  it('has a QR code for euros with the amount due', () => {
    const [code] = paperOfSpecimen().payment?.codes ?? []
    expect(code?.payload.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Nordlicht Studio GmbH',
      'DE89370400440532013000',
      'EUR165.01',
      '',
      '',
      '2026-0012',
    ])
    expect(paperOfSpecimen({ prepaid: decimal('165.01') }).payment).toBeNull()
  })

  it('has the tax number in the code of the Polish banks, also for a document without VAT', () => {
    const account = { ...ACCOUNT, iban: 'PL61109010140000071219812874', currency: 'PLN' }
    const payment = { meansCode: '30', meansText: '', remittance: '', accounts: [account] }
    const nipIn = (seller: Partial<typeof SELLER>) =>
      paperOfSpecimen({
        currency: 'PLN',
        payment,
        seller: { ...SELLER, address: addressOf('PL', 'ul. Długa 12'), vatId: '', ...seller },
      }).payment?.codes[0]?.payload.split('|')[0]
    expect(nipIn({ vatId: 'PL5260250274' })).toBe('5260250274')
    expect(nipIn({ identifiers: [{ id: '192598184' }, { id: 'PL5260250274' }] })).toBe('5260250274')
    expect(nipIn({ identifiers: [{ id: '0000109815' }] })).toBe('')
  })

  it('has US letter size and sales tax inside the United States', () => {
    const address = addressOf('US', '200 Congress Ave', '78701', 'Austin', 'TX')
    const paper = paperOfSpecimen({ seller: { ...SELLER, address } }, { language: 'en-US' })
    expect(paper.size).toBe('us-letter')
    expect(paper.region).toBe('US')
    expect(paper.columns.tax).toEqual(['Sales tax'])
  })

  it('has a draft watermark and no number for a draft', () => {
    const paper = paperOfSpecimen({}, { draft: true, language: 'pl' })
    expect(paper.number).toBeNull()
    expect(paper.draft).toBe('Szkic')
    expect(JSON.stringify(paper)).not.toContain('2026-0012')
    // The QR code of a draft has no payment data.
    expect(paper.payment?.codes[0]?.payload).toBe('Szkic')
  })

  it('is English for an invalid language tag', () => {
    expect(paperOfSpecimen({}, { language: '#x"' })).toMatchObject({ language: 'en', region: null })
  })
})

describe('the paper of a credit note', () => {
  const paper = paperOfSpecimen(
    {
      typeCode: '381',
      dueDate: undefined,
      payment: { meansCode: '97', meansText: '', remittance: '', accounts: [ACCOUNT] },
      precedingInvoices: [{ number: '2026-0007', issueDate: localDate('2026-09-30') }],
    },
    { language: 'en' },
  )

  it('names the corrected invoice, and has no payment block', () => {
    expect(paper.title).toEqual(['Credit note'])
    expect(paper.statements).toEqual(['Corrects invoice 2026-0007 of September\u00a030,\u00a02026'])
    expect(paper.due).toEqual({ label: ['Amount credited'], amount: '€165.01', date: null })
    expect(paper.payment).toBeNull()
    expect(paper.notes[0]?.paragraphs[0]?.[0]).toContain('set off')
  })
})

describe('the paper of an Indian seller', () => {
  const indian = (state: string, city: string): Paper =>
    paperOfSpecimen(
      {
        currency: 'INR',
        seller: {
          ...SELLER,
          address: addressOf('IN', 'MG Road 42', '400001', 'Mumbai', 'Maharashtra'),
          vatId: '',
          taxRegistration: '27AAPFU0939F1ZV',
        },
        buyer: {
          ...BUYER,
          address: addressOf('IN', 'Road 5', '411004', city, state),
          vatId: '',
        },
        lines: [
          lineOf('1', 'Design', '139838.99', {
            tax: rate('18'),
            classifications: [{ code: '998314', listId: 'HS' }],
          }),
        ],
      },
      { language: 'en-IN' },
    )

  it('splits the tax into CGST and SGST inside a state, down to the last paisa', () => {
    const paper = indian('Maharashtra', 'Pune')
    expect(totalsIn(paper).slice(1, 3)).toEqual(['CGST 9%: 12,585.51', 'SGST 9%: 12,585.51'])
    expect(paper.vat?.columns.map(column => column[0]).slice(2)).toEqual(['CGST', 'SGST'])
    expect(paper.due.amount).toBe('₹1,65,010.01')
    expect(paper.lines[0]?.details).toContain('HSN/SAC 998314')
  })

  it('is a tax invoice marked as the original, in words, signed: CGST Rules 2017, rules 46 and 48', () => {
    const paper = indian('Maharashtra', 'Pune')
    expect(paper.title).toEqual(['Tax invoice'])
    expect(paper.statements).toContain('ORIGINAL FOR RECIPIENT')
    expect(paper.buyer.lines.at(-1)).toBe('Maharashtra (27)')
    expect(paper.notes[0]?.paragraphs[0]).toEqual([
      'Rupees One Lakh Sixty Five Thousand Ten and Paise One Only',
    ])
    expect(paper.signature).toEqual({ name: SELLER.legalName, role: ['Authorised signatory'] })
    expect(paperOfSpecimen().signature).toBeNull()
  })

  it('is IGST across states', () => {
    const paper = indian('Karnataka', 'Bengaluru')
    expect(totalsIn(paper)[1]).toBe('IGST 18%: 25,171.02')
    expect(paper.vat?.columns.at(-1)).toEqual(['IGST'])
  })
})

it('the tax has its Swiss name, and a number whose local name is unknown the name in the language of the paper', () => {
  const seller = { ...SELLER, address: addressOf('CH', 'Rue du Lac 1268', '2501', 'Biel') }
  expect(paperOfSpecimen({ seller }).columns.tax).toEqual(['MWST'])
  const buyer = { ...BUYER, address: addressOf('AE', 'Al Wasl Road', '', 'Dubai') }
  const label = (language: string) => paperOfSpecimen({ buyer }, { language }).buyer.ids[0]?.label
  expect([label('en'), label('ar')]).toEqual([['Tax number'], ['الرقم الضريبي']])
})
