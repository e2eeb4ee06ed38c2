import { localDate } from '@bordereau/domain/date'
import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { PAPER_DESIGNS, type PaperDesignId } from '@bordereau/domain/paper-style'
import type { Paper } from './paper-data.ts'
import { type PaperOptions, paperOf } from './paper.ts'
import {
  ACCOUNT,
  BUYER,
  OPTIONS,
  SELLER,
  addressOf,
  invoiceSpecimen,
  lineOf,
} from './testing-invoice.ts'

/** Test support: what every design is looked at with, and held by page-balance.test.ts. */
type Specimen = {
  readonly invoice: Partial<Invoice>
  readonly options?: Partial<PaperOptions>
}

/** The names of the files of the catalogue, by what is special about the document. */
export const SPECIMENS: Readonly<Record<string, () => Specimen>> = {
  'two-lines': () => ({ invoice: { lines: linesOf(2), notes: [LONG_NOTE] } }),
  'eleven-lines': () => ({ invoice: { lines: linesOf(11) } }),
  'fourteen-lines': () => ({
    invoice: { lines: linesOf(14) },
    options: {
      footer:
        'Förde Sparkasse\nIBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX\n\n+49 40 1234567\nnordlicht.example',
    },
  }),
  sections: () => ({ invoice: { lines: inSections(linesOf(14)), notes: [LONG_NOTE] } }),
  'sixty-lines': () => ({ invoice: { lines: linesOf(60) } }),
  'two-languages': () => ({
    invoice: { lines: linesOf(4) },
    options: { secondLanguage: 'pl' },
  }),
  arabic: () => ({ invoice: arabic(), options: { language: 'ar' } }),
  hindi: () => ({ invoice: hindi(), options: { language: 'hi', accentColor: '#9a3412' } }),
  'credit-note': () => ({ invoice: creditNote(), options: { payLink: null } }),
  deposit: () => ({
    invoice: { typeCode: '386', lines: [lineOf('1', 'Anzahlung von 30 %', '2400')] },
  }),
  'no-tax': () => ({ invoice: { lines: linesOf(3).map(untaxed) } }),
  'two-exemptions': () => ({ invoice: { lines: linesOf(4).map(untaxedInTwoWays) } }),
  'long-texts': () => ({ invoice: longTexts() }),
  'qr-bill': () => ({ invoice: swiss(), options: { accentColor: '#7a1f2b' } }),
}

export function paperOfCatalogue(design: PaperDesignId, name: string): Paper {
  const specimen = SPECIMENS[name]?.()
  if (!specimen) throw new Error(`no specimen ${name}`)
  const invoice = invoiceSpecimen(specimen.invoice)
  return paperOf({
    invoice,
    totals: totalsOf(invoice),
    ...OPTIONS,
    payLink: `https://rechnung.nordlicht.example/pay/${'f3Qx'.repeat(20)}`,
    ...specimen.options,
    design,
  })
}

/** Each design with each specimen. */
export function catalogue(): { readonly design: PaperDesignId; readonly name: string }[] {
  return PAPER_DESIGNS.flatMap(design => Object.keys(SPECIMENS).map(name => ({ design, name })))
}

const LONG_NOTE = {
  subjectCode: '',
  text:
    'Vielen Dank für Ihren Auftrag. Die Nutzungsrechte gehen mit vollständiger Zahlung auf Sie über. ' +
    'Bei Zahlungsverzug berechnen wir Zinsen von neun Prozentpunkten über dem Basiszinssatz und eine Pauschale von 40 Euro. ' +
    'Bitte geben Sie bei der Überweisung die Rechnungsnummer an, damit wir Ihre Zahlung zuordnen können.',
}

const WORK: readonly (readonly [name: string, description: string, price: string, unit: string])[] =
  [
    [
      'Gestaltung der Oberfläche',
      'Entwürfe für Start, Suche und Kasse, zwei Runden',
      '118.50',
      'HUR',
    ],
    ['Programmierung', '', '124', 'HUR'],
    ['Fotografie im Studio Altona', 'Zwölf Motive, freigestellt', '1450', 'C62'],
    ['Lizenz der Schrift', 'Ein Jahr, bis 50.000 Aufrufe im Monat', '89.9', 'MON'],
    ['Reise Hamburg–Paris', 'Bahn, zweite Klasse, mit Reservierung', '231.4', 'C62'],
    ['Lektorat', '', '0.085', 'C62'],
  ]

function linesOf(count: number): InvoiceLine[] {
  return Array.from({ length: count }, (_, i) => {
    const [name, description, price, unit] = WORK[i % WORK.length] ??
      WORK[0] ?? ['', '', '1', 'C62']
    const quantity = decimal(String(price === '0.085' ? 12_500 : (i % 7) + 1))
    return lineOf(String(i + 1), name, price, { description, quantity, unit })
  })
}

/** Two lines in no section, then sections of three lines. */
function inSections(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const headings = ['Konzept', 'Gestaltung und Bildbeschaffung', 'Umsetzung', 'Begleitung']
  return lines.map((line, i) =>
    i >= 2 && (i - 2) % 3 === 0
      ? { ...line, sectionHeading: headings[(i - 2) / 3] ?? 'Mehr' }
      : line,
  )
}

function creditNote(): Partial<Invoice> {
  return {
    typeCode: '381',
    dueDate: undefined,
    lines: linesOf(2),
    precedingInvoices: [{ number: '2026-0007', issueDate: localDate('2026-10-02') }],
    notes: [{ subjectCode: 'PMD', text: 'Late payment: 9.25 % and 40 EUR.' }],
  }
}

function untaxed(line: InvoiceLine): InvoiceLine {
  const exemptionReason = 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG.'
  return {
    ...line,
    tax: { category: 'E', rate: decimal('0'), exemptionCode: '', exemptionReason },
  }
}

/** A supply within the Union and an export: no tax, for two reasons. */
function untaxedInTwoWays(line: InvoiceLine, index: number): InvoiceLine {
  const [category, exemptionReason] =
    index % 2 === 0
      ? ([
          'K',
          'Steuerfreie innergemeinschaftliche Lieferung gemäß § 4 Nr. 1 Buchst. b UStG',
        ] as const)
      : (['G', 'Steuerfreie Ausfuhrlieferung gemäß § 4 Nr. 1 Buchst. a UStG'] as const)
  return { ...line, tax: { category, rate: decimal('0'), exemptionCode: '', exemptionReason } }
}

/** Names that wrap, several scripts in one text, prices of many digits, and notes of many lines. */
function longTexts(): Partial<Invoice> {
  const names = [
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen mit Gravur, versilbert',
    'Übersetzung للعربية (دليل المستخدم) und हिन्दी में, 48 Seiten',
    'Wartung der Anlagen in Hamburg-Wilhelmsburg, Kaltenkirchen und Reinbek einschließlich aller Ersatzteile',
  ]
  return {
    seller: {
      ...SELLER,
      legalName:
        'Norddeutsche Gesellschaft für Gestaltung, Programmierung und Fotografie mbH & Co. KG',
      tradingName: '',
    },
    buyer: {
      ...BUYER,
      legalName:
        'Société coopérative d’intérêt collectif des Éditeurs et Imprimeurs réunis du Val de Loire',
      address: addressOf(
        'FR',
        '1245 avenue du Maréchal de Lattre de Tassigny, bâtiment C',
        '37000',
        'Tours',
      ),
    },
    lines: names.map((name, i) =>
      lineOf(String(i + 1), name, '148250.75', {
        description: LONG_NOTE.text.slice(0, 190),
        quantity: decimal('12.5'),
        unit: 'HUR',
      }),
    ),
    notes: Array.from({ length: 3 }, () => LONG_NOTE),
  }
}

function arabic(): Partial<Invoice> {
  return {
    seller: {
      ...SELLER,
      legalName: 'استوديو الشمال ذ.م.م',
      tradingName: '',
      legalInformation: 'السجل التجاري 1010123456 · الرياض',
    },
    buyer: {
      ...BUYER,
      legalName: 'شركة الليلك للتجارة',
      address: addressOf('AE', 'شارع الورود 12', '', 'دبي'),
    },
    notes: [{ subjectCode: '', text: 'شكرًا لتعاملكم معنا.' }],
    lines: [
      lineOf('1', 'تصميم الواجهة', '118.50', { quantity: decimal('24') }),
      lineOf('2', 'برمجة', '124', {
        description: 'React 19, واجهة برمجة REST',
        quantity: decimal('80'),
      }),
      lineOf('3', 'ترخيص الخط', '89.9', { unit: 'MON', quantity: decimal('12') }),
    ],
  }
}

function hindi(): Partial<Invoice> {
  const gst = {
    category: 'S',
    rate: decimal('18'),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  return {
    currency: 'INR',
    seller: {
      ...SELLER,
      legalName: 'उत्तर प्रकाश स्टूडियो प्राइवेट लिमिटेड',
      tradingName: '',
      address: addressOf('IN', '14, एम जी रोड', '560001', 'बेंगलुरु', 'KA'),
      vatId: '29AABCU9603R1ZJ',
      legalInformation: '',
    },
    buyer: {
      ...BUYER,
      legalName: 'कमल ट्रेडर्स',
      address: addressOf('IN', '12, एफ सी रोड', '560034', 'बेंगलुरु', 'KA'),
      vatId: '29AAGCR4375J1ZU',
    },
    payment: {
      meansCode: '30',
      meansText: '',
      remittance: '2026-0012',
      accounts: [
        {
          ...ACCOUNT,
          accountName: 'Uttar Prakash Studio Pvt Ltd',
          bankName: 'HDFC Bank',
          iban: '',
          bic: '',
          accountNumber: '50100012345678',
          bankCode: 'HDFC0000123',
          upiId: 'prakash@hdfc',
          currency: 'INR',
        },
      ],
    },
    notes: [{ subjectCode: '', text: 'आपके सहयोग के लिए धन्यवाद।' }],
    lines: [
      lineOf('1', 'इंटरफ़ेस डिज़ाइन', '4500', {
        quantity: decimal('24'),
        tax: gst,
        classifications: [{ code: '998391', listId: 'HS' }],
      }),
      lineOf('2', 'सॉफ़्टवेयर विकास', '5200', {
        quantity: decimal('80'),
        tax: gst,
        classifications: [{ code: '998314', listId: 'HS' }],
      }),
    ],
  }
}

function swiss(): Partial<Invoice> {
  const tax = {
    category: 'S',
    rate: decimal('8.1'),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  return {
    currency: 'CHF',
    seller: {
      ...SELLER,
      legalName: 'Robert Schneider AG',
      tradingName: '',
      address: addressOf('CH', 'Rue du Lac 1268', '2501', 'Biel'),
      vatId: 'CHE123456788MWST',
      legalInformation: '',
    },
    buyer: {
      ...BUYER,
      legalName: 'Pia-Maria Rutschmann-Schnyder',
      address: addressOf('CH', 'Grosse Marktgasse 28', '9400', 'Rorschach'),
      vatId: '',
    },
    payment: {
      meansCode: '30',
      meansText: '',
      remittance: '2026-0012',
      accounts: [{ ...ACCOUNT, accountName: '', iban: 'CH4431999123000889012', currency: 'CHF' }],
    },
    lines: linesOf(5).map(line => ({ ...line, tax })),
  }
}
