import { localDate } from '@bordereau/domain/date'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { decimal } from '@bordereau/domain/money/decimal'
import { type Golden, golden } from './golden.ts'
import {
  AMERICAN,
  FRENCH,
  FRENCH_ACCOUNT,
  FRENCH_CUSTOMER,
  GERMAN,
  GERMAN_AUTHORITY,
  JAPANESE,
  address,
} from './golden-parties.ts'
import { invoice, line, tax, transfer } from './invoice-parts.ts'

const REVERSE = tax('AE', '0', 'VATEX-EU-AE', 'Reverse charge')
const EXPORT = tax('G', '0', 'VATEX-EU-G', 'Export outside the EU')
const OUTSIDE = tax('O', '0', 'VATEX-EU-O', 'Not subject to VAT')

/** What Flux 2 requires of every document of a French seller: the kind of supply, three notes, the treatment. */
export function flux2(
  treatment: string,
  businessProcess: string,
): Pick<Invoice, 'businessProcess' | 'notes'> {
  return {
    businessProcess,
    notes: [
      { subjectCode: 'PMT', text: 'Indemnité forfaitaire pour frais de recouvrement : 40 €' },
      { subjectCode: 'PMD', text: "Pénalités de retard : trois fois le taux d'intérêt légal" },
      { subjectCode: 'AAB', text: "Pas d'escompte pour paiement anticipé" },
      { subjectCode: 'BAR', text: treatment },
    ],
  }
}

/** Of French sellers, to every kind of buyer. */
export const FRENCH_GOLDEN: readonly Golden[] = [
  golden('fr-fr-services', 'en16931', p =>
    invoice(
      p,
      FRENCH,
      FRENCH_CUSTOMER,
      [
        line('Pose de luminaires', '2', '650', tax('S', '20'), { unit: 'DAY' }),
        line('Livre', '1', '30', tax('S', '5.5')),
      ],
      { ...flux2('B2B', 'M1'), payment: transfer(FRENCH_ACCOUNT, '58'), orderReference: 'CMD-9' },
    ),
  ),
  golden('fr-fr-credit-note', 'en16931', p =>
    invoice(
      p,
      FRENCH,
      FRENCH_CUSTOMER,
      [line('Pose de luminaires', '1', '650', tax('S', '20'), { unit: 'DAY' })],
      {
        typeCode: '381',
        number: 'A2026-0007',
        ...flux2('B2B', 'S1'),
        precedingInvoices: [{ number: 'F2026-0042', issueDate: localDate('2026-11-20') }],
        projectReference: 'P-1',
        tenderReference: 'LOT-4',
      },
    ),
  ),
  golden('fr-jp-yen', 'en16931', p =>
    invoice(
      p,
      FRENCH,
      { ...JAPANESE, electronicAddress: { id: 'kei@sakura.example', schemeId: 'EM' } },
      [line('Lampe', '7', '15333', EXPORT), line('Port', '1', '980.5', EXPORT)],
      {
        ...flux2('B2BINT', 'B1'),
        currency: 'JPY',
        taxCurrency: { currency: 'EUR', rate: decimal('0.0061') },
        delivery: { name: '', address: JAPANESE.address },
      },
    ),
  ),
  golden('fr-de-direct-debit-payee', 'en16931', p =>
    invoice(
      p,
      {
        ...FRENCH,
        identifiers: [
          { id: 'CLIENT-7', schemeId: '0224' },
          { id: '73282932000074', schemeId: '0009' },
        ],
      },
      GERMAN,
      [line('Abonnement', '1', '49', REVERSE, { unit: 'MON' })],
      {
        ...flux2('B2BINT', 'S1'),
        payee: {
          name: 'Affacturage Rhône SA',
          identifier: { id: 'AFF-1', schemeId: '0224' },
          legalRegistration: { id: '552100554', schemeId: '0002' },
        },
        taxRepresentative: {
          name: 'Fiskal Vertretung GmbH',
          vatId: 'DE129273398',
          address: {
            ...address('Ring 1', 'Berlin', '10115', 'DE'),
            line2: 'Haus B',
            line3: '3. Etage',
          },
        },
        payment: {
          meansCode: '59',
          meansText: 'Prélèvement SEPA',
          remittance: 'MD-1',
          accounts: [],
          directDebit: {
            mandate: 'MANDAT-99',
            creditorId: 'FR72ZZZ123456',
            debitedAccount: 'DE89370400440532013000',
          },
        },
      },
    ),
  ),
  golden('fr-de-mixed', 'en16931', p =>
    invoice(
      p,
      FRENCH,
      GERMAN,
      [
        line('Lampe Aurore', '12', '184.5', tax('K', '0', 'VATEX-EU-IC', 'Intra-Community supply')),
        line('Conception', '3', '95', REVERSE, { unit: 'HUR' }),
      ],
      {
        ...flux2('B2BINT', 'M1'),
        delivery: {
          name: '',
          date: localDate('2026-11-18'),
          address: address('Am Kai 3', 'Hamburg', '20457', 'DE'),
        },
        payment: transfer(FRENCH_ACCOUNT, '58'),
      },
    ),
  ),
  golden('fr-us-outside-scope', 'en16931', p =>
    invoice(
      p,
      { ...FRENCH, vatId: '' },
      {
        ...AMERICAN,
        identifiers: [],
        electronicAddress: { id: 'ap@hudson.example', schemeId: 'EM' },
      },
      [line('Conception', '3', '95', OUTSIDE, { unit: 'HUR' })],
      {
        ...flux2('B2BINT', 'S1'),
        currency: 'USD',
        taxCurrency: { currency: 'EUR', rate: decimal('1') },
        payment: transfer(FRENCH_ACCOUNT),
      },
    ),
  ),
  golden('fr-person-debits', 'en16931', p =>
    invoice(
      p,
      { ...FRENCH, legalName: 'Camille Roux EI' },
      {
        ...FRENCH_CUSTOMER,
        legalName: 'Jeanne Petit',
        vatId: '',
        legalRegistration: undefined,
        electronicAddress: { id: 'jeanne@petit.example', schemeId: 'EM' },
      },
      [line('Cours de dessin', '2', '60', tax('S', '20'), { unit: 'HUR' })],
      { ...flux2('B2C', 'S1'), taxPointCode: '3', payment: transfer(FRENCH_ACCOUNT, '58') },
    ),
  ),
  golden('fr-de-authority', 'xrechnung', p =>
    invoice(
      p,
      FRENCH,
      GERMAN_AUTHORITY,
      [line('Beratung', '3', '95', tax('S', '20'), { unit: 'HUR' })],
      { ...flux2('B2BINT', 'S1'), payment: transfer(FRENCH_ACCOUNT, '58') },
    ),
  ),
]
