import type { Filed, FiledDocument } from '@bordereau/domain/books/filed'
import { localDate } from '@bordereau/domain/date'
import { DOCUMENT_TYPE_RULES, type DocumentType } from '@bordereau/domain/document-kind'
import { type SetOffDeposit, setOffOf } from '@bordereau/domain/invoice/deposits'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import type { Party } from '@bordereau/domain/party/party'
import type { Tax } from '@bordereau/domain/tax-category/category'
import { partyIn, plainInvoice, taxAt } from '@bordereau/domain/testing/filed'
import { POLISH } from './jpk-cases.ts'

type Given = {
  readonly number: string
  readonly day: string
  readonly type?: DocumentType
  readonly currency?: string
  readonly buyer?: Party
  readonly lines: readonly (readonly [net: string, tax: Tax])[]
  readonly more?: Partial<Invoice>
}

const AT_HOME = partyIn('PL', { legalName: 'Zażółć "Gęślą" <Jaźń>', vatId: 'PL8971649500' })
const GERMAN = partyIn('DE', { legalName: 'Müller & Söhne GmbH', vatId: 'DE136695976' })
const AMERICAN = partyIn('US', { legalName: 'Acme Inc.', taxRegistration: '12-3456789' })
const CONSUMER = partyIn('FR', { legalName: 'Marie Dupont' })

/** A month of a Polish company with each kind of document and each field of the record. */
export function sample(): readonly Filed[] {
  const deposit = document({
    number: 'ZAL/1',
    day: '2026-11-03',
    type: 'deposit',
    lines: [['50', taxAt('S', '23')]],
  })
  const setOff = setOffOf(
    { invoiceId: 'd', number: 'ZAL/1', issueDate: deposit.issueDate, totals: deposit.totals },
    [],
  )
  const first = document({
    number: 'FV/1',
    day: '2026-11-02',
    lines: [
      ['100', taxAt('S', '23')],
      ['120', taxAt('S', '8')],
      ['10', taxAt('S', '5')],
    ],
    more: { delivery: { name: '', date: localDate('2026-10-31') } },
  })
  return [
    { one: { document: first, settingsRate: undefined } },
    { one: { document: deposit, settingsRate: undefined } },
    ...sales(setOff),
    ...corrections(first),
  ]
}

/** Sales at home and abroad: the final invoice of a deposit, an exempt one, and one to each kind of buyer. */
function sales(setOff: SetOffDeposit | undefined): readonly Filed[] {
  return [
    document({
      number: 'FV/2',
      day: '2026-11-10',
      lines: [['20', taxAt('S', '23')]],
      more: {
        deposits: setOff ? [setOff] : [],
        notes: [{ subjectCode: '', text: 'Mechanizm podzielonej płatności' }],
      },
    }),
    document({ number: 'FV/3', day: '2026-11-11', lines: [['50', taxAt('E', '0')]] }),
    document({
      number: 'FV/4',
      day: '2026-11-12',
      buyer: GERMAN,
      lines: [['300', taxAt('K', '0')]],
    }),
    document({
      number: 'FV/5',
      day: '2026-11-13',
      buyer: GERMAN,
      lines: [['1000', taxAt('AE', '0')]],
    }),
    document({
      number: 'FV/6',
      day: '2026-11-14',
      buyer: AMERICAN,
      currency: 'USD',
      lines: [['100', taxAt('G', '0')]],
    }),
    document({
      number: 'FV/7',
      day: '2026-11-15',
      buyer: CONSUMER,
      lines: [['200', { ...taxAt('S', '20'), country: 'FR' }]],
    }),
  ].map(one => ({ one: { document: one, settingsRate: decimal('4') } }))
}

function corrections(first: FiledDocument): readonly Filed[] {
  return (['credit_note', 'corrected_invoice'] as const).map(type => ({
    one: {
      document: document({
        number: type === 'credit_note' ? 'KOR/1' : 'KOR/2',
        day: '2026-11-20',
        type,
        lines:
          type === 'credit_note'
            ? [['20', taxAt('S', '8')]]
            : [
                ['70', taxAt('S', '23')],
                ['120', taxAt('S', '8')],
                ['10', taxAt('S', '5')],
              ],
        more: { precedingInvoices: [{ number: 'FV/1' }] },
      }),
      settingsRate: undefined,
    },
    corrected: { document: first, settingsRate: undefined },
  }))
}

function document({ number, day, type = 'invoice', ...given }: Given): FiledDocument {
  const { buyer = AT_HOME, currency = 'PLN', lines, more } = given
  const issueDate = localDate(day)
  const invoice: Invoice = {
    ...plainInvoice(
      lines.map(([price, tax]) => ({ price: decimal(price), tax })),
      currency,
    ),
    number,
    issueDate,
    typeCode: DOCUMENT_TYPE_RULES[type].typeCode,
    seller: POLISH.seller,
    buyer,
    ...more,
  }
  return {
    kind: DOCUMENT_TYPE_RULES[type].kind,
    type,
    number,
    issueDate,
    customer: { id: 'c', name: buyer.legalName },
    sellerCountry: 'PL',
    buyerCountry: buyer.address.country,
    invoice,
    totals: totalsOf(invoice),
  }
}
