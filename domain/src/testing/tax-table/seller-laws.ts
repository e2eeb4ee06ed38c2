/** The law of a seller of the kinds of supply, as its documents cite it. */
export type SellerLaw = {
  readonly state: string
  /** In percent, on the day of the cases. */
  readonly rate: string
  /** By the letters of kind-laws.ts, and of the margin schemes by kind. */
  readonly articles: Readonly<Record<string, string>> &
    Readonly<Record<'s' | 'k' | 'g' | 'o' | 'c' | 'q', string>>
  /** The article on the place of each kind that may be outside of the tax. */
  readonly places: Readonly<Record<string, string>>
  /** What stands before "Not subject to VAT" to a business. */
  readonly words?: string
  /** In the notices of 'o', 'c', 'p' and of 'g', where not "Not subject to VAT" and "Exempt export". */
  readonly notices?: { readonly outside: string; readonly export: string }
  /** Kinds that its law puts where they happen, beside those of the directive. */
  readonly happens?: readonly string[]
  /** In the notice of a small business. */
  readonly small?: string
  /** Services are where the customer is, business or not: no evidence of its status is needed. */
  readonly isCustomerPlace?: true
  /** A special territory that is a third country for the seller, or at home for it. */
  readonly special?: string
  readonly isSpecialHome?: true
  readonly sources: string
}

/** 'land § 1, restaurant § 2' */
function places(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map(line => {
        const [kind = '', ...article] = line.trim().split(' ')
        return [kind, article.join(' ')] as const
      }),
  )
}

export const UNION = {
  DE: {
    state: 'DE',
    rate: '19',
    articles: {
      s: '§ 14a Abs. 1 UStG',
      k: '§ 6a UStG',
      g: '§ 6 UStG',
      o: '§ 3a Abs. 2 UStG',
      c: '§ 3a Abs. 4 UStG',
      q: '§ 19 UStG',
      second_hand: '§ 25a UStG',
      travel: '§ 25 UStG',
    },
    places: places(`
      electronic § 3a Abs. 5 UStG
      land § 3a Abs. 3 Nr. 1 UStG
      restaurant § 3a Abs. 3 Nr. 3 Buchst. b UStG
      admission § 3a Abs. 3 Nr. 3 Buchst. a, Nr. 5 UStG
      event § 3a Abs. 3 Nr. 3 Buchst. a UStG
      passenger_transport § 3b Abs. 1 UStG
      goods_transport § 3b UStG
      short_hire § 3a Abs. 3 Nr. 2 UStG
      long_hire § 3a Abs. 3 Nr. 2 UStG
      movable_work § 3a Abs. 3 Nr. 3 Buchst. c UStG
      intermediary § 3a Abs. 3 Nr. 4 UStG
      installed_goods § 3 Abs. 7 UStG
      energy § 3g UStG`),
    small: 'section 19',
    special: 'DE 78266',
    sources: 'de-ustg',
  },
  FR: {
    state: 'FR',
    rate: '20',
    articles: {
      s: 'art. 283-2 du CGI',
      k: 'art. 262 ter, I du CGI',
      g: 'art. 262, I du CGI',
      o: 'art. 259-1 du CGI',
      c: 'art. 259 B du CGI',
      q: '293 B',
      second_hand: 'art. 297 A du CGI',
      travel: 'art. 266-1-e du CGI',
    },
    places: places(`
      electronic art. 259 D du CGI
      land art. 259 A, 2° du CGI
      restaurant art. 259 A, 5° du CGI
      admission art. 259 A, 5° du CGI
      event art. 259 A, 5° du CGI
      passenger_transport art. 259 A, 4° du CGI
      goods_transport art. 259 A, 3° et 4° du CGI
      short_hire art. 259 A, 1° du CGI
      long_hire art. 259 A, 1° du CGI
      movable_work art. 259 A, 6° du CGI
      intermediary art. 259 A, 7° du CGI
      installed_goods Art. 36 Directive
      energy Art. 38, 39 Directive`),
    small: 'VAT not applicable',
    sources: 'fr-259a',
  },
  IT: {
    state: 'IT',
    rate: '22',
    articles: {
      s: 'art. 7-ter DPR 633/1972',
      k: 'art. 41 DL 331/1993',
      g: 'art. 8 DPR 633/1972',
      o: 'art. 7-ter DPR 633/1972',
      c: 'art. 7-septies DPR 633/1972',
      q: 'L. 190/2014',
      second_hand: 'art. 36 DL 41/1995',
      travel: 'art. 74-ter DPR 633/1972',
    },
    places: places(`
      electronic art. 7-octies DPR 633/1972
      land art. 7-quater DPR 633/1972
      restaurant art. 7-quater DPR 633/1972
      admission art. 7-quinquies DPR 633/1972
      event art. 7-quinquies DPR 633/1972
      passenger_transport art. 7-quater DPR 633/1972
      goods_transport art. 7-sexies DPR 633/1972
      short_hire art. 7-quater DPR 633/1972
      long_hire art. 7-sexies DPR 633/1972
      movable_work art. 7-sexies DPR 633/1972
      intermediary art. 7-sexies DPR 633/1972
      installed_goods art. 7-bis DPR 633/1972
      energy art. 7-bis DPR 633/1972`),
    small: 'flat-rate scheme',
    special: 'IT 23041',
    sources: 'it-dpr',
  },
  PL: {
    state: 'PL',
    rate: '23',
    articles: {
      s: 'art. 28b ustawy o VAT',
      k: 'art. 42 ustawy o VAT',
      g: 'art. 41 ust. 4 ustawy o VAT',
      o: 'art. 28b ustawy o VAT',
      c: 'art. 28l ustawy o VAT',
      q: 'art. 113 ust. 1',
      second_hand: 'art. 120 ustawy o VAT',
      travel: 'art. 119 ustawy o VAT',
    },
    places: places(`
      electronic art. 28k ustawy o VAT
      land art. 28e ustawy o VAT
      restaurant art. 28i ustawy o VAT
      admission art. 28g ustawy o VAT
      event art. 28g ustawy o VAT
      passenger_transport art. 28f ustawy o VAT
      goods_transport art. 28f ustawy o VAT
      short_hire art. 28j ustawy o VAT
      long_hire art. 28j ustawy o VAT
      movable_work art. 28h ustawy o VAT
      intermediary art. 28d ustawy o VAT
      installed_goods art. 22 ust. 1 pkt 2 ustawy o VAT
      energy art. 22 ust. 1 pkt 5`),
    // Art. 106e ust. 1 pkt 18.
    words: 'Reverse charge. ',
    small: 'small business',
    special: 'ES 35001',
    sources: 'pl-vat',
  },
  ES: {
    state: 'ES',
    rate: '21',
    articles: {
      s: 'art. 69.Uno.1.º LIVA',
      k: 'art. 25 LIVA',
      g: 'art. 21 LIVA',
      o: 'art. 69 LIVA',
      c: 'art. 69.Dos LIVA',
      q: 'art. 20 LIVA',
      second_hand: 'art. 135 LIVA',
      travel: 'art. 141 LIVA',
    },
    places: places(`
      electronic art. 70.Uno
      land art. 70.Uno.1.º LIVA
      restaurant art. 70.Uno
      admission art. 70.Uno
      event art. 70.Uno
      passenger_transport art. 70.Uno.2.º LIVA
      goods_transport art. 70.Uno.2.º
      short_hire art. 70.Uno
      long_hire art. 70.Uno
      movable_work art. 70.Uno
      intermediary art. 70.Uno
      installed_goods art. 68.Dos.2.º LIVA
      energy art. 68.Siete LIVA`),
    special: 'ES 35001',
    sources: 'es-liva',
  },
} as const satisfies Readonly<Record<string, SellerLaw>>

export const SWITZERLAND: SellerLaw = {
  state: 'CH',
  rate: '8.1',
  articles: {
    s: '',
    k: '',
    g: 'Art. 23 MWSTG',
    o: 'Art. 8 Abs. 1 MWSTG',
    c: '',
    q: '',
  },
  places: places(`
    land Art. 8 Abs. 2 Bst. f MWSTG
    restaurant Art. 8 Abs. 2 Bst. d MWSTG
    admission Art. 8 Abs. 2 Bst. c MWSTG
    event Art. 8 Abs. 2 Bst. c MWSTG
    passenger_transport Art. 8 Abs. 2 Bst. e MWSTG
    short_hire Art. 7 Abs. 1 MWSTG
    long_hire Art. 7 Abs. 1 MWSTG
    movable_work Art. 7 Abs. 1 MWSTG
    installed_goods Art. 7 Abs. 1 MWSTG
    energy Art. 7 Abs. 2 MWSTG`),
  isCustomerPlace: true,
  happens: ['long_hire'],
  special: 'LI',
  isSpecialHome: true,
  sources: 'ch-mwstg',
}

export const BRITAIN: SellerLaw = {
  state: 'GB',
  rate: '20',
  articles: {
    s: '',
    k: '',
    g: 'VAT Act 1994, s. 30 (6)',
    o: 'VAT Act 1994, s. 7A',
    c: 'sch. 4A, para. 16',
    q: '',
    second_hand: 'VAT Act 1994, s. 50A',
  },
  places: places(`
    electronic sch. 4A para. 15
    land sch. 4A para. 1
    restaurant sch. 4A para. 5
    admission sch. 4A para. 9A, 14A
    event sch. 4A para. 14A
    passenger_transport sch. 4A para. 2
    goods_transport sch. 4A para. 11
    short_hire sch. 4A para. 3
    long_hire sch. 4A para. 13A
    movable_work sch. 4A para. 14
    intermediary sch. 4A para. 10
    installed_goods s. 7`),
  special: 'JE',
  sources: 'gb-4a',
}

const ABROAD = 'merverdiavgiftsloven § 6-22'

export const NORWAY: SellerLaw = {
  state: 'NO',
  rate: '25',
  articles: { s: '', k: '', g: 'merverdiavgiftsloven § 6-21', o: ABROAD, c: ABROAD, q: '' },
  notices: { outside: 'Not subject to tax', export: 'Zero-rated export' },
  happens: ['long_hire', 'in_person', 'travel'],
  places: places(`
    electronic ${ABROAD}
    land ${ABROAD}
    restaurant ${ABROAD}
    admission ${ABROAD}
    event ${ABROAD}
    passenger_transport merverdiavgiftsloven § 6-28
    goods_transport merverdiavgiftsloven § 6-28
    short_hire ${ABROAD}
    long_hire ${ABROAD}
    movable_work ${ABROAD}
    in_person ${ABROAD}
    intermediary ${ABROAD}
    installed_goods merverdiavgiftsloven § 6-21
    travel ${ABROAD}`),
  special: 'SJ',
  sources: 'no-mval',
}

export const INDIA: SellerLaw = {
  state: 'IN',
  rate: '18',
  articles: { s: '', k: '', g: '', o: '', c: '', q: '' },
  places: {},
  happens: ['in_person'],
  sources: 'in-13 in-16',
}
