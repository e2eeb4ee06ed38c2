import { AR } from './ar.ts'
import { DE } from './de.ts'
import { type Direction, directionOf } from './direction.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { HI } from './hi.ts'
import { IT } from './it.ts'
import { NL } from './nl.ts'
import { PL } from './pl.ts'
import { PT } from './pt.ts'
import { type TextLanguage, textLanguageOf } from './text-language.ts'

/** The texts in a language (BCP 47; 'fr-CA' gives French), or in English where the language is not supported. */
export function textIn(language: string): DocumentText {
  return TEXTS[textLanguageOf(language)]
}

/** The direction of the texts that textIn gives for a language. */
export function textDirection(language: string): Direction {
  return directionOf(textLanguageOf(language))
}

/** All texts for buyers. Amounts and dates are already formatted (text/format.ts). */
export type DocumentText = {
  readonly paper: PaperText
  readonly mail: MailText
  readonly pay: PayText
  readonly online: OnlinePaymentText
}

/** The labels of the PDF. */
export type PaperText = {
  readonly invoice: string
  readonly creditNote: string
  readonly depositInvoice: string
  /** An invoice that sets off deposits. */
  readonly finalInvoice: string
  readonly debitNote: string
  readonly correctedInvoice: string
  /** With the words of Directive 2006/112/EC, art. 226 (10a), in the language; where it has none, the English ones. */
  readonly selfBilledInvoice: string
  readonly selfBilledCreditNote: string
  readonly draft: string
  readonly invoiceNumber: string
  readonly creditNoteNumber: string
  readonly issueDate: string
  readonly dueDate: string
  readonly deliveryDate: string
  readonly period: string
  readonly from: string
  readonly billTo: string
  readonly deliverTo: string
  readonly position: string
  readonly description: string
  readonly quantity: string
  readonly unit: string
  readonly unitPrice: string
  /** tax: the name that the seller's country has for it. */
  readonly unitPriceWithTax: (values: { readonly tax: string }) => string
  /** Beside the price with tax. */
  readonly unitPriceWithoutTax: (values: { readonly tax: string }) => string
  readonly amount: string
  readonly discount: string
  readonly charge: string
  readonly subtotal: string
  readonly totalWithoutTax: string
  /** tax: the country's name for it; rate: '20 %'. */
  readonly taxOf: (values: { readonly tax: string; readonly rate: string }) => string
  readonly total: string
  readonly totalTax: string
  readonly alreadyPaid: string
  readonly rounding: string
  readonly deposit: string
  /** share: '30 %'. */
  readonly depositShare: (values: { readonly share: string }) => string
  readonly depositSetOff: (values: { readonly number: string; readonly date: string }) => string
  readonly depositsSetOff: string
  readonly remaining: string
  readonly replacedAmount: string
  readonly difference: string
  readonly amountDue: string
  readonly amountCredited: string
  readonly taxRate: string
  readonly taxableAmount: string
  /** The head of the reasons why no tax is charged. */
  readonly untaxedReason: string
  readonly taxAmount: string
  readonly taxIn: (values: { readonly currency: string }) => string
  readonly payByTransfer: string
  readonly accountHolder: string
  readonly bank: string
  readonly iban: string
  readonly bic: string
  readonly accountNumber: string
  readonly bankCode: string
  readonly reference: string
  readonly scanToPay: string
  /** The sum of the lines so far, at the end of a page and at the beginning of the next. */
  readonly carriedForward: string
  readonly broughtForward: string
  /** Before the address of the payment page. */
  readonly payOnline: string
  readonly vatNumber: string
  readonly taxNumber: string
  readonly companyNumber: string
  readonly phone: string
  readonly email: string
  readonly corrects: (values: { readonly number: string; readonly date: string }) => string
  readonly replaces: (values: { readonly number: string; readonly date: string }) => string
  readonly notes: string
  readonly attachments: string
  readonly paymentTerms: string
  /** What a payment settled beside the money. */
  readonly deducted: string
  /** The tax of a reverse charge, which the document does not charge. */
  readonly accountedByCustomer: (values: {
    readonly tax: string
    readonly rate: string
    readonly amount: string
  }) => string
  readonly withheldOf: (values: {
    readonly name: string
    readonly rate: string
    readonly base: string
  }) => string
  readonly cashDiscount: (values: {
    readonly rate: string
    readonly date: string
    readonly amount: string
  }) => string
  readonly payableBy: (values: { readonly date: string }) => string
  readonly creditTerms: string
  readonly reverseCharge: string
  readonly page: (values: { readonly page: string; readonly pages: string }) => string
  readonly thankYou: string
}

type EmailValues = {
  readonly number: string
  readonly seller: string
  readonly amount: string
  /** Empty where there is none. */
  readonly dueDate: string
}
type EmailSubjectValues = Pick<EmailValues, 'number' | 'seller'>

/** E-mails to the customer. Bodies are plain sentences, one paragraph each. */
export type MailText = {
  readonly greeting: (values: { readonly name: string }) => string
  readonly invoiceSubject: (values: EmailSubjectValues) => string
  readonly invoiceBody: (values: EmailValues) => readonly string[]
  readonly creditNoteSubject: (values: EmailSubjectValues) => string
  readonly creditNoteBody: (values: EmailValues) => readonly string[]
  /** For documents other than invoices and credit notes; title is that of the document. */
  readonly documentSubject: (values: EmailSubjectValues & { readonly title: string }) => string
  readonly documentBody: (values: EmailValues & { readonly title: string }) => readonly string[]
  /** Of a document that the company wrote in the name of the recipient. */
  readonly selfBilled: string
  readonly reminderSubject: (values: EmailSubjectValues) => string
  readonly reminderBody: (values: EmailValues) => readonly string[]
  readonly button: string
  readonly closing: (values: { readonly seller: string }) => string
  readonly sentBy: (values: { readonly seller: string }) => string
}

/** Online payment: the sandbox's page, and e-mails to the payer. */
export type OnlinePaymentText = {
  /** Beside everything that moves no money. */
  readonly testTag: string
  readonly testNotice: string
  readonly sandboxTitle: string
  readonly sandboxPay: (values: { readonly amount: string }) => string
  readonly sandboxBack: string
  readonly view: string
  readonly receiptSubject: (values: { readonly number: string }) => string
  readonly receiptBody: (values: ReceiptValues) => string
  readonly refundSubject: (values: { readonly number: string }) => string
  readonly refundBody: (values: ReceiptValues) => string
  /** What follows for the customer: the amount is not owed any more, or it is asked for again. */
  readonly refundNotOwed: string
  readonly refundOwed: string
}

type ReceiptValues = { readonly amount: string; readonly number: string }

/** The public page of a document. */
export type PayText = {
  readonly title: (values: EmailSubjectValues) => string
  readonly creditNoteTitle: (values: EmailSubjectValues) => string
  readonly documentTitle: (values: EmailSubjectValues & { readonly title: string }) => string
  readonly invoiceFor: (values: { readonly customer: string }) => string
  readonly dueOn: (values: { readonly date: string }) => string
  readonly overdueSince: (values: { readonly date: string }) => string
  readonly paidOn: (values: { readonly date: string }) => string
  readonly statusOpen: string
  readonly statusPartlyPaid: string
  readonly statusPaid: string
  readonly statusOverdue: string
  readonly statusCredited: string
  /** An open credit note: its amount is owed to the customer. */
  readonly creditNoteOpen: string
  readonly creditNotePartlySettled: string
  readonly creditNoteSettled: string
  readonly howToPay: string
  readonly transferHint: (values: { readonly reference: string }) => string
  readonly scanHint: string
  readonly payByCard: string
  /** Opens the payer's banking app, in India. */
  /** Heading of the brands of cards and wallets that are accepted besides bank transfers. */
  readonly alsoAccepted: string
  readonly payWith: (values: { readonly brand: string }) => string
  /** The checkout of a payment provider could not be started. */
  readonly checkoutFailed: (values: { readonly provider: string }) => string
  /** Heading of the links to the seller's pages in social networks. */
  readonly elsewhere: (values: { readonly seller: string }) => string
  readonly copy: string
  readonly copied: string
  readonly items: string
  readonly downloadPdf: string
  readonly downloadXml: string
  readonly language: string
  readonly refunded: (values: { readonly amount: string }) => string
  readonly nothingToPay: string
  readonly questions: (values: { readonly seller: string }) => string
  readonly linkEnded: string
  readonly tooManyTries: string
}

const TEXTS: Readonly<Record<TextLanguage, DocumentText>> = {
  en: EN,
  fr: FR,
  de: DE,
  es: ES,
  pl: PL,
  it: IT,
  hi: HI,
  ar: AR,
  nl: NL,
  pt: PT,
}
