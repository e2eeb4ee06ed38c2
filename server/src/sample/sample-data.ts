import type { CustomerKey } from './customers.ts'
import {
  MONTHLY,
  type Sale,
  type SampleInvoice,
  atOnce,
  late,
  paid,
  punctual,
  reminded,
  sent,
  sampleInvoice,
  unpaid,
  viewed,
} from './sample-invoices.ts'

/** The invoices of about a year, the oldest first. */
export const YEAR: readonly SampleInvoice[] = [
  sampleInvoice('n1', 395, 'nordlicht', '1 SERENITE, 8 GRAPH-H', punctual(27), MONTHLY),
  sampleInvoice('k1', 388, 'kawka', '1 IDENTITE', punctual(12), { secondLanguage: 'fr' }),
  sampleInvoice('h1', 381, 'harbor', '1 ATELIER, 2 DA-JOUR', punctual(24, 'mastercard'), {
    orderReference: 'PO-2231',
  }),
  sampleInvoice('f1', 372, 'fromagerie', '12 PAPETERIE, 1 DA-JOUR', punctual(29)),
  sampleInvoice('n2', 366, 'nordlicht', '1 SERENITE, 6.5 GRAPH-H', punctual(30), MONTHLY),
  sampleInvoice('m1', 358, 'keramik', '1 IDENTITE, 1 ATELIER', late(34), {
    discount: { percent: '10', reason: 'Kulturrabatt' },
    note: 'Neue Dauerausstellung „Feuer und Erde“.',
  }),
  sampleInvoice('t1', 351, 'nilgiri', '1 ATELIER, 6 ILLU', punctual(26)),
  sampleInvoice('p1', 343, 'polnoc', '8 ILLU', punctual(20)),
  sampleInvoice('n3', 336, 'nordlicht', '1 SERENITE, 11 GRAPH-H', punctual(25), MONTHLY),
  sampleInvoice('b1', 330, 'brezelhaus', '2 PHOTO, 10 GRAPH-H', punctual(13)),
  sampleInvoice('x1', 322, 'bluebonnet', '1 SITE', late(41)),
  sampleInvoice('g1', 314, 'garnier', '1 ILLU at 288, 2 PAPETERIE at 174', atOnce(), {
    pricesIncludeTax: true,
    note: 'Faire-part de mariage, dessin à l’encre.',
  }),
  sampleInvoice('k2', 307, 'kawka', '3 SERENITE, 20 PAPETERIE', punctual(10)),
  sampleInvoice('n4', 305, 'nordlicht', '1 SERENITE, 7 GRAPH-H', [sent(), viewed(2)], MONTHLY),
  sampleInvoice('c1', 298, 'gulmohar', '1 IDENTITE', late(33), { secondLanguage: 'en' }),
  sampleInvoice('h2', 290, 'harbor', '24 WEB-H, 2 SERENITE', [
    sent(),
    viewed(1),
    paid(28, { over: '80' }),
  ]),
  sampleInvoice('u1', 281, 'meble', '1 SITE', punctual(29)),
  sampleInvoice(
    'n5',
    274,
    'nordlicht',
    '1 SERENITE, 9 GRAPH-H',
    [sent(), viewed(1), paid(6, { alsoFor: 'n4' })],
    MONTHLY,
  ),
  sampleInvoice('f2', 268, 'fromagerie', '12 GRAPH-H', [
    sent(),
    viewed(3),
    paid(14, { method: 'cheque', bounces: { later: 5, reason: 'Chèque sans provision' } }),
    paid(26),
  ]),
  sampleInvoice('p2', 259, 'polnoc', '3 DA-JOUR, 2 TYPO', punctual(19)),
  sampleInvoice('l1', 251, 'fernwood', '2 PHOTO, 4 ILLU', punctual(43, 'cheque'), {
    orderReference: 'FLF-0117',
  }),
  sampleInvoice('k3', 246, 'kawka', '16 GRAPH-H', late(17)),
  sampleInvoice('n6', 244, 'nordlicht', '1 SERENITE, 5 GRAPH-H', punctual(28), MONTHLY),
  sampleInvoice('m2', 238, 'keramik', '4 DA-JOUR', punctual(30)),
  sampleInvoice('t2', 229, 'nilgiri', '1 SITE', [
    sent(),
    viewed(1),
    paid(10, { part: 40, method: 'upi' }),
    paid(29, { over: '5000' }),
  ]),
  sampleInvoice('x2', 221, 'bluebonnet', '6 SERENITE, 12 WEB-H', punctual(27)),
  sampleInvoice('n7', 213, 'nordlicht', '1 SERENITE, 8 GRAPH-H', punctual(29), MONTHLY),
  sampleInvoice(
    'n8',
    212,
    'nordlicht',
    '1 SERENITE, 8 GRAPH-H',
    [{ do: 'credited', after: 1, reason: 'Versehentlich doppelt berechnet' }],
    MONTHLY,
  ),
  sampleInvoice('b2', 205, 'brezelhaus', '1 ATELIER', punctual(12)),
  sampleInvoice('g2', 198, 'garnier', '3 LIVRE at 33.90', atOnce(), { pricesIncludeTax: true }),
  sampleInvoice('u2', 191, 'meble', '3 PHOTO, 2 ILLU', [
    sent(),
    viewed(2),
    paid(27, { in: { currency: 'EUR', rate: '4.2587' } }),
  ]),
  sampleInvoice('n9', 184, 'nordlicht', '1 SERENITE, 10 GRAPH-H', punctual(26), MONTHLY),
  sampleInvoice('h3', 182, 'harbor', '3 DA-JOUR', punctual(29, 'amex')),
  sampleInvoice('k4', 176, 'kawka', '3 SERENITE, 3 ILLU', punctual(14)),
  sampleInvoice('f3', 169, 'fromagerie', '20 PAPETERIE, 10 LIVRE', [
    sent(),
    viewed(1),
    { do: 'credited', after: 12, reason: 'Quatre lots abîmés pendant le transport', quantity: '4' },
    paid(28),
  ]),
  sampleInvoice('p3', 163, 'polnoc', '1 SITE', punctual(18)),
  sampleInvoice('n10', 153, 'nordlicht', '1 SERENITE, 12 GRAPH-H', late(33), MONTHLY),
  sampleInvoice('c2', 148, 'gulmohar', '2 PHOTO', late(36)),
  sampleInvoice('x3', 141, 'bluebonnet', '1 IDENTITE, 1 TYPO', unpaid(40, 60, 95)),
  sampleInvoice('m3', 134, 'keramik', '20 GRAPH-H, 5 PAPETERIE', punctual(28)),
  sampleInvoice('t3', 127, 'nilgiri', '6 SERENITE, 20 GRAPH-H', [
    sent(),
    { do: 'credit_drawn', after: 1 },
    viewed(2),
    paid(24),
  ]),
  sampleInvoice('n11', 123, 'nordlicht', '1 SERENITE, 7.5 GRAPH-H', punctual(27), MONTHLY),
  sampleInvoice('b3', 118, 'brezelhaus', '18 WEB-H', punctual(13)),
  sampleInvoice('h4', 110, 'harbor', '5 ILLU', punctual(30)),
  sampleInvoice('c3', 103, 'gulmohar', '14 GRAPH-H', unpaid(40, 62)),
  sampleInvoice('l2', 97, 'fernwood', '4 DA-JOUR', punctual(41, 'cheque')),
  sampleInvoice('n12', 93, 'nordlicht', '1 SERENITE, 9 GRAPH-H', punctual(24), MONTHLY),
  sampleInvoice('k5', 88, 'kawka', '10 WEB-H, 3 SERENITE', late(18)),
  sampleInvoice('u3', 76, 'meble', '1 ATELIER, 2 DA-JOUR', unpaid(36, 60)),
  sampleInvoice('p4', 70, 'polnoc', '5 ILLU', punctual(21)),
  sampleInvoice('n13', 62, 'nordlicht', '1 SERENITE, 6 GRAPH-H', punctual(29), MONTHLY),
  sampleInvoice('x4', 58, 'bluebonnet', '1 PHOTO', punctual(30)),
  sampleInvoice('f4', 54, 'fromagerie', '9 WEB-H, 6 SERENITE', punctual(28)),
  sampleInvoice('m4', 47, 'keramik', '5 DA-JOUR', [
    sent(),
    viewed(1),
    paid(25, { part: 60 }),
    reminded(37),
  ]),
  sampleInvoice('h5', 42, 'harbor', '30 WEB-H, 3 SERENITE', unpaid(36), {
    orderReference: 'PO-2298',
  }),
  sampleInvoice('t4', 39, 'nilgiri', '2 PHOTO', punctual(22, 'upi')),
  sampleInvoice('b4', 33, 'brezelhaus', '16 GRAPH-H, 10 PAPETERIE', unpaid()),
  sampleInvoice('n14', 32, 'nordlicht', '1 SERENITE, 10 GRAPH-H', punctual(20), MONTHLY),
  sampleInvoice('k6', 24, 'kawka', '4 ILLU', punctual(11)),
  sampleInvoice('l3', 16, 'fernwood', '6 ILLU, 1 TYPO', [sent(), viewed(2)]),
  sampleInvoice('t5', 12, 'nilgiri', '4 DA-JOUR', [sent(), viewed(1)]),
  sampleInvoice('p5', 9, 'polnoc', '4 DA-JOUR, 12 LIVRE', [
    sent(),
    viewed(1),
    paid(4, { part: 50 }),
  ]),
  sampleInvoice('k7', 6, 'kawka', '12 GRAPH-H, 1 SERENITE', [sent(), viewed(1)]),
  sampleInvoice('n15', 4, 'nordlicht', '1 SERENITE, 8 GRAPH-H', [sent()], MONTHLY),
  sampleInvoice('c4', 3, 'gulmohar', '4 ILLU', [sent()], { secondLanguage: 'en' }),
  sampleInvoice('f5', 1, 'fromagerie', '2 DA-JOUR, 6 PAPETERIE', []),
  sampleInvoice('h6', 0, 'harbor', '1 DA-JOUR, 2 ILLU', []),
]

/** Drafts: one ready to be issued, one without a price for an item, one without a customer. */
export const DRAFTS: readonly (Omit<Sale, 'to'> & { readonly to: CustomerKey | null })[] = [
  { to: 'keramik', lines: '3 DA-JOUR, 40 LIVRE', note: 'Katalog zur Herbstausstellung.' },
  { to: 'bluebonnet', lines: '1 SITE, 2 LIVRE' },
  { to: null, lines: '5 GRAPH-H' },
]

/** The recurring invoice, with its first run next month. */
export const RECURRING: { readonly name: string; readonly sale: Sale } = {
  name: 'Contrat Sérénité',
  sale: { to: 'nordlicht', lines: '1 SERENITE', note: 'Wartung {period}', ...MONTHLY },
}

/** A quote of the sample; `ago` is how many days before today it was sent. */
export type SampleQuote = {
  readonly ago: number
  readonly sale: Sale
  /** Indexes of the lines that the customer may choose. */
  readonly optional: readonly number[]
  /** The customer's answer, so many days later: the name that signed, or the reason. */
  readonly answer?:
    | { readonly after: number; readonly acceptedBy: string; readonly options: readonly number[] }
    | { readonly after: number; readonly reason: string }
}

/** One to invoice, one that was declined, and one that awaits an answer. The oldest first: their numbers follow. */
export const QUOTES: readonly SampleQuote[] = [
  {
    ago: 24,
    sale: { to: 'garnier', lines: '1 IDENTITE, 40 PAPETERIE' },
    optional: [],
    answer: { after: 9, reason: 'Budget reporté à l’année prochaine' },
  },
  {
    ago: 12,
    sale: { to: 'keramik', lines: '1 ATELIER, 3 PHOTO, 2 ILLU, 20 GRAPH-H' },
    optional: [2, 3],
    answer: { after: 3, acceptedBy: 'Dr. Anselm Roth', options: [2] },
  },
  {
    ago: 5,
    sale: { to: 'kawka', lines: '1 SITE, 12 SERENITE, 4 ILLU' },
    optional: [2],
  },
]

/** A transaction of the sample's bank statement. */
export type SampleTransaction = {
  /** How many days before today it is booked. */
  readonly ago: number
  readonly partyName: string
  /** The remittance information, with the numbers of the invoices that it pays. */
  readonly text: (numbers: readonly string[]) => string
  /** In euro, negative for a debit; as much as is open where it is left out. */
  readonly amount?: string
  /** Keys of the invoices that it pays. */
  readonly pays?: readonly string[]
}

/** Two that are certain, one that a person has to confirm, one that pays less, and two that pay no invoice. */
export const BANK_TRANSACTIONS: readonly SampleTransaction[] = [
  {
    ago: 2,
    partyName: 'BREZELHAUS KAISER KG',
    text: ([number]) => `RECHNUNG ${number}`,
    pays: ['b4'],
  },
  {
    ago: 2,
    partyName: 'Museum für Keramik Berlin gGmbH',
    text: () => 'Restbetrag Katalogarbeiten',
    pays: ['m4'],
  },
  {
    ago: 1,
    partyName: 'NORDLICHT VERLAG GMBH',
    text: ([number]) => `Re. ${number} vielen Dank`,
    pays: ['n15'],
  },
  {
    ago: 1,
    partyName: 'FROMAGERIE DES PENTES',
    text: ([number]) => `ACOMPTE FACTURE ${number}`,
    amount: '1000',
    pays: ['f5'],
  },
  { ago: 1, partyName: 'M. DUPONT JEAN', text: () => 'VIREMENT INSTANTANE', amount: '150' },
  { ago: 1, partyName: '', text: () => 'FRAIS DE TENUE DE COMPTE', amount: '-9.90' },
]
