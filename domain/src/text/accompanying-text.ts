import type { AccompanyingKind } from '../accompanying-document.ts'
import type { MailTemplate } from './mail-template.ts'
import { textIn } from './text.ts'
import { type TextLanguage, textLanguageOf } from './text-language.ts'
import { isolated } from './isolated.ts'

/** The words of order confirmations, pro-forma invoices and delivery notes, for their reader. */
export type AccompanyingText = Readonly<Record<AccompanyingKind, string>> & {
  readonly date: string
  /** Above the customer's name and address. */
  readonly recipient: string
  /** On an order confirmation. */
  readonly confirms: (values: { readonly number: string }) => string
  /**
   * On a pro-forma invoice, so that it is not taken for an invoice: a person who enters tax on an invoice owes it (Directive
   * 2006/112/EC, art. 203), and its reader may not deduct it without one (art. 178 (a)).
   */
  readonly noInvoice: string
  /** Where the recipient signs a delivery note. */
  readonly received: string
  /** Of the e-mail to which it is attached. */
  readonly mailBody: string
}

/** Subject and text of the e-mail to which it is attached. */
export function accompanyingMessage(
  language: string,
  of: {
    readonly kind: AccompanyingKind
    /** '' of a draft. */
    readonly number: string
    readonly seller: string
    readonly contact: string
  },
): MailTemplate {
  const { mail } = textIn(language)
  const { mailBody, ...text } = accompanyingTextIn(language)
  const title = text[of.kind]
  const paragraphs = [mail.greeting({ name: of.contact }), mailBody, mail.closing(of)]
  const subject = mail.documentSubject({ ...of, title }).replaceAll(/ {2,}/g, ' ')
  return { subject, message: paragraphs.join('\n\n') }
}

export function accompanyingTextIn(language: string): AccompanyingText {
  return TEXTS[textLanguageOf(language)]
}

const TEXTS: Readonly<Record<TextLanguage, AccompanyingText>> = {
  en: {
    order_confirmation: 'Order confirmation',
    pro_forma: 'Pro-forma invoice',
    delivery_note: 'Delivery note',
    date: 'Date',
    recipient: 'Recipient',
    confirms: ({ number }) => `We confirm your order by our quote ${number}.`,
    noInvoice: 'This is not an invoice. It gives no right to deduct tax.',
    received: 'Received: date and signature',
    mailBody: 'Please find the document attached.',
  },
  fr: {
    order_confirmation: 'Confirmation de commande',
    pro_forma: 'Facture pro forma',
    delivery_note: 'Bon de livraison',
    date: 'Date',
    recipient: 'Destinataire',
    confirms: ({ number }) => `Nous confirmons votre commande selon notre devis ${number}.`,
    noInvoice: 'Ce document n’est pas une facture. Il n’ouvre aucun droit à déduction de la taxe.',
    received: 'Reçu : date et signature',
    mailBody: 'Veuillez trouver le document en pièce jointe.',
  },
  de: {
    order_confirmation: 'Auftragsbestätigung',
    pro_forma: 'Proforma-Rechnung',
    delivery_note: 'Lieferschein',
    date: 'Datum',
    recipient: 'Empfänger',
    confirms: ({ number }) => `Wir bestätigen Ihren Auftrag nach unserem Angebot ${number}.`,
    noInvoice: 'Dies ist keine Rechnung. Sie berechtigt nicht zum Vorsteuerabzug.',
    received: 'Erhalten: Datum und Unterschrift',
    mailBody: 'anbei erhalten Sie das Dokument.',
  },
  es: {
    order_confirmation: 'Confirmación de pedido',
    pro_forma: 'Factura proforma',
    delivery_note: 'Albarán',
    date: 'Fecha',
    recipient: 'Destinatario',
    confirms: ({ number }) => `Confirmamos su pedido según nuestro presupuesto ${number}.`,
    noInvoice: 'Este documento no es una factura. No da derecho a deducir el impuesto.',
    received: 'Recibido: fecha y firma',
    mailBody: 'Adjunto encontrará el documento.',
  },
  pl: {
    order_confirmation: 'Potwierdzenie zamówienia',
    pro_forma: 'Faktura pro forma',
    delivery_note: 'Dowód dostawy',
    date: 'Data',
    recipient: 'Odbiorca',
    confirms: ({ number }) => `Potwierdzamy Państwa zamówienie według naszej oferty ${number}.`,
    noInvoice: 'To nie jest faktura. Nie daje prawa do odliczenia podatku.',
    received: 'Otrzymano: data i podpis',
    mailBody: 'w załączeniu przesyłamy dokument.',
  },
  it: {
    order_confirmation: 'Conferma d’ordine',
    pro_forma: 'Fattura proforma',
    delivery_note: 'Bolla di consegna',
    date: 'Data',
    recipient: 'Destinatario',
    confirms: ({ number }) => `Confermiamo il Suo ordine secondo il nostro preventivo ${number}.`,
    noInvoice: 'Questo documento non è una fattura. Non dà diritto alla detrazione dell’imposta.',
    received: 'Ricevuto: data e firma',
    mailBody: 'in allegato trova il documento.',
  },
  hi: {
    order_confirmation: 'ऑर्डर की पुष्टि',
    pro_forma: 'प्रोफ़ॉर्मा बीजक',
    delivery_note: 'सुपुर्दगी पत्र',
    date: 'दिनांक',
    recipient: 'प्राप्तकर्ता',
    confirms: ({ number }) => `हम अपने कोटेशन ${number} के अनुसार आपके ऑर्डर की पुष्टि करते हैं।`,
    noInvoice: 'यह बीजक नहीं है। इससे कर की कटौती का अधिकार नहीं मिलता।',
    received: 'प्राप्त: दिनांक और हस्ताक्षर',
    mailBody: 'कृपया संलग्न दस्तावेज़ देखें।',
  },
  ar: {
    order_confirmation: 'تأكيد الطلب',
    pro_forma: 'فاتورة مبدئية',
    delivery_note: 'إشعار التسليم',
    date: 'التاريخ',
    recipient: 'المستلم',
    confirms: ({ number }) => isolated`نؤكد طلبكم وفق عرض السعر ${number}.`,
    noInvoice: 'هذه ليست فاتورة، ولا تمنح حق خصم الضريبة.',
    received: 'استُلم: التاريخ والتوقيع',
    mailBody: 'تجدون المستند مرفقًا.',
  },
  nl: {
    order_confirmation: 'Orderbevestiging',
    pro_forma: 'Pro-formafactuur',
    delivery_note: 'Leverbon',
    date: 'Datum',
    recipient: 'Ontvanger',
    confirms: ({ number }) => `Wij bevestigen uw bestelling volgens onze offerte ${number}.`,
    noInvoice: 'Dit document is geen factuur. Het geeft geen recht op aftrek van belasting.',
    received: 'Ontvangen: datum en handtekening',
    mailBody: 'In de bijlage vindt u het document.',
  },
  pt: {
    order_confirmation: 'Confirmação de encomenda',
    pro_forma: 'Fatura pró-forma',
    delivery_note: 'Guia de remessa',
    date: 'Data',
    recipient: 'Destinatário',
    confirms: ({ number }) => `Confirmamos a sua encomenda conforme o nosso orçamento ${number}.`,
    noInvoice: 'Este documento não é uma fatura. Não confere direito à dedução do imposto.',
    received: 'Recebido: data e assinatura',
    mailBody: 'Enviamos o documento em anexo.',
  },
}
