import { inLanguage } from '@bordereau/domain/local-text'
import { type HtmlEmail, writeHtmlEmail } from '../lib/html-email.ts'

type Texts = {
  readonly subject: string
  readonly opening: string
  readonly button: string
  readonly closing: string
}

export function verificationEmail(language: string, link: string): HtmlEmail {
  return accountEmail(inLanguage(VERIFY, language), language, link)
}

export function passwordResetEmail(language: string, link: string): HtmlEmail {
  return accountEmail(inLanguage(RESET, language), language, link)
}

function accountEmail(texts: Texts, language: string, link: string): HtmlEmail {
  return writeHtmlEmail({
    language,
    subject: texts.subject,
    paragraphs: [texts.opening],
    button: { label: texts.button, link },
    closing: texts.closing,
  })
}

const VERIFY = {
  en: {
    subject: 'Confirm your email address',
    opening: 'Please confirm that this is the email address of your Bordereau account.',
    button: 'Confirm address',
    closing: 'The link works once, for three days. If you did not sign up, ignore this message.',
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail',
    opening: 'Veuillez confirmer que cette adresse e-mail est celle de votre compte Bordereau.',
    button: 'Confirmer l’adresse',
    closing:
      'Ce lien sert une seule fois, pendant trois jours. Si vous n’avez pas créé de compte, ignorez ce message.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    opening: 'Bitte bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Bordereau-Konto gehört.',
    button: 'Adresse bestätigen',
    closing:
      'Der Link gilt einmal, drei Tage lang. Wenn Sie kein Konto angelegt haben, ignorieren Sie diese Nachricht.',
  },
  es: {
    subject: 'Confirme su dirección de correo',
    opening: 'Confirme que esta es la dirección de correo de su cuenta de Bordereau.',
    button: 'Confirmar dirección',
    closing:
      'El enlace sirve una sola vez, durante tres días. Si no ha creado una cuenta, ignore este mensaje.',
  },
  pl: {
    subject: 'Potwierdź swój adres e-mail',
    opening: 'Potwierdź, że to jest adres e-mail Twojego konta Bordereau.',
    button: 'Potwierdź adres',
    closing:
      'Link działa jeden raz, przez trzy dni. Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość.',
  },
  it: {
    subject: 'Conferma il tuo indirizzo e-mail',
    opening: 'Conferma che questo è l’indirizzo e-mail del tuo account Bordereau.',
    button: 'Conferma indirizzo',
    closing:
      'Il link funziona una sola volta, per tre giorni. Se non hai creato un account, ignora questo messaggio.',
  },
  hi: {
    subject: 'अपना ईमेल पता पक्का करें',
    opening: 'कृपया पक्का करें कि यह आपके Bordereau खाते का ईमेल पता है।',
    button: 'पता पक्का करें',
    closing:
      'यह लिंक तीन दिन तक, केवल एक बार काम करता है। अगर आपने खाता नहीं बनाया है, तो इस संदेश को अनदेखा करें।',
  },
  ar: {
    subject: 'أكِّد عنوان بريدك الإلكتروني',
    opening: 'يرجى تأكيد أن هذا هو عنوان البريد الإلكتروني لحسابك في Bordereau.',
    button: 'تأكيد العنوان',
    closing: 'يعمل الرابط مرة واحدة خلال ثلاثة أيام. إذا لم تنشئ حسابًا فتجاهل هذه الرسالة.',
  },
} as const satisfies Record<string, Texts>

const RESET = {
  en: {
    subject: 'Choose a new password',
    opening: 'A new password was requested for your Bordereau account.',
    button: 'Choose a new password',
    closing:
      'The link works once, for one hour. If it was not you, ignore this message: your password stays as it is.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    opening:
      'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte Bordereau.',
    button: 'Choisir un mot de passe',
    closing:
      'Ce lien sert une seule fois, pendant une heure. Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
  },
  de: {
    subject: 'Wählen Sie ein neues Passwort',
    opening: 'Jemand, vermutlich Sie, hat für Ihr Bordereau-Konto ein neues Passwort angefordert.',
    button: 'Neues Passwort wählen',
    closing:
      'Der Link gilt einmal, eine Stunde lang. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
  },
  es: {
    subject: 'Elija una contraseña nueva',
    opening:
      'Alguien, seguramente usted, ha pedido una contraseña nueva para su cuenta de Bordereau.',
    button: 'Elegir contraseña',
    closing:
      'El enlace sirve una sola vez, durante una hora. Si no fue usted, ignore este mensaje: su contraseña no cambia.',
  },
  pl: {
    subject: 'Ustaw nowe hasło',
    opening: 'Ktoś, zapewne Ty, poprosił o nowe hasło do Twojego konta Bordereau.',
    button: 'Ustaw nowe hasło',
    closing:
      'Link działa jeden raz, przez godzinę. Jeśli to nie Ty, zignoruj tę wiadomość: Twoje hasło się nie zmieni.',
  },
  it: {
    subject: 'Scegli una nuova password',
    opening:
      'Qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account Bordereau.',
    button: 'Scegli una password',
    closing:
      'Il link funziona una sola volta, per un’ora. Se non sei stato tu, ignora questo messaggio: la password resta quella di prima.',
  },
  hi: {
    subject: 'नया पासवर्ड चुनें',
    opening: 'किसी ने, शायद आपने, आपके Bordereau खाते के लिए नया पासवर्ड माँगा है।',
    button: 'नया पासवर्ड चुनें',
    closing:
      'यह लिंक एक घंटे तक, केवल एक बार काम करता है। अगर यह आप नहीं थे, तो इस संदेश को अनदेखा करें: आपका पासवर्ड वही रहेगा।',
  },
  ar: {
    subject: 'اختر كلمة مرور جديدة',
    opening: 'طلب شخص ما، ولعله أنت، كلمة مرور جديدة لحسابك في Bordereau.',
    button: 'اختيار كلمة مرور',
    closing:
      'يعمل الرابط مرة واحدة خلال ساعة. إذا لم تكن أنت فتجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي.',
  },
} as const satisfies Record<string, Texts>
