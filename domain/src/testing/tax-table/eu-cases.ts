/** Member states: standard rate on 22 November 2026, a VAT number of another state, and their own laws where cited. */
const STATES = `
AT 20 | BE 21 | BG 20 | CY 19 | CZ 21 | DE 19 | DK 25 | EE 24 | ES 21 | FI 25.5 | FR 20 | GR 24 | HR 25 | HU 27
IE 23 | IT 22 | LT 21 | LU 17 | LV 21 | MT 18 | NL 21 | PL 23 | PT 23 | RO 21 | SE 25 | SI 22 | SK 23`

type Laws = {
  readonly goods: string
  readonly services: string
  readonly export: string
  readonly outside: string
  readonly consumer: string
}

const DIRECTIVE: Laws = {
  goods: 'Art. 138 Directive',
  services: 'Art. 196 Directive',
  export: 'Art. 146 Directive',
  outside: 'Art. 44 Directive',
  consumer: 'Art. 59 Directive',
}

/** The states whose own articles the documents cite. */
const LAWS: Readonly<Record<string, Laws>> = {
  BE: {
    goods: 'art. 39bis CTVA',
    services: 'art. 21 § 2 CTVA',
    export: 'art. 39 CTVA',
    outside: 'art. 21 § 2 CTVA',
    consumer: 'art. 59 2006/112',
  },
  DE: {
    goods: '§ 6a UStG',
    services: '§ 14a Abs. 1 UStG',
    export: '§ 6 UStG',
    outside: '§ 3a Abs. 2 UStG',
    consumer: '§ 3a Abs. 4 UStG',
  },
  ES: {
    goods: 'art. 25 LIVA',
    services: 'art. 69.Uno.1.º LIVA',
    export: 'art. 21 LIVA',
    outside: 'art. 69 LIVA',
    consumer: 'art. 69.Dos LIVA',
  },
  FR: {
    goods: 'art. 262 ter, I du CGI',
    services: 'art. 283-2 du CGI',
    export: 'art. 262, I du CGI',
    outside: 'art. 259-1 du CGI',
    consumer: 'art. 259 B du CGI',
  },
  IT: {
    goods: 'art. 41 DL 331/1993',
    services: 'art. 7-ter DPR 633/1972',
    export: 'art. 8 DPR 633/1972',
    outside: 'art. 7-ter DPR 633/1972',
    consumer: 'art. 7-septies DPR 633/1972',
  },
  NL: {
    goods: 'tabel II a.6',
    services: 'art. 12 lid 3 Wet OB 1968',
    export: 'tabel II a.2',
    outside: 'art. 6 Wet OB 1968',
    consumer: 'art. 59 Richtlijn',
  },
  PL: {
    goods: 'art. 42 ustawy o VAT',
    services: 'art. 28b ustawy o VAT',
    export: 'art. 41 ust. 4 ustawy o VAT',
    outside: 'art. 28b ustawy o VAT',
    consumer: 'art. 28l ustawy o VAT',
  },
}

const DAY = '2026-11-22'

/** For each member state what the directive says of its nine usual sales: the place (art. 31 to 59) and the exemption. */
export const EU_CASES: readonly string[] = STATES.trim()
  .split(/\||\n/)
  .flatMap(entry => {
    const [state = '', rate = ''] = entry.trim().split(' ')
    const laws = LAWS[state] ?? DIRECTIVE
    const [other, number] = state === 'IE' ? ['FR', 'FR40303265045'] : ['IE', 'IE6433435F']
    const home = `${state} | registered | ${state}`
    const abroad = `${state} | registered | ${other}`
    const third = `${state} | registered | US`
    return [
      `${home} | business | services | ${DAY} | S ${rate} | | | | rates`,
      `${home} | person | goods | ${DAY} | S ${rate} | | | | rates`,
      `${abroad} | business with ${number} | goods | ${DAY} | K 0 | ${laws.goods} | Exempt intra-Community supply | buyer_vat_id_checked transport | directive`,
      `${abroad} | business with ${number} | services | ${DAY} | AE 0 | ${laws.services} | Reverse charge | buyer_vat_id_checked seller_vat_id | directive`,
      `${abroad} | business | services | ${DAY} | S ${rate} | | | buyer_vat_id | directive rates`,
      `${abroad} | person | services | ${DAY} | S ${rate} | | | | directive rates`,
      `${third} | business | goods | ${DAY} | G 0 | ${laws.export} | Exempt export | export | directive`,
      // Poland: art. 106e (1) (18) also where the buyer owes a tax like VAT elsewhere.
      `${third} | business | services | ${DAY} | O 0 | ${laws.outside} | ${state === 'PL' ? 'Reverse charge. ' : ''}Not subject to VAT | business_evidence | ${state === 'PL' ? 'pl-106e' : 'directive'}`,
      `${third} | person | intangible | ${DAY} | O 0 | ${laws.consumer} | Not subject to VAT | | directive`,
    ]
  })
