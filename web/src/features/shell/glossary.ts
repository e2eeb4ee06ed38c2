import { t } from '#macros'

export type Term = { readonly term: string; readonly text: string }

/** Words of e-invoicing that the product uses. Names of standards are the same in every language. */
export function glossary(): readonly Term[] {
  return [...einvoicing(), ...taxAndPayment()]
}

function einvoicing(): readonly Term[] {
  return [
    {
      term: t`E-invoice`,
      text: t`An invoice as data that the customer’s program reads by itself. A PDF alone is none.`,
    },
    {
      term: 'EN 16931',
      text: t`The European standard that says what an e-invoice states and which rules it keeps. They are checked while you type.`,
    },
    {
      term: 'BT, BG, BR',
      text: t`Numbers of that standard: BT-44 is one fact of an e-invoice, BG-24 a group of facts, BR-CO-10 a rule. Every program uses the same.`,
    },
    {
      term: 'Factur-X, ZUGFeRD',
      text: t`A PDF for people with the e-invoice as XML inside for programs: one file for both. Common in France and Germany.`,
    },
    {
      term: 'UBL, CII',
      text: t`The two forms of XML in which the European standard is written. They state the same facts.`,
    },
    {
      term: 'Peppol',
      text: t`A network on which companies and authorities receive e-invoices at an electronic address. Peppol BIS is its rule book.`,
    },
    {
      term: 'XRechnung',
      text: t`The German rules on top of the European standard, which German authorities require.`,
    },
    {
      term: 'PDF/A-3',
      text: t`A PDF made to be kept for decades: its fonts are inside, and it may contain other files.`,
    },
  ]
}

function taxAndPayment(): readonly Term[] {
  return [
    {
      term: t`Reverse charge`,
      text: t`The customer owes the VAT instead of the seller, often where two businesses in different countries trade. The invoice states no VAT and says why.`,
    },
    {
      term: t`One-stop shop (OSS)`,
      text: t`One registration for the VAT on sales to consumers in other countries of the EU, instead of one in each.`,
    },
    {
      term: 'VIES',
      text: t`The service of the European Commission that says whether a VAT number is valid. Its answer can be kept as proof.`,
    },
    {
      term: t`Credit note`,
      text: t`A document that takes back all or part of an invoice. What was issued is never changed, only corrected so.`,
    },
    {
      term: t`Payment code`,
      text: t`A QR code that fills in account, amount and reference in a banking app: EPC in the euro area, QR-bill in Switzerland, UPI in India.`,
    },
    {
      term: t`Journal`,
      text: t`The list of all that was issued, each entry with a fingerprint of its files and of the entry before: a later change would show.`,
    },
  ]
}
