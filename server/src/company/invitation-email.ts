import { inLanguage } from '@bordereau/domain/local-text'
import { type HtmlEmail, fill, writeHtmlEmail } from '../lib/html-email.ts'

type Invitation = { readonly link: string; readonly person: string; readonly company: string }

export function invitationEmail(language: string, invitation: Invitation): HtmlEmail {
  const texts = inLanguage(TEXTS, language)
  return writeHtmlEmail({
    language,
    subject: fill(texts.subject, invitation),
    paragraphs: [fill(texts.opening, invitation)],
    button: { label: texts.button, link: invitation.link },
    closing: texts.closing,
  })
}

const TEXTS = {
  en: {
    subject: 'Join {company} on Bordereau',
    opening: '{person} invites you to work in {company} on Bordereau.',
    button: 'Accept the invitation',
    closing:
      'The invitation is valid for seven days. If you do not know the sender, ignore this message.',
  },
  fr: {
    subject: 'Rejoignez {company} sur Bordereau',
    opening: '{person} vous invite à travailler dans {company} sur Bordereau.',
    button: 'Accepter l’invitation',
    closing:
      'L’invitation est valable sept jours. Si vous ne connaissez pas l’expéditeur, ignorez ce message.',
  },
  de: {
    subject: 'Arbeiten Sie mit bei {company} in Bordereau',
    opening: '{person} lädt Sie ein, bei {company} in Bordereau mitzuarbeiten.',
    button: 'Einladung annehmen',
    closing:
      'Die Einladung gilt sieben Tage. Wenn Sie den Absender nicht kennen, ignorieren Sie diese Nachricht.',
  },
  es: {
    subject: 'Únase a {company} en Bordereau',
    opening: '{person} le invita a trabajar en {company} con Bordereau.',
    button: 'Aceptar la invitación',
    closing:
      'La invitación es válida durante siete días. Si no conoce al remitente, ignore este mensaje.',
  },
  pl: {
    subject: 'Dołącz do {company} w Bordereau',
    opening: '{person} zaprasza Cię do pracy w firmie {company} w Bordereau.',
    button: 'Przyjmij zaproszenie',
    closing: 'Zaproszenie jest ważne siedem dni. Jeśli nie znasz nadawcy, zignoruj tę wiadomość.',
  },
  it: {
    subject: 'Unisciti a {company} su Bordereau',
    opening: '{person} ti invita a lavorare in {company} su Bordereau.',
    button: 'Accetta l’invito',
    closing:
      'L’invito è valido per sette giorni. Se non conosci il mittente, ignora questo messaggio.',
  },
  hi: {
    subject: 'Bordereau पर {company} से जुड़ें',
    opening: '{person} आपको Bordereau पर {company} में काम करने के लिए आमंत्रित करते हैं।',
    button: 'आमंत्रण स्वीकार करें',
    closing: 'आमंत्रण सात दिन तक मान्य है। अगर आप भेजने वाले को नहीं जानते, तो इस संदेश को अनदेखा करें।',
  },
  ar: {
    subject: 'انضم إلى {company} على Bordereau',
    opening: 'يدعوك {person} إلى العمل في {company} على Bordereau.',
    button: 'قبول الدعوة',
    closing: 'الدعوة صالحة لسبعة أيام. إذا كنت لا تعرف المرسل فتجاهل هذه الرسالة.',
  },
} as const
