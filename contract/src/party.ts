import { E_INVOICE_CHOICE_KEYS } from '@bordereau/domain/party/e-invoice-choice-keys'
import { LEGAL_FORMS, PARTY_KINDS, TAX_POINTS } from '@bordereau/domain/party/party'
import * as z from 'zod/mini'
import { country, readonlyList, optionalEmail, prose, required, text } from './value.ts'

export const address = z.object({
  line1: text(),
  line2: text(),
  line3: text(),
  city: text(),
  postCode: text(20),
  subdivision: text(),
  country,
})

export const identifier = z.object({ id: text(100), schemeId: z.optional(text(10)) })

export const contact = z.object({ name: text(), phone: text(50), email: optionalEmail })

/** A LocalDate as text. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** PartyProfile of the domain. The handler checks tax ids by the rules of the country. */
export const partyProfile = z.object({
  kind: z.enum(PARTY_KINDS),
  legalName: required(),
  tradingName: text(),
  address,
  taxIds: readonlyList(
    z.object({
      kind: text(40),
      value: text(60),
      // Of a certificate.
      subdivision: z.optional(text(10)),
      validUntil: z.optional(day),
    }),
    12,
  ),
  taxIdAwaited: z.optional(z.boolean()),
  legalInformation: prose(1000),
  electronicAddress: z.optional(identifier),
  eInvoiceChoice: z.optional(z.enum(E_INVOICE_CHOICE_KEYS)),
  contact,
  legalForm: z.optional(z.enum(LEGAL_FORMS)),
  sellerTerms: z.optional(
    z.object({
      taxPoint: z.enum(TAX_POINTS),
      soleTrader: z.boolean(),
      simplifiedTrade: z.optional(z.boolean()),
      latePayment: prose(300),
      earlyPayment: prose(300),
    }),
  ),
  selfBilling: z.optional(
    z.object({
      agreedOn: day,
      until: z.optional(day),
      chargesTax: z.boolean(),
      account: z.optional(z.object({ iban: text(50), bic: text(15) })),
    }),
  ),
})

export const bankAccountInput = z.object({
  accountName: text(),
  bankName: text(),
  iban: text(50),
  bic: text(15),
  accountNumber: text(50),
  bankCode: text(30),
  currency: z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{3}$/))]),
  upiId: text(100),
  pixKey: z.optional(text(100)),
  agreement: z.optional(
    z.object({
      scheme: required(20),
      length: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
      payee: z.optional(text(20)),
    }),
  ),
})
