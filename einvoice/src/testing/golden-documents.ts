import { localDate } from '@bordereau/domain/date'
import type { SetOffDeposit } from '@bordereau/domain/invoice/deposits'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { decimal } from '@bordereau/domain/money/decimal'
import { IDENTIFIERS } from '../rules/rule-set.ts'
import {
  BELGIAN,
  BELGIAN_ACCOUNT,
  BELGIAN_CUSTOMER,
  FRENCH,
  FRENCH_ACCOUNT,
  FRENCH_CUSTOMER,
  GERMAN,
  GERMAN_ACCOUNT,
  GERMAN_AUTHORITY,
  POLISH,
  POLISH_ACCOUNT,
} from './golden-parties.ts'
import type { Golden } from './golden.ts'
import { flux2 } from './golden-french.ts'
import { invoice, line, tax, transfer } from './invoice-parts.ts'

const DEPOSIT_DATE = localDate('2026-10-05')

const DEPOSIT: SetOffDeposit = {
  invoiceId: 'deposit',
  number: 'F2026-0031',
  issueDate: DEPOSIT_DATE,
  vat: [
    { category: 'S', rate: decimal('20'), taxable: decimal('300'), tax: decimal('60') },
    { category: 'S', rate: decimal('5.5'), taxable: decimal('60'), tax: decimal('3.3') },
  ],
  amount: decimal('423.3'),
}

const CORRECTED = { precedingInvoices: [{ number: 'F2026-0031', issueDate: DEPOSIT_DATE }] }

const FRENCH_SALE = [
  line('Enseigne peinte', '10', '100', tax('S', '20')),
  line('Catalogue', '1', '200', tax('S', '5.5')),
]

/** Documents of each other type: deposits and final invoices, corrections down, up and by replacement. */
export const GOLDEN_DOCUMENTS: readonly Golden[] = [
  golden(
    'fr-fr-deposit',
    'en16931',
    invoice(
      'en16931',
      FRENCH,
      FRENCH_CUSTOMER,
      [
        line('Acompte de 30 %', '1', '300', tax('S', '20'), { description: 'Enseigne peinte' }),
        line('Acompte de 30 %', '1', '60', tax('S', '5.5'), { description: 'Catalogue' }),
      ],
      { ...flux2('B2B', 'M1'), typeCode: '386', payment: transfer(FRENCH_ACCOUNT, '58') },
    ),
  ),
  golden(
    'fr-fr-final',
    'en16931',
    invoice('en16931', FRENCH, FRENCH_CUSTOMER, FRENCH_SALE, {
      // A final invoice after a deposit: services, goods and both have S4, B4 and M4.
      businessProcess: 'M4',
      prepaid: DEPOSIT.amount,
      deposits: [DEPOSIT],
      precedingInvoices: [{ number: DEPOSIT.number, issueDate: DEPOSIT.issueDate }],
      notes: [
        {
          subjectCode: '',
          text: 'Moins facture d’acompte F2026-0031 du 5 octobre 2026: 300,00 € + TVA 20 % 60,00 €; 60,00 € + TVA 5,5 % 3,30 € = 423,30 €',
          printed: false,
        },
        ...flux2('B2B', 'M4').notes,
      ],
      payment: transfer(FRENCH_ACCOUNT, '58'),
    }),
  ),
  golden(
    'fr-fr-corrected',
    'en16931',
    invoice('en16931', FRENCH, FRENCH_CUSTOMER, FRENCH_SALE, {
      ...CORRECTED,
      typeCode: '384',
      businessProcess: 'M1',
      notes: [
        { subjectCode: '', text: 'Adresse de livraison erronée' },
        ...flux2('B2B', 'M1').notes,
      ],
      payment: transfer(FRENCH_ACCOUNT, '58'),
    }),
  ),
  golden(
    'de-authority-deposit',
    'xrechnung',
    invoice(
      'xrechnung',
      GERMAN,
      GERMAN_AUTHORITY,
      [line('Anzahlung von 30 %', '1', '1498.8', tax('S', '19'), { description: 'Laternen' })],
      {
        typeCode: '326',
        buyerReference: '04011000-1234512345-06',
        payment: transfer(GERMAN_ACCOUNT, '58'),
      },
    ),
  ),
  golden(
    'de-authority-final',
    'xrechnung',
    invoice(
      'xrechnung',
      GERMAN,
      GERMAN_AUTHORITY,
      [line('Straßenlaternen', '4', '1249', tax('S', '19'))],
      {
        buyerReference: '04011000-1234512345-06',
        prepaid: decimal('1783.57'),
        ...CORRECTED,
        notes: [
          {
            subjectCode: '',
            text: 'Abzüglich Anzahlungsrechnung F2026-0031 vom 5. Oktober 2026: 1.498,80 € + USt. 19 % 284,77 € = 1.783,57 €',
            printed: false,
          },
        ],
        delivery: { name: '', date: localDate('2026-11-18') },
        payment: transfer(GERMAN_ACCOUNT, '58'),
      },
    ),
  ),
  golden(
    'de-de-corrected',
    'peppol',
    invoice(
      'peppol',
      GERMAN,
      { ...GERMAN, legalName: 'Hafen GmbH', contact: GERMAN.contact },
      [line('Leuchtenbau', '1', '5000', tax('S', '19'))],
      {
        ...CORRECTED,
        typeCode: '384',
        delivery: { name: '', date: localDate('2026-11-18') },
        payment: transfer(GERMAN_ACCOUNT, '58'),
      },
    ),
  ),
  ...(
    [
      ['pl-pl-correction-down', '381'],
      ['pl-pl-correction-up', '383'],
    ] as const
  ).map(([name, typeCode]) =>
    golden(
      name,
      'peppol',
      invoice(
        'peppol',
        POLISH,
        { ...POLISH, legalName: 'Kupiec S.A.' },
        [line('Bursztyn', '1', '1000', tax('S', '23'))],
        {
          ...CORRECTED,
          typeCode,
          currency: 'PLN',
          ...(typeCode === '381' && { dueDate: undefined }),
          notes: [{ subjectCode: '', text: 'Rabat potransakcyjny' }],
          payment: transfer(POLISH_ACCOUNT),
        },
      ),
    ),
  ),
  golden(
    'be-be-debit-note',
    'peppol',
    invoice(
      'peppol',
      BELGIAN,
      BELGIAN_CUSTOMER,
      [line('Bière blonde, supplément', '24', '1.5', tax('S', '21'))],
      { ...CORRECTED, typeCode: '383', payment: transfer(BELGIAN_ACCOUNT, '30') },
    ),
  ),
]

function golden(name: string, ruleSet: Golden['ruleSet'], document: Invoice): Golden {
  const { specification } = IDENTIFIERS[ruleSet]
  return { name, ruleSet, invoice: { ...document, specification } }
}
