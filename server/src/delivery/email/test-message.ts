import { randomUUID } from 'node:crypto'
import { inLanguage } from '@bordereau/domain/local-text'
import type { OutboxMessage } from '../channel.ts'
import { emailPayload } from './payload.ts'

/** The message that shows whether a mail server accepts messages. `host`: the host name of this instance. */
export function testMessage(test: {
  readonly to: string
  /** Of its reader, BCP 47. */
  readonly language: string
  readonly host: string
  readonly at: Date
}): OutboxMessage {
  const { subject, text } = inLanguage(TEXTS, test.language)
  const content = { copyTo: '', replyTo: '', senderName: '', text, html: `<p>${text}</p>` }
  return {
    id: randomUUID(),
    recipient: test.to,
    subject,
    attachments: [],
    payload: emailPayload(content, test.host),
    createdAt: test.at,
  }
}

const TEXTS = {
  en: {
    subject: 'Bordereau: test message',
    text: 'Your invoices can leave by this mail server.',
  },
  fr: {
    subject: 'Bordereau : message d’essai',
    text: 'Vos factures peuvent partir par ce serveur de messagerie.',
  },
  de: {
    subject: 'Bordereau: Testnachricht',
    text: 'Ihre Rechnungen können über diesen Mailserver versendet werden.',
  },
  es: {
    subject: 'Bordereau: mensaje de prueba',
    text: 'Sus facturas pueden salir por este servidor de correo.',
  },
  pl: {
    subject: 'Bordereau: wiadomość testowa',
    text: 'Twoje faktury mogą być wysyłane przez ten serwer poczty.',
  },
  it: {
    subject: 'Bordereau: messaggio di prova',
    text: 'Le Sue fatture possono partire da questo server di posta.',
  },
  hi: {
    subject: 'Bordereau: परीक्षण संदेश',
    text: 'आपके बीजक इस मेल सर्वर से भेजे जा सकते हैं।',
  },
  ar: {
    subject: 'Bordereau: رسالة اختبار',
    text: 'يمكن إرسال فواتيرك عبر خادم البريد هذا.',
  },
} as const
