import type { TextLanguage } from './text-language.ts'
import { isolated } from './isolated.ts'

type Values = {
  readonly number: string
  readonly seller: string
  readonly amount: string
  /** Empty where there is none. */
  readonly dueDate: string
}

/** A subject, and plain sentences, one paragraph each. */
type Write = (values: Values) => readonly [subject: string, ...body: string[]]

/** The reminders besides the friendly one (mail.reminderBody), and what may stand in them. */
export type ReminderText = {
  /** Before the due date. */
  readonly notice: Write
  readonly firm: Write
  readonly final: Write
  /** What the law gives the seller until a day: interest, a sum for costs, or both. Amounts with their currency. */
  readonly interest: (values: {
    readonly amount: string
    readonly date: string
    readonly law: string
  }) => string
  readonly fixedSum: (values: { readonly amount: string; readonly law: string }) => string
  /** Before the list of the customer's other open invoices. */
  readonly openInvoices: string
  readonly openInvoice: (values: Omit<Values, 'seller'>) => string
}

export const REMINDER_TEXTS: Readonly<Record<TextLanguage, ReminderText>> = {
  en: {
    notice: ({ number, seller, amount, dueDate }) => [
      `Invoice ${number} from ${seller} is due soon`,
      `This is a short note that invoice ${number} for ${amount} is due on ${dueDate}.`,
      'If you have already arranged the payment, there is nothing left to do.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `Second reminder: invoice ${number} from ${seller}`,
      `We have received no full payment of invoice ${number}, which was due on ${dueDate}; ${amount} remains to be paid.`,
      'Please pay now, or tell us if something about the invoice is not right.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `Last reminder: invoice ${number} from ${seller}`,
      `Despite our reminders ${amount} of invoice ${number}, due on ${dueDate}, is still open.`,
      'Please pay within seven days. After that we will have to take further steps.',
    ],
    interest: ({ amount, date, law }) =>
      `Interest on late payment until ${date}: ${amount} (${law}).`,
    fixedSum: ({ amount, law }) => `Compensation for recovery costs: ${amount} (${law}).`,
    openInvoices: 'Also open:',
    openInvoice: ({ number, amount, dueDate }) => `${number}: ${amount}, due ${dueDate}`,
  },
  fr: {
    notice: ({ number, seller, amount, dueDate }) => [
      `La facture ${number} de ${seller} arrive à échéance`,
      `Nous vous rappelons que la facture ${number} de ${amount} est à régler au plus tard le ${dueDate}.`,
      'Si le règlement est déjà prévu, vous n’avez rien à faire.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `Deuxième rappel : facture ${number} de ${seller}`,
      `Nous n’avons pas reçu le règlement complet de la facture ${number}, échue le ${dueDate} ; il reste ${amount} à payer.`,
      'Merci de régler dès maintenant, ou de nous dire si quelque chose ne va pas dans cette facture.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `Dernier rappel : facture ${number} de ${seller}`,
      `Malgré nos rappels, ${amount} de la facture ${number}, échue le ${dueDate}, restent impayés.`,
      'Merci de régler sous sept jours. Passé ce délai, nous devrons engager d’autres démarches.',
    ],
    interest: ({ amount, date, law }) => `Pénalités de retard au ${date} : ${amount} (${law}).`,
    fixedSum: ({ amount, law }) =>
      `Indemnité forfaitaire pour frais de recouvrement : ${amount} (${law}).`,
    openInvoices: 'Autres factures impayées :',
    openInvoice: ({ number, amount, dueDate }) => `${number} : ${amount}, échéance ${dueDate}`,
  },
  de: {
    notice: ({ number, seller, amount, dueDate }) => [
      `Rechnung ${number} von ${seller} wird bald fällig`,
      `die Rechnung ${number} über ${amount} wird am ${dueDate} fällig.`,
      'Falls Sie die Zahlung bereits veranlasst haben, ist nichts weiter zu tun.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `Zweite Mahnung: Rechnung ${number} von ${seller}`,
      `die Rechnung ${number}, fällig am ${dueDate}, ist noch nicht vollständig bezahlt; offen sind ${amount}.`,
      'Bitte zahlen Sie jetzt, oder sagen Sie uns, wenn an der Rechnung etwas nicht stimmt.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `Letzte Mahnung: Rechnung ${number} von ${seller}`,
      `trotz unserer Erinnerungen sind ${amount} der Rechnung ${number}, fällig am ${dueDate}, noch offen.`,
      'Bitte zahlen Sie innerhalb von sieben Tagen. Danach müssen wir weitere Schritte einleiten.',
    ],
    interest: ({ amount, date, law }) => `Verzugszinsen bis ${date}: ${amount} (${law}).`,
    fixedSum: ({ amount, law }) => `Pauschale für Beitreibungskosten: ${amount} (${law}).`,
    openInvoices: 'Ebenfalls offen:',
    openInvoice: ({ number, amount, dueDate }) => `${number}: ${amount}, fällig am ${dueDate}`,
  },
  es: {
    notice: ({ number, seller, amount, dueDate }) => [
      `La factura ${number} de ${seller} vence pronto`,
      `Le recordamos que la factura ${number} de ${amount} vence el ${dueDate}.`,
      'Si ya ha previsto el pago, no tiene que hacer nada más.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `Segundo recordatorio: factura ${number} de ${seller}`,
      `No hemos recibido el pago completo de la factura ${number}, vencida el ${dueDate}; quedan ${amount} por pagar.`,
      'Le rogamos que pague ahora o que nos diga si hay algún error en la factura.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `Último recordatorio: factura ${number} de ${seller}`,
      `A pesar de nuestros recordatorios, siguen pendientes ${amount} de la factura ${number}, vencida el ${dueDate}.`,
      'Le rogamos que pague en siete días. Después tendremos que tomar otras medidas.',
    ],
    interest: ({ amount, date, law }) =>
      `Intereses de demora hasta el ${date}: ${amount} (${law}).`,
    fixedSum: ({ amount, law }) => `Indemnización por costes de cobro: ${amount} (${law}).`,
    openInvoices: 'También pendientes:',
    openInvoice: ({ number, amount, dueDate }) => `${number}: ${amount}, vence el ${dueDate}`,
  },
  pl: {
    notice: ({ number, seller, amount, dueDate }) => [
      `Zbliża się termin płatności faktury ${number} od ${seller}`,
      `przypominamy, że termin płatności faktury ${number} na kwotę ${amount} upływa ${dueDate}.`,
      'Jeśli płatność jest już zlecona, nie trzeba nic robić.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `Drugie przypomnienie: faktura ${number} od ${seller}`,
      `nie otrzymaliśmy pełnej płatności za fakturę ${number}, której termin minął ${dueDate}; do zapłaty pozostaje ${amount}.`,
      'Prosimy o zapłatę lub o informację, jeśli coś na fakturze się nie zgadza.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `Ostatnie wezwanie do zapłaty: faktura ${number} od ${seller}`,
      `mimo przypomnień nadal nie zapłacono ${amount} z faktury ${number}, której termin minął ${dueDate}.`,
      'Prosimy o zapłatę w ciągu siedmiu dni. Po tym czasie podejmiemy dalsze kroki.',
    ],
    interest: ({ amount, date, law }) => `Odsetki za opóźnienie do ${date}: ${amount} (${law}).`,
    fixedSum: ({ amount, law }) =>
      `Rekompensata za koszty odzyskiwania należności: ${amount} (${law}).`,
    openInvoices: 'Również nieopłacone:',
    openInvoice: ({ number, amount, dueDate }) => `${number}: ${amount}, termin ${dueDate}`,
  },
  it: {
    notice: ({ number, seller, amount, dueDate }) => [
      `La fattura ${number} di ${seller} è in scadenza`,
      `Le ricordiamo che la fattura ${number} di ${amount} scade il ${dueDate}.`,
      'Se il pagamento è già previsto, non deve fare altro.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `Secondo sollecito: fattura ${number} di ${seller}`,
      `non abbiamo ricevuto il pagamento completo della fattura ${number}, scaduta il ${dueDate}; restano da pagare ${amount}.`,
      'La preghiamo di pagare ora o di dirci se qualcosa nella fattura non è corretto.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `Ultimo sollecito: fattura ${number} di ${seller}`,
      `nonostante i solleciti restano ancora da pagare ${amount} della fattura ${number}, scaduta il ${dueDate}.`,
      'La preghiamo di pagare entro sette giorni. Dopo dovremo prendere altri provvedimenti.',
    ],
    interest: ({ amount, date, law }) => `Interessi di mora fino al ${date}: ${amount} (${law}).`,
    fixedSum: ({ amount, law }) =>
      `Importo forfettario per i costi di recupero: ${amount} (${law}).`,
    openInvoices: 'Ancora aperte:',
    openInvoice: ({ number, amount, dueDate }) => `${number}: ${amount}, scadenza ${dueDate}`,
  },
  hi: {
    notice: ({ number, seller, amount, dueDate }) => [
      `${seller} का बीजक ${number} शीघ्र देय है`,
      `यह याद दिलाने के लिए है कि ${amount} का बीजक ${number} ${dueDate} को देय है।`,
      'यदि आपने भुगतान की व्यवस्था कर ली है, तो कुछ और करने की आवश्यकता नहीं है।',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `दूसरा स्मरण-पत्र: ${seller} का बीजक ${number}`,
      `बीजक ${number} का, जो ${dueDate} को देय था, पूरा भुगतान हमें नहीं मिला है; ${amount} बकाया है।`,
      'कृपया अभी भुगतान करें, या बीजक में कुछ गलत हो तो हमें बताएँ।',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `अंतिम स्मरण-पत्र: ${seller} का बीजक ${number}`,
      `हमारे स्मरण-पत्रों के बाद भी बीजक ${number} का, जो ${dueDate} को देय था, ${amount} बकाया है।`,
      'कृपया सात दिनों के भीतर भुगतान करें। उसके बाद हमें आगे के कदम उठाने होंगे।',
    ],
    interest: ({ amount, date, law }) => `${date} तक विलंबित भुगतान पर ब्याज: ${amount} (${law})।`,
    fixedSum: ({ amount, law }) => `वसूली की लागत के लिए क्षतिपूर्ति: ${amount} (${law})।`,
    openInvoices: 'ये भी बकाया हैं:',
    openInvoice: ({ number, amount, dueDate }) => `${number}: ${amount}, देय ${dueDate}`,
  },
  ar: {
    notice: ({ number, seller, amount, dueDate }) => [
      isolated`يقترب موعد استحقاق الفاتورة ${number} من ${seller}`,
      isolated`نذكّركم بأن الفاتورة ${number} بمبلغ ${amount} تستحق في ${dueDate}.`,
      'إذا كنتم قد رتبتم الدفع، فلا حاجة إلى أي إجراء.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      isolated`التذكير الثاني: الفاتورة ${number} من ${seller}`,
      isolated`لم يصلنا السداد الكامل للفاتورة ${number} المستحقة في ${dueDate}، والمتبقي ${amount}.`,
      'نرجو السداد الآن، أو إخبارنا إن كان في الفاتورة ما ليس صحيحًا.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      isolated`التذكير الأخير: الفاتورة ${number} من ${seller}`,
      isolated`رغم تذكيراتنا ما زال ${amount} من الفاتورة ${number} المستحقة في ${dueDate} غير مسدد.`,
      'نرجو السداد خلال سبعة أيام. وبعدها سنضطر إلى اتخاذ خطوات أخرى.',
    ],
    interest: ({ amount, date, law }) =>
      isolated`فوائد التأخر في السداد حتى ${date}: ${amount} (${law}).`,
    fixedSum: ({ amount, law }) => isolated`تعويض عن تكاليف التحصيل: ${amount} (${law}).`,
    openInvoices: 'غير مسدد أيضًا:',
    openInvoice: ({ number, amount, dueDate }) =>
      isolated`${number}: ${amount}، تستحق في ${dueDate}`,
  },
  nl: {
    notice: ({ number, seller, amount, dueDate }) => [
      `Factuur ${number} van ${seller} vervalt binnenkort`,
      `Wij herinneren u eraan dat factuur ${number} van ${amount} op ${dueDate} vervalt.`,
      'Hebt u de betaling al geregeld, dan hoeft u niets meer te doen.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `Tweede herinnering: factuur ${number} van ${seller}`,
      `Wij hebben geen volledige betaling ontvangen van factuur ${number}, vervallen op ${dueDate}; er moet nog ${amount} worden betaald.`,
      'Gelieve nu te betalen, of laat het ons weten als er iets niet klopt aan de factuur.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `Laatste aanmaning: factuur ${number} van ${seller}`,
      `Ondanks onze herinneringen staat ${amount} van factuur ${number}, vervallen op ${dueDate}, nog open.`,
      'Gelieve binnen zeven dagen te betalen. Daarna moeten wij verdere stappen nemen.',
    ],
    interest: ({ amount, date, law }) => `Verwijlinterest tot en met ${date}: ${amount} (${law}).`,
    fixedSum: ({ amount, law }) => `Vergoeding van invorderingskosten: ${amount} (${law}).`,
    openInvoices: 'Ook nog openstaand:',
    openInvoice: ({ number, amount, dueDate }) => `${number}: ${amount}, vervaldatum ${dueDate}`,
  },
  pt: {
    notice: ({ number, seller, amount, dueDate }) => [
      `A fatura ${number} de ${seller} vence em breve`,
      `Lembramos que a fatura ${number}, no valor de ${amount}, vence em ${dueDate}.`,
      'Se já tratou do pagamento, não precisa de fazer mais nada.',
    ],
    firm: ({ number, seller, amount, dueDate }) => [
      `Segundo lembrete: fatura ${number} de ${seller}`,
      `Não recebemos o pagamento integral da fatura ${number}, vencida em ${dueDate}; faltam pagar ${amount}.`,
      'Queira pagar agora ou informar-nos se algo na fatura não estiver correto.',
    ],
    final: ({ number, seller, amount, dueDate }) => [
      `Último aviso: fatura ${number} de ${seller}`,
      `Apesar dos nossos lembretes, continuam por pagar ${amount} da fatura ${number}, vencida em ${dueDate}.`,
      'Queira pagar no prazo de sete dias. Depois disso, teremos de tomar outras medidas.',
    ],
    interest: ({ amount, date, law }) => `Juros de mora até ${date}: ${amount} (${law}).`,
    fixedSum: ({ amount, law }) => `Indemnização por custos de cobrança: ${amount} (${law}).`,
    openInvoices: 'Também por pagar:',
    openInvoice: ({ number, amount, dueDate }) => `${number}: ${amount}, vencimento ${dueDate}`,
  },
}
