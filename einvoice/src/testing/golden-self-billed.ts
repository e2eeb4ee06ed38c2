import { localDate } from '@bordereau/domain/date'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Golden, golden } from './golden.ts'
import {
  BELGIAN,
  BELGIAN_CUSTOMER,
  FRENCH,
  FRENCH_CUSTOMER,
  GERMAN,
  POLISH,
} from './golden-parties.ts'
import { flux2 } from './golden-french.ts'
import { invoice, line, tax } from './invoice-parts.ts'

/** The buyer writes 389 and 261 in the name of the seller and pays as agreed (57); a credit note is cleared (97). */
const SELF_BILLED: Partial<Invoice> = {
  typeCode: '389',
  number: 'SB01-2026-0001',
  paymentTerms: '',
  payment: { meansCode: '57', meansText: '', remittance: 'SB01-2026-0001', accounts: [] },
}

const CREDIT: Partial<Invoice> = {
  typeCode: '261',
  number: 'SBC01-2026-0001',
  dueDate: undefined,
  paymentTerms: 'The amount is paid back or set off against open invoices.',
  precedingInvoices: [{ number: 'SB01-2026-0001', issueDate: localDate('2026-11-02') }],
  payment: { meansCode: '97', meansText: '', remittance: 'SBC01-2026-0001', accounts: [] },
}

const words = (text: string) => ({ subjectCode: '', text, printed: false as const })

export const GOLDEN_SELF_BILLED: readonly Golden[] = [
  ...(
    [
      ['be-be-self-billed', SELF_BILLED],
      ['be-be-self-billed-credit', CREDIT],
    ] as const
  ).map(([name, document]) =>
    golden(name, 'peppol_self_billing', p =>
      invoice(p, BELGIAN, BELGIAN_CUSTOMER, [line('Bière blonde', '24', '1.5', tax('S', '21'))], {
        ...document,
        notes: [words('Autofacturation')],
      }),
    ),
  ),
  golden('pl-de-self-billed', 'en16931', p =>
    invoice(
      p,
      POLISH,
      GERMAN,
      [
        line('Übersetzung', '8', '55', tax('AE', '0', 'VATEX-EU-AE', 'Reverse charge'), {
          unit: 'HUR',
        }),
      ],
      {
        ...SELF_BILLED,
        notes: [words('Gutschrift'), { subjectCode: '', text: 'Samofakturowanie' }],
      },
    ),
  ),
  golden('fr-fr-self-billed', 'en16931', p =>
    invoice(
      p,
      FRENCH,
      FRENCH_CUSTOMER,
      [line('Prestation de traduction', '8', '55', tax('S', '20'), { unit: 'HUR' })],
      {
        ...SELF_BILLED,
        ...flux2('B2B', 'S1'),
        notes: [words('Autofacturation'), ...flux2('B2B', 'S1').notes],
      },
    ),
  ),
]
