import * as z from 'zod/mini'
import { PAPER_DESIGNS, PAPER_MARGINS, PAPER_TYPEFACES } from '@bordereau/domain/paper-style'
import { draft } from './draft.ts'
import { LARGE_BODY_BYTES, endpoint } from './endpoint.ts'
import { bankAccountInput, partyProfile } from './party.ts'
import { accentColor, id, inWorkspace, prose, text } from './value.ts'

/** The first pages as SVG text, and the number of pages. */
export const pages = z.object({ pages: z.array(z.string()), count: z.number() })

/** Pages of an issued document, rendered from its snapshot. */
export const getPages = endpoint({
  name: 'getPages',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/pages',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, invoiceId: id }),
  response: pages,
  refusals: { not_issued: 409 },
})

/** A document that only shows how documents look: with a made-up customer and number, and a company that is being set up. */
const sample = z.object({
  buyer: partyProfile,
  /** As it is typed, before it is saved; absent: as it is stored. */
  seller: z.optional(partyProfile),
  typeface: z.optional(z.enum(PAPER_TYPEFACES)),
  margins: z.optional(z.enum(PAPER_MARGINS)),
  accentColor: z.optional(accentColor),
  footer: z.optional(prose(1000)),
  bankAccount: z.optional(bankAccountInput),
  number: z.optional(text(60)),
})
export type SampleOfPaper = z.infer<typeof sample>

/**
 * Pages of the document as it would be issued now. Nothing is saved. With a `design` they are rendered in that one
 * instead of the company's. A `sample` has no mark of a draft.
 */
export const previewDraft = endpoint({
  name: 'previewDraft',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/preview',
  access: 'invoices.read',
  bodyLimit: LARGE_BODY_BYTES,
  query: z.object(inWorkspace),
  request: z.object({
    draft,
    design: z.optional(z.enum(PAPER_DESIGNS)),
    sample: z.optional(sample),
  }),
  response: pages,
})
