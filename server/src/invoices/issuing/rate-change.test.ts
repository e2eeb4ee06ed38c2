import { beginDeposit } from '@bordereau/contract/corrections'
import {
  type InvoiceView,
  createDraft,
  getInvoice,
  issueInvoice,
  saveDraft,
} from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, aLine } from '../testing.ts'

/** A deposit of 300 before a change of rate; what the final invoice of 1,000 states by rate, and what it leaves to pay. */
const CASES = [
  [
    'FI',
    'FI20774740',
    '24',
    '25.5',
    '2024-08-20',
    '2024-10-01',
    ['24 300 72', '25.5 700 178.5'],
    '878.50',
  ],
  [
    'EE',
    'EE100931558',
    '22',
    '24',
    '2025-06-15',
    '2025-07-15',
    ['22 300 66', '24 700 168'],
    '868.00',
  ],
  [
    'SK',
    'SK2022749619',
    '20',
    '23',
    '2024-12-10',
    '2025-01-20',
    ['20 300 60', '23 700 161'],
    '861.00',
  ],
  ['DE', 'DE136695976', '16', '19', '2020-11-10', '2021-02-01', ['19 1000 190'], '842.00'],
] as const

describeWithDatabase('a deposit before a change of rate', engine => {
  let context: TestApp
  let owner: Client

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
  })
  afterAll(() => context.close())

  test.each(CASES)(
    'in %s is set off at its rate, without a refusal',
    async (country, number, former, rate, before, after, sold, open) => {
      const seller = specimenProfile(country, { taxIds: [{ kind: 'vat', value: number }] })
      const workspaceId = await aCompany(owner, seller)
      const customerId = await aCustomer(
        owner,
        workspaceId,
        specimenProfile(country, { kind: 'person', legalName: 'Customer' }),
      )
      const at = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
      const issue = ({ id, version }: Pick<InvoiceView, 'id' | 'version'>) =>
        owner.must(issueInvoice, { ...at(id), body: { version } })
      const tax = {
        category: 'S',
        rate: decimal(rate),
        exemptionCode: '',
        exemptionReason: '',
      } as const
      const agreed = await owner.must(createDraft, {
        query: { workspaceId },
        body: {
          draft: aDraft(customerId, {
            issueDate: localDate(after),
            deliveryDate: localDate(after),
            lines: [aLine({ quantity: decimal('10'), price: decimal('100'), tax })],
          }),
        },
      })
      const share = { by: 'percent', percent: decimal('30') } as const
      const begun = await owner.must(beginDeposit, { ...at(agreed.id), body: { share } })
      const saved = await owner.must(saveDraft, {
        ...at(begun.id),
        body: {
          version: begun.version,
          draft: {
            ...begun.draft,
            issueDate: localDate(before),
            lines: begun.draft.lines.map(line => ({
              ...line,
              tax: { ...tax, rate: decimal(former) },
            })),
          },
        },
      })
      const deposit = await issue({ id: begun.id, version: saved.version })
      await owner.must(recordPayment, {
        query: { workspaceId },
        body: {
          customerId,
          date: before,
          currency: 'EUR',
          amount: deposit.totals.payable,
          method: 'transfer',
          reference: '',
          note: '',
          allocations: [{ invoiceId: deposit.id, amount: deposit.totals.payable }],
        },
      })
      const final = await issue(await owner.must(getInvoice, at(agreed.id)))
      const number_ = (text: string) => String(Number(text))
      expect(
        final.totals.vat.map(part =>
          [part.rate, number_(part.taxable), number_(part.tax)].join(' '),
        ),
      ).toEqual(sold)
      expect(final.open).toBe(open)
      expect(final.draft.deposits?.[0]?.vat).toMatchObject([{ rate: former, taxable: '300' }])
    },
  )
})
