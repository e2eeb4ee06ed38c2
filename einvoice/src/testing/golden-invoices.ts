import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import { amount, invoice, line, percent, tax, taxed, transfer } from './invoice-parts.ts'
import { type Golden, golden } from './golden.ts'
import { FRENCH_GOLDEN } from './golden-french.ts'
import {
  AMERICAN,
  BELGIAN,
  BELGIAN_ACCOUNT,
  BELGIAN_CUSTOMER,
  FRENCH_CUSTOMER,
  GERMAN,
  GERMAN_ACCOUNT,
  GERMAN_AUTHORITY,
  INDIAN,
  INDIAN_ACCOUNT,
  INDIAN_CUSTOMER,
  POLISH,
  POLISH_ACCOUNT,
  address,
} from './golden-parties.ts'

const REVERSE = tax('AE', '0', 'VATEX-EU-AE', 'Reverse charge')
const INTRA = tax('K', '0', 'VATEX-EU-IC', 'Intra-Community supply')
const EXPORT = tax('G', '0', 'VATEX-EU-G', 'Export outside the EU')

/** The commonest invoice of a small business: outside the scope of VAT, and so without VAT numbers (BR-O-02). */
const OUTSIDE = tax('O', '0', 'VATEX-EU-O', 'Not subject to VAT')

/** The invoices whose XML is committed beside this file. */
export const GOLDEN: readonly Golden[] = [
  ...FRENCH_GOLDEN,
  golden('be-de-goods', 'peppol', p =>
    invoice(
      p,
      BELGIAN,
      GERMAN,
      [
        line('Lampe Aurore', '12', '184.5', INTRA),
        line('Câble tressé', '30', '4.125', INTRA, { unit: 'MTR' }),
      ],
      {
        delivery: {
          name: 'Nordlicht Lager',
          date: localDate('2026-11-18'),
          address: address('Am Kai 3', 'Hamburg', '20457', 'DE'),
        },
        payment: transfer(BELGIAN_ACCOUNT, '58'),
        orderReference: 'B-2026-118',
        despatchAdviceReference: 'BL-551',
      },
    ),
  ),
  golden('be-pl-reverse-charge', 'peppol', p =>
    invoice(
      p,
      BELGIAN,
      POLISH,
      [line('Conception de vitrine', '16.5', '95', REVERSE, { unit: 'HUR' })],
      {
        payment: transfer(BELGIAN_ACCOUNT, '58'),
        notes: [
          { subjectCode: 'AAI', text: 'Odwrotne obciążenie' },
          { subjectCode: '', text: 'Merci & à bientôt <Lyon>' },
        ],
      },
    ),
  ),
  golden('be-us-export', 'en16931', p =>
    invoice(p, BELGIAN, AMERICAN, [line('Brass lamp', '3', '420', EXPORT)], {
      currency: 'USD',
      taxCurrency: { currency: 'EUR', rate: decimal('0.9215') },
      payment: transfer(BELGIAN_ACCOUNT),
      delivery: { name: '', date: localDate('2026-11-19'), address: AMERICAN.address },
    }),
  ),
  golden('in-domestic', 'en16931', p =>
    invoice(
      p,
      INDIAN,
      INDIAN_CUSTOMER,
      [
        line('Software development', '40', '1850', tax('S', '18'), {
          unit: 'HUR',
          classifications: [{ code: '998314', listId: 'HS' }],
        }),
        line('Printed manual', '5', '240', tax('S', '5'), {
          classifications: [{ code: '4901', listId: 'HS' }],
        }),
      ],
      { currency: 'INR', number: 'UD/26-27/0042', payment: transfer(INDIAN_ACCOUNT) },
    ),
  ),
  golden('de-de-prices-with-tax', 'peppol', p =>
    invoice(
      p,
      GERMAN,
      BELGIAN_CUSTOMER,
      [
        line('Leuchte', '1', '138.66', tax('S', '19')),
        line('Kabel', '3', '9.99', tax('S', '19')),
        line('Fachbuch', '7', '11.11', tax('S', '7'), {
          allowancesCharges: [percent(false, '12.5', 'Mengenrabatt')],
        }),
      ],
      {
        pricesIncludeTax: true,
        allowancesCharges: [
          taxed(amount(false, '5', 'Treuerabatt'), tax('S', '19')),
          taxed(percent(true, '3', 'Versand'), tax('S', '19')),
        ],
        payment: transfer(GERMAN_ACCOUNT, '58'),
      },
    ),
  ),
  golden('be-be-mixed-rates', 'peppol', p =>
    invoice(
      p,
      BELGIAN,
      BELGIAN_CUSTOMER,
      [
        line('Bière blonde', '240', '1.0375', tax('S', '21'), {
          description: 'Caisse de 24',
          priceBaseQuantity: decimal('1'),
          grossPrice: decimal('1.25'),
          priceDiscount: decimal('0.2125'),
          sellerItemId: 'BL-24',
          buyerItemId: '77-1',
          standardItemId: { id: '5412345000013', schemeId: '0160' },
          originCountry: 'BE',
          allowancesCharges: [percent(false, '5', 'Remise'), amount(true, '6.5', 'Consigne')],
          attributes: [{ name: 'Couleur', value: 'blonde' }],
          classifications: [{ code: '50202201', listId: 'TST', listVersion: '19.05.01' }],
        }),
        line('Eau', '3', '12.4', tax('S', '6'), { priceBaseQuantity: decimal('10'), unit: 'LTR' }),
        line('Journal', '1', '3', tax('Z')),
        line('Formation', '1', '200', tax('E', '0', 'VATEX-EU-132-1I', 'Enseignement')),
        line('Retour de caisse', '-2', '4.8', tax('S', '21')),
      ],
      {
        orderReference: 'PO-1',
        salesOrderReference: 'SO-2',
        contractReference: 'C-3',
        allowancesCharges: [
          taxed(percent(false, '2', 'Remise'), tax('S', '21')),
          taxed(amount(true, '15', 'Transport'), tax('S', '6')),
        ],
        payment: transfer(BELGIAN_ACCOUNT, '30'),
        rounding: decimal('0.02'),
      },
    ),
  ),
  golden('de-de-prepaid', 'peppol', p =>
    invoice(p, GERMAN, FRENCH_CUSTOMER, [line('Leuchtenbau', '1', '5000', tax('S', '19'))], {
      prepaid: decimal('2000'),
      precedingInvoices: [{ number: 'F2026-0031', issueDate: localDate('2026-10-01') }],
      payment: transfer(GERMAN_ACCOUNT, '58'),
      period: { start: localDate('2026-11-01'), end: localDate('2026-11-30') },
      taxPointCode: '35',
    }),
  ),
  golden('pl-pl-vat-in-zloty', 'peppol', p =>
    invoice(
      p,
      POLISH,
      { ...POLISH, legalName: 'Kupiec S.A.' },
      [line('Bursztyn', '10', '99.99', tax('S', '23'))],
      {
        taxCurrency: { currency: 'PLN', rate: decimal('4.2571') },
        taxPointDate: localDate('2026-11-15'),
        payment: transfer(POLISH_ACCOUNT),
      },
    ),
  ),
  golden('de-authority-xrechnung', 'xrechnung', p =>
    invoice(
      p,
      GERMAN,
      GERMAN_AUTHORITY,
      [
        line('Straßenlaternen', '4', '1249', tax('S', '19'), {
          period: { start: localDate('2026-11-02'), end: localDate('2026-11-06') },
          note: 'Montage inklusive',
          orderLineReference: '10',
          accountingReference: 'K-4711',
        }),
      ],
      {
        buyerReference: '04011000-1234512345-06',
        paymentTerms: '#SKONTO#TAGE=14#PROZENT=2.00#\n',
        payment: transfer(GERMAN_ACCOUNT, '58'),
        accountingReference: 'HH-2026',
        receivingAdviceReference: 'WE-1',
        invoicedObject: { id: 'OBJ-1', schemeId: 'AUN' },
        period: { start: localDate('2026-11-01'), end: localDate('2026-11-30') },
        supportingDocuments: [
          {
            id: 'A-1',
            description: 'Lieferschein',
            url: '',
            file: { name: 'lieferschein.pdf', mimeType: 'application/pdf', base64: 'JVBERi0xLjcK' },
          },
          { id: 'A-2', description: '', url: 'https://nordlicht.example/a-2' },
        ],
      },
    ),
  ),
  ...(
    [
      [
        'de-ch-outside-scope',
        'en16931',
        {
          ...GERMAN_AUTHORITY,
          electronicAddress: undefined,
          address: address('Bahnhofstrasse 1', 'Zürich', '8001', 'CH'),
        },
      ],
      ['de-authority-outside-scope', 'xrechnung', GERMAN_AUTHORITY],
      ['de-de-outside-scope', 'peppol', { ...GERMAN_AUTHORITY, legalName: 'Hafen GmbH' }],
    ] as const
  ).map(([name, ruleSet, buyer]) =>
    golden(name, ruleSet, p =>
      invoice(
        p,
        { ...GERMAN, vatId: '' },
        buyer,
        [
          line('Beratung', '7.5', '96', OUTSIDE, {
            allowancesCharges: [percent(false, '10', 'Treue')],
          }),
          line('Anfahrt', '1', '38.5', OUTSIDE),
        ],
        {
          allowancesCharges: [
            taxed(amount(false, '20', 'Rabatt'), OUTSIDE),
            taxed(amount(true, '5', 'Porto'), OUTSIDE),
          ],
          delivery: { name: '', date: localDate('2026-11-18') },
          payment: transfer(GERMAN_ACCOUNT, '58'),
        },
      ),
    ),
  ),
]
