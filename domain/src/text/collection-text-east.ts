import type { CollectionText } from './collection-text.ts'
import { isolated } from './isolated.ts'

export const COLLECTION_TEXTS_EAST: Readonly<Record<'pl' | 'hi' | 'ar', CollectionText>> = {
  pl: {
    heading: 'Płatność automatyczna',
    agree: ({ seller }) => `Opłacaj przyszłe faktury od ${seller} automatycznie tą metodą`,
    terms: ({ seller, days }) =>
      `Zaznaczając to pole, zezwalasz ${seller} na pobieranie pozostałej do zapłaty kwoty każdej przyszłej faktury tą metodą płatności, w dniu podanym w e-mailu z fakturą. O poleceniu zapłaty powiadomimy Cię co najmniej ${days} dni wcześniej. Możesz to zakończyć w każdej chwili na stronie faktury lub pisząc do ${seller}.`,
    card: ({ brand, hint }) => `${brand} z końcówką ${hint}`,
    anyCard: ({ hint }) => `karta z końcówką ${hint}`,
    account: ({ hint }) => `konto bankowe z końcówką ${hint}`,
    other: 'zapisana metoda płatności',
    since: ({ date }) => `od ${date}`,
    planned: ({ amount, date, method }) =>
      `Kwota ${amount} zostanie pobrana dnia ${date} (${method}). Nie trzeba nic robić.`,
    collectedHeading: 'Zostaną pobrane automatycznie',
    collectedHint: 'Aby zapłacić fakturę teraz, należy ją zaznaczyć. Wtedy nie zostanie pobrana.',
    collectedOn: ({ date }) => `zostanie pobrana dnia ${date}`,
    payOtherwise: 'Wcześniejsza zapłata w inny sposób',
    underWay: ({ amount, method }) =>
      `Trwa pobieranie kwoty ${amount} (${method}). W bankach może to potrwać kilka dni.`,
    changeHint:
      'Na stronie faktury można wcześniej zapłacić inaczej lub zakończyć płatność automatyczną.',
    end: 'Zakończ płatność automatyczną',
    endHint: ({ seller }) => `Należności za kolejne faktury od ${seller} nie będą już pobierane.`,
    ended: 'Płatność automatyczna została zakończona. Nic więcej nie zostanie pobrane.',
    failedSubject: ({ number, seller }) => `Płatność za ${number} dla ${seller} nie powiodła się`,
    failedBody: ({ amount, number, method }) =>
      `nie udało się pobrać kwoty ${amount} za ${number} (${method}).`,
    again: ({ date }) =>
      `Spróbujemy ponownie dnia ${date}. Można też zapłacić teraz, używając przycisku poniżej.`,
    payNow: 'Prosimy zapłacić w inny sposób, używając przycisku poniżej.',
    movedSubject: ({ number, seller }) => `Nowy dzień płatności za ${number} od ${seller}`,
    skippedBody: ({ number }) =>
      `należność za fakturę ${number} nie zostanie pobrana automatycznie. Prosimy o zapłatę, używając przycisku poniżej.`,
    sandboxCard: 'Karta do zapisania',
    sandboxCards: {
      4242: '4242: późniejsze płatności się powiodą',
      9995: '9995: późniejsze płatności są odrzucane, brak środków na koncie',
      3184: '3184: późniejsze płatności klient musi potwierdzić',
    },
  },
  hi: {
    heading: 'स्वचालित भुगतान',
    agree: ({ seller }) => `${seller} के आगे के बीजकों का भुगतान इसी माध्यम से अपने-आप करें`,
    terms: ({ seller, days }) =>
      `यह चुनकर आप ${seller} को हर आगामी बीजक की बकाया राशि इस भुगतान माध्यम से लेने की अनुमति देते हैं, उस दिन जो बीजक के ईमेल में लिखा हो। डायरेक्ट डेबिट की सूचना कम से कम ${days} दिन पहले दी जाती है। आप इसे कभी भी बीजक के पेज पर या ${seller} को लिखकर समाप्त कर सकते हैं।`,
    card: ({ brand, hint }) => `${brand}, अंतिम अंक ${hint}`,
    anyCard: ({ hint }) => `कार्ड, अंतिम अंक ${hint}`,
    account: ({ hint }) => `बैंक खाता, अंतिम अंक ${hint}`,
    other: 'सहेजा गया भुगतान माध्यम',
    since: ({ date }) => `${date} से`,
    planned: ({ amount, date, method }) =>
      `${date} को ${amount} लिए जाएँगे (${method})। आपको कुछ नहीं करना है।`,
    collectedHeading: 'इनकी राशि अपने-आप ली जाएगी',
    collectedHint: 'किसी बीजक का भुगतान अभी करने के लिए उसे चुनें। तब उसकी राशि अपने-आप नहीं ली जाएगी।',
    collectedOn: ({ date }) => `राशि ${date} को ली जाएगी`,
    payOtherwise: 'पहले किसी और तरह से भुगतान करें',
    underWay: ({ amount, method }) =>
      `${amount} लिए जा रहे हैं (${method})। बैंकों को इसमें कुछ दिन लग सकते हैं।`,
    changeHint: 'बीजक के पेज पर आप पहले किसी और तरह से भुगतान कर सकते हैं या स्वचालित भुगतान समाप्त कर सकते हैं।',
    end: 'स्वचालित भुगतान समाप्त करें',
    endHint: ({ seller }) => `इसके बाद ${seller} के किसी बीजक की राशि अपने-आप नहीं ली जाएगी।`,
    ended: 'स्वचालित भुगतान समाप्त हो गया है। अब कुछ नहीं लिया जाएगा।',
    failedSubject: ({ number, seller }) => `${seller} के ${number} का भुगतान नहीं हो सका`,
    failedBody: ({ amount, number, method }) =>
      `हम ${number} के लिए ${amount} नहीं ले सके (${method})।`,
    again: ({ date }) => `हम ${date} को फिर कोशिश करेंगे। आप नीचे के बटन से अभी भी भुगतान कर सकते हैं।`,
    payNow: 'कृपया नीचे के बटन से किसी और तरह से भुगतान करें।',
    movedSubject: ({ number, seller }) => `${seller} के ${number} के भुगतान का नया दिन`,
    skippedBody: ({ number }) =>
      `बीजक ${number} की राशि अपने-आप नहीं ली जाएगी। कृपया नीचे के बटन से भुगतान करें।`,
    sandboxCard: 'सहेजने के लिए कार्ड',
    sandboxCards: {
      4242: '4242: आगे के भुगतान सफल होते हैं',
      9995: '9995: आगे के भुगतान अस्वीकार होते हैं, खाते में राशि कम है',
      3184: '3184: आगे के भुगतान की पुष्टि ग्राहक को करनी होती है',
    },
  },
  ar: {
    heading: 'الدفع التلقائي',
    agree: ({ seller }) => isolated`دفع فواتير ${seller} القادمة تلقائيًا بهذه الوسيلة`,
    terms: ({ seller, days }) =>
      isolated`بوضع العلامة تسمحون لـ ${seller} بتحصيل المبلغ المستحق من كل فاتورة قادمة بوسيلة الدفع هذه، في اليوم المذكور في البريد الإلكتروني المرفق بالفاتورة. يُعلَن لكم عن الخصم المباشر قبل موعده بمدة لا تقل عن ${days} من الأيام. يمكنكم إنهاء ذلك في أي وقت في صفحة أي فاتورة أو بالكتابة إلى ${seller}.`,
    card: ({ brand, hint }) => isolated`${brand} المنتهية بـ ${hint}`,
    anyCard: ({ hint }) => isolated`البطاقة المنتهية بـ ${hint}`,
    account: ({ hint }) => isolated`الحساب المصرفي المنتهي بـ ${hint}`,
    other: 'وسيلة الدفع المحفوظة',
    since: ({ date }) => isolated`منذ ${date}`,
    planned: ({ amount, date, method }) =>
      isolated`سيُحصَّل مبلغ ${amount} في ${date} (${method}). لا يلزمكم فعل شيء.`,
    collectedHeading: 'ستُحصَّل تلقائيًا',
    collectedHint: 'حدّدوا فاتورة لدفعها الآن، ولن تُحصَّل عندئذ.',
    collectedOn: ({ date }) => isolated`ستُحصَّل في ${date}`,
    payOtherwise: 'الدفع قبل ذلك بطريقة أخرى',
    underWay: ({ amount, method }) =>
      isolated`يجري تحصيل مبلغ ${amount} (${method}). قد يستغرق ذلك بضعة أيام لدى المصارف.`,
    changeHint: 'يمكنكم في صفحة الفاتورة أن تدفعوا قبل ذلك بطريقة أخرى أو أن تنهوا الدفع التلقائي.',
    end: 'إنهاء الدفع التلقائي',
    endHint: ({ seller }) => isolated`لن تُحصَّل بعد ذلك أي فاتورة أخرى من ${seller}.`,
    ended: 'انتهى الدفع التلقائي. لن يُحصَّل شيء بعد الآن.',
    failedSubject: ({ number, seller }) => isolated`لم ينجح دفع ${number} إلى ${seller}`,
    failedBody: ({ amount, number, method }) =>
      isolated`لم نتمكن من تحصيل ${amount} عن ${number} (${method}).`,
    again: ({ date }) => isolated`سنحاول مرة أخرى في ${date}. يمكنكم أيضًا الدفع الآن بالزر أدناه.`,
    payNow: 'يرجى الدفع بطريقة أخرى بالزر أدناه.',
    movedSubject: ({ number, seller }) => isolated`يوم دفع جديد للفاتورة ${number} من ${seller}`,
    skippedBody: ({ number }) =>
      isolated`لن تُحصَّل الفاتورة ${number} تلقائيًا. يرجى دفعها بالزر أدناه.`,
    sandboxCard: 'البطاقة التي تُحفظ',
    sandboxCards: {
      4242: '4242: تنجح الدفعات اللاحقة',
      9995: '9995: تُرفض الدفعات اللاحقة لعدم كفاية الرصيد',
      3184: '3184: تحتاج الدفعات اللاحقة إلى تأكيد من العميل',
    },
  },
}
