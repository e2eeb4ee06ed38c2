import * as z from 'zod/mini'
import { amount, date, storedDate } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { unprintable } from './unprintable.ts'
import { currency, id, inWorkspace } from './value.ts'

const query = { ...inWorkspace, customerId: id, from: z.optional(date), to: z.optional(date) }

/** A customer's account by currency over a period, by default the last twelve months, as their portal shows it. */
export const listCustomerStatements = endpoint({
  name: 'listCustomerStatements',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers/:customerId/statement',
  access: 'invoices.read',
  query: z.object(query),
  response: z.object({
    from: storedDate,
    to: storedDate,
    /** Opening balance + charged - settled = closing balance; a negative balance is the customer's credit. */
    statements: z.array(
      z.object({
        currency,
        entries: z.number(),
        opening: amount,
        charged: amount,
        settled: amount,
        closing: amount,
      }),
    ),
    unprintable,
  }),
})
export type StatementSums = z.infer<
  (typeof listCustomerStatements)['response']
>['statements'][number]

/** The statement in one currency as PDF, in the customer's language. */
export const getCustomerStatementPdf = endpoint({
  name: 'getCustomerStatementPdf',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers/:customerId/statement.pdf',
  access: 'invoices.read',
  query: z.object({ ...query, currency }),
})
