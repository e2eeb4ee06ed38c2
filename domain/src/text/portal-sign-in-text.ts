import { type TextLanguage, textLanguageOf } from './text-language.ts'
import { isolated } from './isolated.ts'

type Seller = { readonly seller: string }

/** The words of the page at which a customer signs in to the portal with a code by e-mail, and of that e-mail. */
export type PortalSignInText = {
  readonly title: (values: Seller) => string
  readonly hint: (values: Seller) => string
  readonly sendCode: string
  /** Says neither that the address is known nor that it is not. */
  readonly codeSent: (values: Seller & { readonly email: string }) => string
  readonly code: string
  readonly signIn: string
  readonly again: string
  readonly codeWrong: string
  readonly codeEnded: string
  readonly emailWrong: string
  /** While the browser solves the challenge, or a person does. */
  readonly proving: string
  /** Also where there is no JavaScript, without which no challenge can be solved. */
  readonly proofFailed: string
  readonly choose: string
  readonly others: string
  readonly signOut: string
  readonly codeInstead: string
  readonly mailSubject: (values: Seller) => string
  readonly mailBody: (values: Seller) => readonly string[]
}

/** The words in a language (BCP 47), or in English where the language is not supported. */
export function portalSignInTextIn(language: string): PortalSignInText {
  return TEXTS[textLanguageOf(language)]
}

const TEXTS: Readonly<Record<TextLanguage, PortalSignInText>> = {
  en: {
    title: ({ seller }) => `Sign in to your documents from ${seller}`,
    hint: ({ seller }) =>
      `Enter the email address to which ${seller} sends your documents. You get a code of nine digits.`,
    sendCode: 'Send code',
    codeSent: ({ seller, email }) =>
      `If ${seller} knows ${email}, a code was sent there. It is valid for ten minutes.`,
    code: 'Code of nine digits',
    signIn: 'Sign in',
    again: 'Another address or a new code',
    codeWrong: 'This code is not right.',
    codeEnded: 'This code is no longer valid. Request a new one.',
    emailWrong: 'Enter a valid email address.',
    proving: 'Checking your request …',
    proofFailed: 'Too many codes were requested. Try again in 15 minutes.',
    choose: 'Choose a customer',
    others: 'Other customers with your address',
    signOut: 'Sign out',
    codeInstead: 'Get a code by email',
    mailSubject: ({ seller }) => `Your code for the documents from ${seller}`,
    mailBody: ({ seller }) => [
      `With this code you see your documents from ${seller}. It is valid for ten minutes and works once.`,
      'Did you not request it? Then ignore this message, and do not pass the code on.',
    ],
  },
  fr: {
    title: ({ seller }) => `Accéder à vos documents de ${seller}`,
    hint: ({ seller }) =>
      `Saisissez l’adresse e-mail à laquelle ${seller} envoie vos documents. Vous recevrez un code à neuf chiffres.`,
    sendCode: 'Envoyer le code',
    codeSent: ({ seller, email }) =>
      `Si ${seller} connaît ${email}, un code y a été envoyé. Il est valable dix minutes.`,
    code: 'Code à neuf chiffres',
    signIn: 'Se connecter',
    again: 'Autre adresse ou nouveau code',
    codeWrong: 'Ce code n’est pas correct.',
    codeEnded: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    emailWrong: 'Saisissez une adresse e-mail valide.',
    proving: 'Vérification de votre demande …',
    proofFailed: 'Trop de codes ont été demandés. Réessayez dans 15 minutes.',
    choose: 'Choisissez un client',
    others: 'Autres clients avec votre adresse',
    signOut: 'Se déconnecter',
    codeInstead: 'Recevoir un code par e-mail',
    mailSubject: ({ seller }) => `Votre code pour les documents de ${seller}`,
    mailBody: ({ seller }) => [
      `Avec ce code, vous accédez à vos documents de ${seller}. Il est valable dix minutes et ne sert qu’une fois.`,
      'Vous ne l’avez pas demandé ? Ignorez ce message et ne donnez le code à personne.',
    ],
  },
  de: {
    title: ({ seller }) => `Anmelden bei Ihren Dokumenten von ${seller}`,
    hint: ({ seller }) =>
      `Geben Sie die E-Mail-Adresse ein, an die ${seller} Ihre Dokumente sendet. Sie erhalten einen neunstelligen Code.`,
    sendCode: 'Code senden',
    codeSent: ({ seller, email }) =>
      `Wenn ${seller} die Adresse ${email} kennt, wurde ein Code dorthin gesendet. Er gilt zehn Minuten.`,
    code: 'Neunstelliger Code',
    signIn: 'Anmelden',
    again: 'Andere Adresse oder neuer Code',
    codeWrong: 'Dieser Code stimmt nicht.',
    codeEnded: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
    emailWrong: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    proving: 'Ihre Anfrage wird geprüft …',
    proofFailed: 'Es wurden zu viele Codes angefordert. Versuchen Sie es in 15 Minuten wieder.',
    choose: 'Wählen Sie einen Kunden',
    others: 'Weitere Kunden mit Ihrer Adresse',
    signOut: 'Abmelden',
    codeInstead: 'Code per E-Mail erhalten',
    mailSubject: ({ seller }) => `Ihr Code für die Dokumente von ${seller}`,
    mailBody: ({ seller }) => [
      `mit diesem Code sehen Sie Ihre Dokumente von ${seller}. Er gilt zehn Minuten und nur einmal.`,
      'Haben Sie ihn nicht angefordert? Dann ignorieren Sie diese Nachricht, und geben Sie den Code niemandem.',
    ],
  },
  es: {
    title: ({ seller }) => `Acceder a sus documentos de ${seller}`,
    hint: ({ seller }) =>
      `Escriba el correo electrónico al que ${seller} envía sus documentos. Recibirá un código de nueve cifras.`,
    sendCode: 'Enviar código',
    codeSent: ({ seller, email }) =>
      `Si ${seller} conoce ${email}, se ha enviado allí un código. Es válido durante diez minutos.`,
    code: 'Código de nueve cifras',
    signIn: 'Iniciar sesión',
    again: 'Otra dirección o un código nuevo',
    codeWrong: 'Este código no es correcto.',
    codeEnded: 'Este código ya no es válido. Solicite uno nuevo.',
    emailWrong: 'Escriba un correo electrónico válido.',
    proving: 'Comprobando su solicitud …',
    proofFailed: 'Se han solicitado demasiados códigos. Inténtelo de nuevo en 15 minutos.',
    choose: 'Elija un cliente',
    others: 'Otros clientes con su dirección',
    signOut: 'Cerrar sesión',
    codeInstead: 'Recibir un código por correo',
    mailSubject: ({ seller }) => `Su código para los documentos de ${seller}`,
    mailBody: ({ seller }) => [
      `Con este código puede ver sus documentos de ${seller}. Es válido durante diez minutos y una sola vez.`,
      '¿No lo ha solicitado? Ignore este mensaje y no dé el código a nadie.',
    ],
  },
  it: {
    title: ({ seller }) => `Acceda ai Suoi documenti di ${seller}`,
    hint: ({ seller }) =>
      `Inserisca l’indirizzo e-mail a cui ${seller} invia i Suoi documenti. Riceverà un codice di nove cifre.`,
    sendCode: 'Invia il codice',
    codeSent: ({ seller, email }) =>
      `Se ${seller} conosce ${email}, lì è stato inviato un codice. È valido per dieci minuti.`,
    code: 'Codice di nove cifre',
    signIn: 'Accedi',
    again: 'Altro indirizzo o nuovo codice',
    codeWrong: 'Questo codice non è corretto.',
    codeEnded: 'Questo codice non è più valido. Ne richieda uno nuovo.',
    emailWrong: 'Inserisca un indirizzo e-mail valido.',
    proving: 'Verifica della richiesta …',
    proofFailed: 'Sono stati richiesti troppi codici. Riprovi tra 15 minuti.',
    choose: 'Scelga un cliente',
    others: 'Altri clienti con il Suo indirizzo',
    signOut: 'Esci',
    codeInstead: 'Ricevi un codice via e-mail',
    mailSubject: ({ seller }) => `Il Suo codice per i documenti di ${seller}`,
    mailBody: ({ seller }) => [
      `con questo codice vede i Suoi documenti di ${seller}. È valido per dieci minuti e una sola volta.`,
      'Non l’ha richiesto? Ignori questo messaggio e non dia il codice a nessuno.',
    ],
  },
  pl: {
    title: ({ seller }) => `Zaloguj się do dokumentów od ${seller}`,
    hint: ({ seller }) =>
      `Podaj adres e-mail, na który ${seller} wysyła dokumenty. Otrzymasz dziewięciocyfrowy kod.`,
    sendCode: 'Wyślij kod',
    codeSent: ({ seller, email }) =>
      `Jeśli ${seller} zna adres ${email}, wysłano tam kod. Jest ważny dziesięć minut.`,
    code: 'Dziewięciocyfrowy kod',
    signIn: 'Zaloguj się',
    again: 'Inny adres lub nowy kod',
    codeWrong: 'Ten kod jest nieprawidłowy.',
    codeEnded: 'Ten kod nie jest już ważny. Poproś o nowy.',
    emailWrong: 'Podaj prawidłowy adres e-mail.',
    proving: 'Sprawdzanie prośby …',
    proofFailed: 'Poproszono o zbyt wiele kodów. Spróbuj ponownie za 15 minut.',
    choose: 'Wybierz klienta',
    others: 'Inni klienci z Twoim adresem',
    signOut: 'Wyloguj się',
    codeInstead: 'Otrzymaj kod e-mailem',
    mailSubject: ({ seller }) => `Twój kod do dokumentów od ${seller}`,
    mailBody: ({ seller }) => [
      `ten kod otwiera Państwa dokumenty od ${seller}. Jest ważny dziesięć minut i tylko raz.`,
      'Jeśli to nie Państwo o niego prosili, prosimy zignorować tę wiadomość i nikomu nie podawać kodu.',
    ],
  },
  hi: {
    title: ({ seller }) => `${seller} से अपने दस्तावेज़ देखने के लिए साइन इन करें`,
    hint: ({ seller }) =>
      `वह ईमेल पता लिखें जिस पर ${seller} आपके दस्तावेज़ भेजता है। आपको नौ अंकों का कोड मिलेगा।`,
    sendCode: 'कोड भेजें',
    codeSent: ({ seller, email }) =>
      `अगर ${seller} के पास ${email} दर्ज है, तो वहाँ एक कोड भेजा गया है। वह दस मिनट तक मान्य है।`,
    code: 'नौ अंकों का कोड',
    signIn: 'साइन इन करें',
    again: 'दूसरा पता या नया कोड',
    codeWrong: 'यह कोड सही नहीं है।',
    codeEnded: 'यह कोड अब मान्य नहीं है। नया कोड माँगें।',
    emailWrong: 'सही ईमेल पता लिखें।',
    proving: 'आपका अनुरोध जाँचा जा रहा है …',
    proofFailed: 'बहुत सारे कोड माँगे गए। 15 मिनट बाद फिर कोशिश करें।',
    choose: 'ग्राहक चुनें',
    others: 'आपके पते वाले अन्य ग्राहक',
    signOut: 'साइन आउट करें',
    codeInstead: 'ईमेल से कोड पाएँ',
    mailSubject: ({ seller }) => `${seller} के दस्तावेज़ों के लिए आपका कोड`,
    mailBody: ({ seller }) => [
      `इस कोड से आप ${seller} से अपने दस्तावेज़ देख सकते हैं। यह दस मिनट तक और केवल एक बार मान्य है।`,
      'क्या आपने इसे नहीं माँगा? तो इस संदेश को अनदेखा करें, और कोड किसी को न दें।',
    ],
  },
  ar: {
    title: ({ seller }) => isolated`تسجيل الدخول إلى مستنداتكم من ${seller}`,
    hint: ({ seller }) =>
      isolated`أدخلوا عنوان البريد الإلكتروني الذي يرسل إليه ${seller} مستنداتكم. ستتلقون رمزًا من تسعة أرقام.`,
    sendCode: 'إرسال الرمز',
    codeSent: ({ seller, email }) =>
      isolated`إذا كان العنوان ${email} معروفًا لدى ${seller}، فقد أُرسل إليه رمز صالح لعشر دقائق.`,
    code: 'رمز من تسعة أرقام',
    signIn: 'تسجيل الدخول',
    again: 'عنوان آخر أو رمز جديد',
    codeWrong: 'هذا الرمز غير صحيح.',
    codeEnded: 'لم يعد هذا الرمز صالحًا. اطلبوا رمزًا جديدًا.',
    emailWrong: 'أدخلوا عنوان بريد إلكتروني صالحًا.',
    proving: 'جارٍ التحقق من طلبكم …',
    proofFailed: 'طُلبت رموز كثيرة. حاولوا مجددًا بعد 15 دقيقة.',
    choose: 'اختاروا عميلًا',
    others: 'عملاء آخرون بعنوانكم',
    signOut: 'تسجيل الخروج',
    codeInstead: 'الحصول على رمز بالبريد الإلكتروني',
    mailSubject: ({ seller }) => isolated`رمزكم لمستندات ${seller}`,
    mailBody: ({ seller }) => [
      isolated`بهذا الرمز ترون مستنداتكم من ${seller}. وهو صالح لعشر دقائق ولمرة واحدة.`,
      'ألم تطلبوه؟ تجاهلوا هذه الرسالة ولا تعطوا الرمز لأحد.',
    ],
  },
  nl: {
    title: ({ seller }) => `Aanmelden voor uw documenten van ${seller}`,
    hint: ({ seller }) =>
      `Vul het e-mailadres in waarnaar ${seller} uw documenten stuurt. U krijgt een code van negen cijfers.`,
    sendCode: 'Code verzenden',
    codeSent: ({ seller, email }) =>
      `Als ${seller} ${email} kent, is er een code naartoe gestuurd. Die is tien minuten geldig.`,
    code: 'Code van negen cijfers',
    signIn: 'Aanmelden',
    again: 'Ander adres of nieuwe code',
    codeWrong: 'Deze code klopt niet.',
    codeEnded: 'Deze code is niet meer geldig. Vraag een nieuwe aan.',
    emailWrong: 'Vul een geldig e-mailadres in.',
    proving: 'Uw aanvraag wordt gecontroleerd …',
    proofFailed: 'Er zijn te veel codes aangevraagd. Probeer het over 15 minuten opnieuw.',
    choose: 'Kies een klant',
    others: 'Andere klanten met uw adres',
    signOut: 'Afmelden',
    codeInstead: 'Een code per e-mail ontvangen',
    mailSubject: ({ seller }) => `Uw code voor de documenten van ${seller}`,
    mailBody: ({ seller }) => [
      `Met deze code ziet u uw documenten van ${seller}. Hij is tien minuten geldig en werkt één keer.`,
      'Hebt u de code niet aangevraagd? Negeer dan dit bericht en geef de code niet door.',
    ],
  },
  pt: {
    title: ({ seller }) => `Aceder aos seus documentos de ${seller}`,
    hint: ({ seller }) =>
      `Indique o endereço de e-mail para o qual ${seller} envia os seus documentos. Receberá um código de nove algarismos.`,
    sendCode: 'Enviar o código',
    codeSent: ({ seller, email }) =>
      `Se ${seller} conhecer ${email}, foi enviado um código para esse endereço. É válido durante dez minutos.`,
    code: 'Código de nove algarismos',
    signIn: 'Entrar',
    again: 'Outro endereço ou novo código',
    codeWrong: 'Este código não está correto.',
    codeEnded: 'Este código já não é válido. Peça um novo.',
    emailWrong: 'Indique um endereço de e-mail válido.',
    proving: 'A verificar o seu pedido …',
    proofFailed: 'Foram pedidos demasiados códigos. Tente de novo dentro de 15 minutos.',
    choose: 'Escolha um cliente',
    others: 'Outros clientes com o seu endereço',
    signOut: 'Sair',
    codeInstead: 'Receber um código por e-mail',
    mailSubject: ({ seller }) => `O seu código para os documentos de ${seller}`,
    mailBody: ({ seller }) => [
      `Com este código vê os seus documentos de ${seller}. É válido durante dez minutos e funciona uma só vez.`,
      'Não pediu o código? Então ignore esta mensagem e não partilhe o código.',
    ],
  },
}
