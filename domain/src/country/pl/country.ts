import { decimal } from '../../money/decimal.ts'
import { EU_CORRECTIONS } from '../corrections.ts'
import type { CountryRules } from '../country.ts'
import { cashAccounting } from '../cash-accounting.ts'
import { DEFAULTS } from '../defaults.ts'
import { EU_SELF_BILLING } from '../self-billing.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './legal-notes.ts'
import { PAYMENT_CODE } from './payment-code.ts'
import { TAXES } from './rates.ts'
import { STATEMENTS } from './statements.ts'
import { PLACES } from './places.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'PL',
  taxName: VAT,
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Jednoosobowa działalność gospodarcza',
    company: 'Sp. z o.o., S.A., sp.k., sp.j.',
    association: 'Stowarzyszenie, fundacja',
  },
  address: ADDRESS,
  // Art. 106j (2) no. 5 wants the amount by which base and tax change; FA(3) states it as a difference.
  corrections: {
    ...EU_CORRECTIONS,
    lowersAs: 'difference',
    series: 'credit_note',
    source: 'art. 106j ust. 1 i 2 ustawy o VAT',
  },
  buyerDetails: {
    law: 'art. 106e ust. 1 pkt 3 ustawy o VAT',
    url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
    number: {
      law: 'art. 106e ust. 1 pkt 5 ustawy o VAT',
      url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
      // The buyer owes its number to the seller (art. 106ba); "the identifier is not on the invoice" is a field of the schema.
      without: {
        law: 'FA(3), Podmiot2, BrakID; art. 106ba ustawy o VAT',
        url: 'https://www.gazetaprawna.pl/ksiegowosc-budzetowa/artykuly/10494527,do-korzystania-z-ksef-potrzebny-jest-nip-ale-czy-wystarczy-jego-dowol.html',
      },
    },
    simplified: {
      law: 'art. 106e ust. 5 pkt 3 ustawy o VAT',
      url: 'https://otus-podatki.pl/faktura-uproszczona/',
      limits: [
        { currency: 'PLN', amount: decimal('450') },
        { currency: 'EUR', amount: decimal('100') },
      ],
      namesNumber: true,
    },
  },
  selfBilling: { ...EU_SELF_BILLING, words: 'Samofakturowanie' },
  taxes: TAXES,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 5,
    from: 'tax_due_year_end',
    law: 'art. 112 ustawy o VAT, art. 70 Ordynacji podatkowej',
    source:
      'https://sip.lex.pl/orzeczenia-i-pisma-urzedowe/pisma-urzedowe/0114-kdip2-2-4017-5-2017-11-so-ap-termin-przechowywania-185214710',
  },
  taxCurrency: {
    key: 'ustawa_o_vat',
    required: true,
    law: 'art. 106e ust. 11, art. 31a ust. 1 i 2 ustawy o VAT',
    url: 'https://podatki.gazetaprawna.pl/artykuly/8533710,jaki-kurs-walutowy-przy-zbiorczej-korekcie-wnt.html',
    rate: { source: 'nbp', day: 'before' },
  },
  legalNotes,
  places: PLACES,
  statements: STATEMENTS,
  taxPoints: {
    payment: cashAccounting('pl', 'metoda kasowa', {
      law: 'Ustawa o VAT, art. 106e ust. 1 pkt 16; FA(3), P_16',
      url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
    }),
  },
  numberPatterns: {
    invoice: 'FV/{YYYY}/{MM}/{seq:4}',
    credit_note: 'KOR/{YYYY}/{MM}/{seq:4}',
    quote: 'OF/{YYYY}/{MM}/{seq:4}',
  },
  electronicAddressScheme: '9945',
  paymentCode: PAYMENT_CODE,
  obligations: async () => (await import('./obligations.ts')).OBLIGATIONS,
}
