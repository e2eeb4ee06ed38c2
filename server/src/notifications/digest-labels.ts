/** Texts of the daily e-mail. `{count}` is placed so that no language needs a plural form beside it. */
export type DigestLabels = {
  readonly subject: string
  readonly opening: string
  readonly viewed: string
  readonly paid: string
  readonly paidFor: string
  readonly overdue: string
  readonly moreOverdue: string
  readonly bounced: string
  readonly failed: string
  readonly uncertain: string
  readonly joined: string
  readonly recurringDrafted: string
  readonly recurringFailed: string
  readonly recurringPaused: string
  readonly filesDamaged: string
  readonly invited: string
  readonly batchFinished: string
  readonly quoteAccepted: string
  readonly quoteDeclined: string
  readonly quoteExpired: string
  readonly disputed: string
  readonly disputeLost: string
  readonly disputeWon: string
  readonly bankAccessEnding: string
  readonly bankAccessEnded: string
  readonly providerUnread: string
  readonly collectionFailed: string
  readonly refundFailed: string
  readonly creditedRefundFailed: string
  readonly mandateEnded: string
  readonly more: string
  readonly button: string
  readonly closing: string
  readonly settings: string
}

export const DIGEST_LABELS = {
  en: {
    subject: 'Activity in {company} ({count})',
    opening: 'Unread notifications of {company}:',
    viewed: '{customer} opened {number}.',
    paid: '{customer} paid {amount}.',
    paidFor: '{customer} paid {amount} for {number}.',
    overdue: '{number} to {customer} has been overdue since {date}: {amount} unpaid.',
    moreOverdue: 'Further overdue invoices: {count}',
    bounced: 'The message “{subject}” to {to} was refused.',
    failed: 'The message “{subject}” to {to} could not be sent.',
    uncertain: 'It is unknown whether the message “{subject}” to {to} was delivered.',
    joined: '{person} joined {company}.',
    recurringDrafted: 'A draft of “{recurring}” to {customer} is ready to be issued: {amount}.',
    recurringFailed: '“{recurring}” to {customer} could not be issued or sent. The draft was kept.',
    recurringPaused: '“{recurring}” to {customer} is paused: too many runs were missed.',
    filesDamaged: 'Archived files of {number} or other documents are missing or damaged.',
    invited: '{person} invites you to {company}.',
    batchFinished: 'Your bulk action is finished. Done: {done}, refused: {refused}.',
    quoteAccepted: '{customer} accepted the quote {quote}: {amount}.',
    quoteDeclined: '{customer} declined the quote {quote}.',
    quoteExpired: 'The quote {quote} to {customer} has expired.',
    disputed: '{customer} disputes the payment of {amount} for {number}.',
    disputeLost: 'The dispute of {amount} for {number} was lost: the money went back.',
    disputeWon: 'The dispute of {amount} for {number} was won.',
    bankAccessEnding:
      'Access to the accounts at {bank} ends on {date}. Renew it in Settings, Bank connections.',
    bankAccessEnded:
      'Access to the accounts at {bank} has ended: nothing is fetched until you renew it in Settings, Bank connections.',
    providerUnread: '{reference} at {provider} could not be read and is left out. Check it there.',
    collectionFailed: '{amount} for {number} could not be collected from {customer}.',
    refundFailed: '{amount} for {number} could not be refunded to {customer}.',
    creditedRefundFailed:
      '{amount} for {number} could not be refunded to {customer}; the credit note stands. Refund it again, or pay it back another way.',
    mandateEnded: 'Automatic payment by {customer} has ended.',
    more: 'More notifications: {count}',
    button: 'Open Bordereau',
    closing: 'You receive this message at most once a day, according to your settings.',
    settings: 'Notification settings',
  },
  fr: {
    subject: 'Nouvelles de {company} ({count})',
    opening: 'Ce qui s’est passé chez {company} et que vous n’avez pas encore lu :',
    viewed: '{customer} a ouvert {number}.',
    paid: '{customer} a payé {amount}.',
    paidFor: '{customer} a payé {amount} pour {number}.',
    overdue: '{number} à {customer} est en retard depuis le {date} : {amount} à payer.',
    moreOverdue: 'Autres factures en retard : {count}',
    bounced: 'Le message « {subject} » à {to} a été refusé.',
    failed: 'Le message « {subject} » à {to} n’a pas pu être envoyé.',
    uncertain: 'On ne sait pas si le message « {subject} » à {to} est arrivé.',
    joined: '{person} a rejoint {company}.',
    recurringDrafted: 'Un brouillon de « {recurring} » à {customer} attend d’être émis : {amount}.',
    recurringFailed:
      '« {recurring} » à {customer} n’a pas pu être émise ou envoyée. Un brouillon vous attend.',
    recurringPaused:
      '« {recurring} » à {customer} est en pause : trop d’échéances ont été manquées.',
    filesDamaged:
      'Des fichiers archivés de {number} ou d’autres documents manquent ou sont endommagés.',
    invited: '{person} vous invite à rejoindre {company}.',
    batchFinished: 'Une action groupée est terminée. Faits : {done}, refusés : {refused}.',
    quoteAccepted: '{customer} a accepté le devis {quote} : {amount}.',
    quoteDeclined: '{customer} a refusé le devis {quote}.',
    quoteExpired: 'Le devis {quote} à {customer} a expiré.',
    disputed: '{customer} conteste le paiement de {amount} pour {number}.',
    disputeLost: 'Le litige sur {amount} pour {number} est perdu : l’argent est retourné.',
    disputeWon: 'Le litige sur {amount} pour {number} est gagné.',
    bankAccessEnding:
      'L’accès aux comptes chez {bank} prend fin le {date}. Renouvelez-le dans Paramètres, Connexions bancaires.',
    bankAccessEnded:
      'L’accès aux comptes chez {bank} a pris fin : rien n’est récupéré avant son renouvellement dans Paramètres, Connexions bancaires.',
    providerUnread:
      '{reference} chez {provider} n’a pas pu être lu et n’est pas pris en compte. Vérifiez-le là-bas.',
    collectionFailed: '{amount} pour {number} n’ont pas pu être encaissés auprès de {customer}.',
    refundFailed: '{amount} pour {number} n’ont pas pu être remboursés à {customer}.',
    creditedRefundFailed:
      '{amount} pour {number} n’ont pas pu être remboursés à {customer} ; l’avoir reste valable. Relancez le remboursement ou rendez l’argent autrement.',
    mandateEnded: 'Le paiement automatique de {customer} a pris fin.',
    more: 'Autres nouvelles : {count}',
    button: 'Ouvrir Bordereau',
    closing: 'Vous recevez ce message au plus une fois par jour, parce que vous l’avez demandé.',
    settings: 'Choisir ce qui vous est signalé',
  },
  de: {
    subject: 'Neues von {company} ({count})',
    opening: 'Was bei {company} geschehen und noch ungelesen ist:',
    viewed: '{customer} hat {number} geöffnet.',
    paid: '{customer} hat {amount} bezahlt.',
    paidFor: '{customer} hat {amount} für {number} bezahlt.',
    overdue: '{number} an {customer} ist seit {date} überfällig: {amount} offen.',
    moreOverdue: 'Weitere überfällige Rechnungen: {count}',
    bounced: 'Die Nachricht „{subject}“ an {to} wurde abgelehnt.',
    failed: 'Die Nachricht „{subject}“ an {to} konnte nicht gesendet werden.',
    uncertain: 'Ob die Nachricht „{subject}“ an {to} angekommen ist, ist nicht bekannt.',
    joined: '{person} arbeitet jetzt bei {company} mit.',
    recurringDrafted:
      'Ein Entwurf von „{recurring}“ an {customer} wartet auf das Ausstellen: {amount}.',
    recurringFailed:
      '„{recurring}“ an {customer} konnte nicht ausgestellt oder gesendet werden. Ein Entwurf wartet auf Sie.',
    recurringPaused:
      '„{recurring}“ an {customer} ist angehalten: Zu viele Termine wurden versäumt.',
    filesDamaged:
      'Archivierte Dateien von {number} oder anderen Dokumenten fehlen oder sind beschädigt.',
    invited: '{person} lädt Sie zu {company} ein.',
    batchFinished: 'Eine Sammelaktion ist abgeschlossen. Erledigt: {done}, abgelehnt: {refused}.',
    quoteAccepted: '{customer} hat das Angebot {quote} angenommen: {amount}.',
    quoteDeclined: '{customer} hat das Angebot {quote} abgelehnt.',
    quoteExpired: 'Das Angebot {quote} an {customer} ist abgelaufen.',
    disputed: '{customer} hat die Zahlung von {amount} für {number} angefochten.',
    disputeLost: 'Der Einspruch über {amount} zu {number} ist verloren: Das Geld ging zurück.',
    disputeWon: 'Der Einspruch über {amount} zu {number} ist gewonnen.',
    bankAccessEnding:
      'Der Zugriff auf die Konten bei {bank} endet am {date}. Erneuern Sie ihn unter Einstellungen, Bankverbindungen.',
    bankAccessEnded:
      'Der Zugriff auf die Konten bei {bank} ist abgelaufen: Es wird nichts abgerufen, bis Sie ihn unter Einstellungen, Bankverbindungen erneuern.',
    providerUnread:
      '{reference} bei {provider} konnte nicht gelesen werden und fehlt hier. Bitte dort prüfen.',
    collectionFailed: '{amount} für {number} konnten bei {customer} nicht eingezogen werden.',
    refundFailed: '{amount} für {number} konnten {customer} nicht erstattet werden.',
    creditedRefundFailed:
      '{amount} für {number} konnten {customer} nicht erstattet werden; die Rechnungskorrektur bleibt bestehen. Erstatten Sie erneut, oder zahlen Sie auf anderem Weg zurück.',
    mandateEnded: 'Die automatische Zahlung von {customer} ist beendet.',
    more: 'Weitere Neuigkeiten: {count}',
    button: 'Bordereau öffnen',
    closing: 'Sie erhalten diese Nachricht höchstens einmal am Tag, weil Sie es so gewählt haben.',
    settings: 'Wählen, was Ihnen gemeldet wird',
  },
  es: {
    subject: 'Novedades de {company} ({count})',
    opening: 'Lo que ha pasado en {company} y aún no ha leído:',
    viewed: '{customer} ha abierto {number}.',
    paid: '{customer} ha pagado {amount}.',
    paidFor: '{customer} ha pagado {amount} por {number}.',
    overdue: '{number} a {customer} está vencida desde el {date}: {amount} pendientes.',
    moreOverdue: 'Otras facturas vencidas: {count}',
    bounced: 'El mensaje «{subject}» a {to} fue rechazado.',
    failed: 'No se pudo enviar el mensaje «{subject}» a {to}.',
    uncertain: 'No se sabe si llegó el mensaje «{subject}» a {to}.',
    joined: '{person} se ha unido a {company}.',
    recurringDrafted:
      'Un borrador de «{recurring}» para {customer} espera a ser emitido: {amount}.',
    recurringFailed:
      '«{recurring}» para {customer} no se pudo emitir o enviar. Le espera un borrador.',
    recurringPaused: '«{recurring}» para {customer} está en pausa: se perdieron demasiadas fechas.',
    filesDamaged: 'Faltan o están dañados archivos guardados de {number} o de otros documentos.',
    invited: '{person} le invita a {company}.',
    batchFinished: 'Ha terminado una acción en bloque. Hechos: {done}, rechazados: {refused}.',
    quoteAccepted: '{customer} ha aceptado el presupuesto {quote}: {amount}.',
    quoteDeclined: '{customer} ha rechazado el presupuesto {quote}.',
    quoteExpired: 'El presupuesto {quote} a {customer} ha caducado.',
    disputed: '{customer} ha impugnado el pago de {amount} por {number}.',
    disputeLost: 'La disputa de {amount} por {number} se ha perdido: el dinero se devolvió.',
    disputeWon: 'La disputa de {amount} por {number} se ha ganado.',
    bankAccessEnding:
      'El acceso a las cuentas de {bank} termina el {date}. Renuévelo en Configuración, Conexiones bancarias.',
    bankAccessEnded:
      'El acceso a las cuentas de {bank} ha terminado: no se obtiene nada hasta que lo renueve en Configuración, Conexiones bancarias.',
    providerUnread:
      '{reference} en {provider} no se pudo leer y no se ha incluido. Compruébelo allí.',
    collectionFailed: 'No se pudieron cobrar {amount} de {number} a {customer}.',
    refundFailed: 'No se pudieron reembolsar {amount} de {number} a {customer}.',
    creditedRefundFailed:
      'No se pudieron reembolsar {amount} de {number} a {customer}; la factura rectificativa sigue en pie. Repita el reembolso o devuelva el dinero de otra forma.',
    mandateEnded: 'El pago automático de {customer} ha terminado.',
    more: 'Otras novedades: {count}',
    button: 'Abrir Bordereau',
    closing: 'Recibe este mensaje como máximo una vez al día, porque así lo ha elegido.',
    settings: 'Elegir de qué se le avisa',
  },
  pl: {
    subject: 'Wieści z {company} ({count})',
    opening: 'Co wydarzyło się w {company} i nie zostało jeszcze przeczytane:',
    viewed: '{customer} – otwarto {number}.',
    paid: '{customer} – zapłacono {amount}.',
    paidFor: '{customer} – zapłacono {amount} za {number}.',
    overdue: '{number} dla {customer} jest po terminie od {date}: do zapłaty {amount}.',
    moreOverdue: 'Inne faktury po terminie: {count}',
    bounced: 'Wiadomość „{subject}” do {to} została odrzucona.',
    failed: 'Nie udało się wysłać wiadomości „{subject}” do {to}.',
    uncertain: 'Nie wiadomo, czy wiadomość „{subject}” do {to} dotarła.',
    joined: '{person} – nowa osoba w {company}.',
    recurringDrafted: 'Szkic „{recurring}” dla {customer} czeka na wystawienie: {amount}.',
    recurringFailed:
      '„{recurring}” dla {customer} – nie udało się wystawić lub wysłać. Czeka szkic.',
    recurringPaused: '„{recurring}” dla {customer} – wstrzymano: minęło zbyt wiele terminów.',
    filesDamaged:
      'Brakuje zarchiwizowanych plików {number} lub innych dokumentów albo są one uszkodzone.',
    invited: '{person} zaprasza Cię do {company}.',
    batchFinished: 'Zakończono działanie zbiorcze. Wykonane: {done}, odrzucone: {refused}.',
    quoteAccepted: '{customer}: oferta {quote} została przyjęta, {amount}.',
    quoteDeclined: '{customer}: oferta {quote} została odrzucona.',
    quoteExpired: 'Oferta {quote} dla {customer} wygasła.',
    disputed: '{customer} kwestionuje płatność {amount} za {number}.',
    disputeLost: 'Spór o {amount} za {number} został przegrany: pieniądze wróciły do klienta.',
    disputeWon: 'Spór o {amount} za {number} został wygrany.',
    bankAccessEnding:
      'Dostęp do rachunków w {bank} kończy się {date}. Odnów go w Ustawieniach, Połączenia z bankami.',
    bankAccessEnded:
      'Dostęp do rachunków w {bank} wygasł: nic nie jest pobierane, dopóki nie odnowisz go w Ustawieniach, Połączenia z bankami.',
    providerUnread:
      'Nie udało się odczytać {reference} w {provider}; pominięto. Proszę to tam sprawdzić.',
    collectionFailed: 'Nie udało się pobrać kwoty {amount} za {number} od {customer}.',
    refundFailed: 'Nie udało się zwrócić kwoty {amount} za {number} klientowi {customer}.',
    creditedRefundFailed:
      'Nie udało się zwrócić kwoty {amount} za {number} klientowi {customer}; faktura korygująca pozostaje ważna. Ponów zwrot albo oddaj pieniądze w inny sposób.',
    mandateEnded: 'Płatność automatyczna klienta {customer} została zakończona.',
    more: 'Pozostałe wieści: {count}',
    button: 'Otwórz Bordereau',
    closing: 'Dostajesz tę wiadomość najwyżej raz dziennie, zgodnie z Twoim wyborem.',
    settings: 'Wybierz, o czym chcesz wiedzieć',
  },
  it: {
    subject: 'Novità da {company} ({count})',
    opening: 'Che cosa è successo in {company} e non è ancora stato letto:',
    viewed: '{customer} ha aperto {number}.',
    paid: '{customer} ha pagato {amount}.',
    paidFor: '{customer} ha pagato {amount} per {number}.',
    overdue: '{number} a {customer} è scaduta dal {date}: {amount} da pagare.',
    moreOverdue: 'Altre fatture scadute: {count}',
    bounced: 'Il messaggio «{subject}» a {to} è stato rifiutato.',
    failed: 'Non è stato possibile inviare il messaggio «{subject}» a {to}.',
    uncertain: 'Non si sa se il messaggio «{subject}» a {to} sia arrivato.',
    joined: '{person} si è unito a {company}.',
    recurringDrafted:
      'Una bozza di «{recurring}» per {customer} attende di essere emessa: {amount}.',
    recurringFailed:
      '«{recurring}» per {customer} non si è potuta emettere o inviare. Una bozza la attende.',
    recurringPaused: '«{recurring}» per {customer} è in pausa: troppe date sono passate.',
    filesDamaged: 'Mancano o sono danneggiati file archiviati di {number} o di altri documenti.',
    invited: '{person} ti invita in {company}.',
    batchFinished: 'Un’azione in blocco è terminata. Eseguiti: {done}, rifiutati: {refused}.',
    quoteAccepted: '{customer} ha accettato il preventivo {quote}: {amount}.',
    quoteDeclined: '{customer} ha rifiutato il preventivo {quote}.',
    quoteExpired: 'Il preventivo {quote} a {customer} è scaduto.',
    disputed: '{customer} contesta il pagamento di {amount} per {number}.',
    disputeLost: 'La contestazione di {amount} per {number} è persa: il denaro è tornato indietro.',
    disputeWon: 'La contestazione di {amount} per {number} è vinta.',
    bankAccessEnding:
      'L’accesso ai conti presso {bank} scade il {date}. Rinnovalo in Impostazioni, Collegamenti bancari.',
    bankAccessEnded:
      'L’accesso ai conti presso {bank} è scaduto: nulla viene scaricato finché non lo rinnovi in Impostazioni, Collegamenti bancari.',
    providerUnread:
      'Non è stato possibile leggere {reference} su {provider}: non è incluso. Verifichi lì.',
    collectionFailed: 'Non è stato possibile incassare {amount} per {number} da {customer}.',
    refundFailed: 'Non è stato possibile rimborsare {amount} per {number} a {customer}.',
    creditedRefundFailed:
      'Non è stato possibile rimborsare {amount} per {number} a {customer}; la nota di credito resta valida. Ripeti il rimborso o restituisci il denaro in altro modo.',
    mandateEnded: 'Il pagamento automatico di {customer} è terminato.',
    more: 'Altre novità: {count}',
    button: 'Apri Bordereau',
    closing: 'Ricevi questo messaggio al massimo una volta al giorno, perché l’hai scelto.',
    settings: 'Scegli di che cosa essere avvisato',
  },
  hi: {
    subject: '{company} के समाचार ({count})',
    opening: '{company} में जो हुआ और अब तक पढ़ा नहीं गया:',
    viewed: '{customer} ने {number} खोला।',
    paid: '{customer} ने {amount} का भुगतान किया।',
    paidFor: '{customer} ने {number} के लिए {amount} का भुगतान किया।',
    overdue: '{customer} का {number} {date} से बकाया है: {amount} बाकी।',
    moreOverdue: 'अन्य बकाया बीजक: {count}',
    bounced: '{to} को भेजा संदेश “{subject}” अस्वीकृत हुआ।',
    failed: '{to} को संदेश “{subject}” भेजा नहीं जा सका।',
    uncertain: '{to} को भेजा संदेश “{subject}” पहुँचा या नहीं, यह पता नहीं है।',
    joined: '{person} {company} से जुड़े।',
    recurringDrafted: '{customer} के लिए “{recurring}” का ड्राफ़्ट जारी होने की प्रतीक्षा में है: {amount}।',
    recurringFailed:
      '{customer} के लिए “{recurring}” जारी या भेजा नहीं जा सका। एक ड्राफ़्ट आपकी प्रतीक्षा में है।',
    recurringPaused: '{customer} के लिए “{recurring}” रोका गया है: बहुत सारी तारीखें छूट गईं।',
    filesDamaged: '{number} या दूसरे दस्तावेज़ों की संग्रहित फ़ाइलें गायब या क्षतिग्रस्त हैं।',
    invited: '{person} आपको {company} में आमंत्रित करते हैं।',
    batchFinished: 'एक सामूहिक कार्रवाई पूरी हुई। पूरे हुए: {done}, अस्वीकृत: {refused}।',
    quoteAccepted: '{customer} ने कोटेशन {quote} स्वीकार किया: {amount}।',
    quoteDeclined: '{customer} ने कोटेशन {quote} अस्वीकार किया।',
    quoteExpired: '{customer} के लिए कोटेशन {quote} की अवधि समाप्त हो गई।',
    disputed: '{customer} ने {number} के लिए {amount} के भुगतान पर विवाद किया है।',
    disputeLost: '{number} के लिए {amount} का विवाद हार गए: पैसा वापस चला गया।',
    disputeWon: '{number} के लिए {amount} का विवाद जीत लिया गया।',
    bankAccessEnding: '{bank} के खातों तक पहुँच {date} को समाप्त होगी। इसे सेटिंग, बैंक कनेक्शन में नवीनीकृत करें।',
    bankAccessEnded:
      '{bank} के खातों तक पहुँच समाप्त हो गई है: जब तक आप इसे सेटिंग, बैंक कनेक्शन में नवीनीकृत नहीं करते, कुछ भी प्राप्त नहीं होगा।',
    providerUnread: '{provider} पर {reference} पढ़ा नहीं जा सका और शामिल नहीं है। कृपया वहाँ जाँचें।',
    collectionFailed: '{customer} से {number} के {amount} नहीं लिए जा सके।',
    refundFailed: '{customer} को {number} के {amount} वापस नहीं किए जा सके।',
    creditedRefundFailed:
      '{customer} को {number} के {amount} वापस नहीं किए जा सके; क्रेडिट नोट बना हुआ है। फिर से रिफंड करें, या पैसा किसी और तरीके से लौटाएँ।',
    mandateEnded: '{customer} का स्वचालित भुगतान समाप्त हो गया है।',
    more: 'और समाचार: {count}',
    button: 'Bordereau खोलें',
    closing: 'यह संदेश आपको दिन में अधिक से अधिक एक बार मिलता है, क्योंकि आपने ऐसा चुना है।',
    settings: 'चुनें कि आपको क्या बताया जाए',
  },
  ar: {
    subject: 'أخبار {company} ({count})',
    opening: 'ما حدث في {company} ولم يُقرأ بعد:',
    viewed: 'فتح {customer} المستند {number}.',
    paid: 'دفع {customer} مبلغ {amount}.',
    paidFor: 'دفع {customer} مبلغ {amount} عن {number}.',
    overdue: 'تأخر سداد {number} لدى {customer} منذ {date}، والمتبقي {amount}.',
    moreOverdue: 'فواتير أخرى متأخرة: {count}',
    bounced: 'رُفضت الرسالة «{subject}» إلى {to}.',
    failed: 'تعذّر إرسال الرسالة «{subject}» إلى {to}.',
    uncertain: 'لا يُعرف هل وصلت الرسالة «{subject}» إلى {to}.',
    joined: 'انضم {person} إلى {company}.',
    recurringDrafted: 'مسودة «{recurring}» إلى {customer} تنتظر الإصدار: {amount}.',
    recurringFailed: 'تعذّر إصدار «{recurring}» إلى {customer} أو إرسالها. هناك مسودة بانتظارك.',
    recurringPaused: '«{recurring}» إلى {customer} متوقفة مؤقتًا: فاتت مواعيد كثيرة.',
    filesDamaged: 'ملفات مؤرشفة من {number} أو من مستندات أخرى مفقودة أو تالفة.',
    invited: 'يدعوك {person} إلى {company}.',
    batchFinished: 'اكتمل إجراء جماعي. المنجز: {done}، المرفوض: {refused}.',
    quoteAccepted: 'قبل {customer} عرض السعر {quote}: {amount}.',
    quoteDeclined: 'رفض {customer} عرض السعر {quote}.',
    quoteExpired: 'انتهت صلاحية عرض السعر {quote} المرسل إلى {customer}.',
    disputed: 'اعترض {customer} على دفع {amount} مقابل {number}.',
    disputeLost: 'خُسر النزاع على {amount} مقابل {number}: أُعيد المال.',
    disputeWon: 'كُسب النزاع على {amount} مقابل {number}.',
    bankAccessEnding:
      'ينتهي الوصول إلى الحسابات لدى {bank} في {date}. جدّده في الإعدادات، الاتصالات المصرفية.',
    bankAccessEnded:
      'انتهى الوصول إلى الحسابات لدى {bank}: لن يُجلب شيء حتى تجدّده في الإعدادات، الاتصالات المصرفية.',
    providerUnread: 'تعذّرت قراءة {reference} لدى {provider} ولم يُحتسب. تحقّق منه هناك.',
    collectionFailed: 'تعذّر تحصيل {amount} عن {number} من {customer}.',
    refundFailed: 'تعذّر رد {amount} عن {number} إلى {customer}.',
    creditedRefundFailed:
      'تعذّر رد {amount} عن {number} إلى {customer}، ويبقى الإشعار الدائن قائمًا. أعد رد المبلغ أو أعده بطريقة أخرى.',
    mandateEnded: 'انتهى الدفع التلقائي من {customer}.',
    more: 'أخبار أخرى: {count}',
    button: 'فتح Bordereau',
    closing: 'تصلك هذه الرسالة مرة واحدة في اليوم على الأكثر لأنك اخترت ذلك.',
    settings: 'اختيار ما يصلك من إشعارات',
  },
} as const satisfies Record<string, DigestLabels>
