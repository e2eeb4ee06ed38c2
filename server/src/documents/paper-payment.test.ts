import { describe, expect, it } from 'vitest'
import { decimal } from '@bordereau/domain/money/decimal'
import { ACCOUNT, SELLER, addressOf, lineOf, paperOfSpecimen } from './testing-invoice.ts'

const payLink = `https://invoices.example/pay/${'a'.repeat(80)}`

describe('the payment block', () => {
  it('names the payment page, and what an app reads of the bank', () => {
    const { payment } = paperOfSpecimen({}, { payLink, language: 'en' })
    expect(payment?.link).toEqual({
      label: ['Pay online'],
      url: payLink,
      text: `invoices.example/pay/${'a'.repeat(23)}…`,
    })
    expect(payment?.codes.map(code => code.payload.slice(0, 3))).toEqual(['BCD'])
  })

  it('prints a creditor reference in groups, and has it in its field of the code', () => {
    const account = { ...ACCOUNT, iban: 'FI21 1234 5600 0007 85' }
    const remittance = 'RF18539007547034'
    const instructions = { meansCode: '58', meansText: '', remittance, accounts: [account] }
    const { payment } = paperOfSpecimen({ payment: instructions }, { language: 'en' })
    expect(payment?.facts.map(one => one.value)).toContain('RF18 5390 0754 7034')
    expect(payment?.codes[0]?.payload.split('\n').slice(9)).toEqual([remittance])
  })

  it('prints the number by which payers’ banks know the payee', () => {
    const agreement = { scheme: 'ocr', payee: '1609908' }
    const account = { ...ACCOUNT, agreement, pixKey: 'pix@bcb.gov.br' }
    const instructions = { meansCode: '30', meansText: '', remittance: '1230', accounts: [account] }
    const { payment } = paperOfSpecimen({ payment: instructions }, { language: 'en' })
    const facts = payment?.facts.map(({ label, value }) => [label.join(), value])
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Bankgiro', '160-9908'],
        ['Pix', 'pix@bcb.gov.br'],
        ['Reference', '1230'],
      ]),
    )
  })

  it('has the code of the payment page where no bank reads one', () => {
    const account = { ...ACCOUNT, currency: 'USD' }
    const instructions = { meansCode: '30', meansText: '', remittance: '', accounts: [account] }
    const { payment } = paperOfSpecimen({ currency: 'USD', payment: instructions }, { payLink })
    expect(payment?.codes.map(code => code.payload)).toEqual([payLink])
  })

  it('names the payment page where the document has no account', () => {
    const { payment } = paperOfSpecimen({ payment: undefined }, { payLink })
    expect(payment?.codes.map(code => code.payload)).toEqual([payLink])
  })

  it('has no link and no code that work in a draft', () => {
    const { payment } = paperOfSpecimen({ payment: undefined }, { payLink, draft: true })
    expect(payment?.link?.url).toBeNull()
    expect(payment?.codes.map(code => code.payload)).toEqual(['Entwurf'])
  })

  it.each([
    ['is a credit note', { typeCode: '381' }],
    ['is paid already', { prepaid: decimal('165.01') }],
  ])('does not ask for a payment of what %s', (_, changes) => {
    const { payment } = paperOfSpecimen(changes, { payLink })
    expect([payment?.link ?? null, payment?.codes ?? []]).toEqual([null, []])
  })

  it.each([
    ['US', 'en', 'Routing number'],
    ['IN', 'en', 'IFSC'],
    ['GB', 'en', 'Sort code'],
    ['DE', 'de', 'Bankleitzahl'],
  ])('calls the code of a bank of %s by its name', (country, language, name) => {
    const account = { ...ACCOUNT, iban: '', accountNumber: '12345678', bankCode: '021000021' }
    const { payment } = paperOfSpecimen(
      {
        seller: { ...SELLER, address: addressOf(country, '1 High Street') },
        payment: { meansCode: '30', meansText: '', remittance: '', accounts: [account] },
      },
      { language },
    )
    const fact = payment?.facts.find(one => one.value === '021000021')
    expect(fact?.label[0]).toContain(name)
  })
})

describe('a document without tax', () => {
  const exempt = {
    category: 'E',
    rate: decimal('0'),
    exemptionCode: '',
    exemptionReason: 'Kleinunternehmer',
  } as const
  const untaxed = lineOf('1', 'A', '100', { tax: exempt })

  it('has no column and no table of the tax, one total, and the reason', () => {
    const paper = paperOfSpecimen({ lines: [untaxed] })
    expect(paper.columns.tax).toBeNull()
    expect(paper.vat).toEqual({ columns: [], rows: [], remarks: [['Kleinunternehmer']] })
    expect(paper.totals.map(row => row.kind)).toEqual(['due'])
  })

  it('states each of several reasons with its amount, and no rate', () => {
    const exported = { ...exempt, category: 'G', exemptionReason: 'Ausfuhr' } as const
    const coded = {
      ...exempt,
      category: 'K',
      exemptionCode: 'VATEX-EU-IC',
      exemptionReason: '',
    } as const
    const paper = paperOfSpecimen({
      lines: [
        untaxed,
        lineOf('2', 'B', '30', { tax: exported }),
        lineOf('3', 'C', '7', { tax: coded }),
      ],
    })
    expect(paper.columns.tax).toBeNull()
    expect(paper.vat?.columns).toEqual([['Grund'], ['Betrag']])
    expect(paper.vat?.rows.toSorted()).toEqual([
      ['Ausfuhr', '30,00\u00a0€'],
      ['Kleinunternehmer', '100,00\u00a0€'],
      ['VATEX-EU-IC', '7,00\u00a0€'],
    ])
    expect(paper.totals.map(row => row.kind)).toEqual(['due'])
  })

  it('keeps the net from which something is deducted', () => {
    const paper = paperOfSpecimen({ lines: [untaxed], prepaid: decimal('30') })
    expect(paper.totals.map(row => row.label[0])).toEqual([
      'Nettobetrag',
      'Bereits bezahlt',
      'Zu zahlen',
    ])
  })

  it('is none where one line is taxed', () => {
    const paper = paperOfSpecimen({ lines: [untaxed, lineOf('2', 'B', '1')] })
    expect(paper.columns.tax).not.toBeNull()
    expect(paper.vat?.rows).toHaveLength(2)
  })
})

describe('a note to debtors', () => {
  const notes = [
    { subjectCode: 'PMD', text: 'Penalties of 9 %.' },
    { subjectCode: 'AAI', text: 'Thank you.' },
  ]
  const printed = (typeCode: string) =>
    paperOfSpecimen({ typeCode, notes }).notes.flatMap(note => note.paragraphs.flat())

  it('is on an invoice, not on a credit note', () => {
    expect(printed('380')).toEqual(['Penalties of 9 %.', 'Thank you.'])
    expect(printed('381')).not.toContain('Penalties of 9 %.')
    expect(printed('381')).toContain('Thank you.')
  })
})
