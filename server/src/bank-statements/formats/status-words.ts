import { withoutAccents } from '../../lib/search.ts'

type Words = { readonly booked: string; readonly open: string }

/**
 * What banks and payment services write of a row: that its money came or left, or that it did not, or not yet (reserved,
 * pending, authorised, declined, cancelled, failed, reverted). A hyphen at the end: any ending. What was paid and went back
 * later (refunded, disputed, charged back) is in neither list: a person must look.
 */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    booked:
      'booked, completed, complete, posted, settled, cleared, executed, processed, paid, paid out, successful, succeeded, success, confirmed, finalised, finalized, approved and booked, available, received, sent, captured, done, closed, ok, deposited, credited, debited, reconciled, accepted and booked, bkd, book, cmpl, acsc, accc',
    open: 'pending, pdng, reserved, reservation, authorised, authorized, authorisation, authorization, auth, uncaptured, on hold, hold, held, blocked, reverted, reversed, voided, void, declined, denied, refused, rejected, rjct, cancelled, canceled, canc, failed, failure, error, expired, incomplete, unsuccessful, processing, in progress, in process, in review, under review, scheduled, planned, future, futr, expected, upcoming, awaiting, waiting, open, initiated, created, draft, requested, queued, submitted, uncleared, unposted, provisional, temporary, created, new, abandoned, blocked, timed out, timeout, retrying, requires action, requires payment method, memo, info only, suspended, frozen, outstanding, unpaid, unconfirmed, account check, active hold, temporary hold',
  },
  de: {
    booked:
      'gebucht-, verbucht-, abgeschlossen-, ausgeführt-, ausgefuehrt-, durchgeführt-, erledigt-, erfolgreich-, bezahlt, abgerechnet, bestätigt, eingegangen, gutgeschrieben, belastet, wertgestellt, verarbeitet-, fertig, ausbezahlt',
    open: 'vorgemerkt-, vormerkung-, reserviert-, reservierung-, ausstehend-, offen-, schwebend-, autorisiert-, autorisierung-, blockiert-, gesperrt-, abgelehnt-, abgebrochen-, abgewiesen-, storniert-, fehlgeschlagen-, gescheitert-, fehlerhaft-, fehler, zurückgewiesen-, zurückgebucht-, rückgängig-, verweigert-, widerrufen-, in bearbeitung, in arbeit, in prüfung, bearbeitung, geplant-, terminiert-, erwartet-, vorläufig-, ungebucht-, unbestätigt-, unvollständig-, abgelaufen-, wartend-, wartet, verfallen-, entwurf, ungültig-, annulliert-, pausiert, angewiesen, beauftragt, angelegt, eingereicht',
  },
  fr: {
    booked:
      'comptabilisé-, exécuté-, effectué-, réglé-, terminé-, réussi-, payé-, validé-, encaissé-, traité-, finalisé-, confirmé-, débité-, crédité-, passé-, clôturé-, abouti-, réalisé-',
    open: 'en attente, en cours, réservé-, réservation-, autorisé-, autorisation-, bloqué-, refusé-, rejeté-, annulé-, échoué-, échec-, expiré-, décliné-, à venir, en instance, en suspens, suspendu-, provisoire-, prévu-, planifié-, programmé-, non comptabilisé-, non abouti-, contre-passé-, contrepassé-, extourné-, incomplet-, initié-, brouillon, impayé-, différé-, erreur, abandonné-',
  },
  es: {
    booked:
      'contabilizad-, realizad-, completad-, ejecutad-, liquidad-, pagad-, confirmad-, procesad-, abonad-, cargad-, cobrad-, finalizad-, exitos-, asentad-, acreditad-, efectuad-, consolidad-, terminad-',
    open: 'pendiente-, retenid-, retención, retencion, reservad-, autorizad-, autorización, bloquead-, rechazad-, denegad-, cancelad-, anulad-, fallid-, falló, revertid-, caducad-, expirad-, en proceso, en curso, en trámite, previst-, programad-, provisional-, no contabilizad-, incomplet-, devuelta sin cargo, suspendid-, en espera, error, impagad-, declinad-, borrador, futur-',
  },
  it: {
    booked:
      'contabilizzat-, eseguit-, completat-, regolat-, pagat-, confermat-, elaborat-, accreditat-, addebitat-, riuscit-, conclus-, effettuat-, definitiv-, liquidat-',
    open: 'in attesa, sospes-, prenotat-, autorizzat-, autorizzazion-, bloccat-, rifiutat-, respint-, annullat-, fallit-, non riuscit-, scadut-, stornat-, revocat-, in corso, in lavorazione, in elaborazione, da contabilizzare, non contabilizzat-, provvisori-, previst-, programmat-, pianificat-, negat-, riservat-, incomplet-, pendente, pendenti, errore, bozza, impegnat-',
  },
  pl: {
    booked:
      'zaksięgowan-, księgowan-, wykonan-, zrealizowan-, rozliczon-, zakończon-, opłacon-, zapłacon-, potwierdzon-, ukończon-, przetworzon-, uznan-, obciążon-, sukces, zatwierdzon-, wpłacon-, wypłacon-, pomyśln-',
    open: 'oczekując-, oczekuje, zablokowan-, blokad-, zarezerwowan-, rezerwacj-, autoryzowan-, autoryzacj-, odrzucon-, odmow-, anulowan-, nieudan-, niezrealizowan-, niezaksięgowan-, nierozliczon-, niewykonan-, cofnięt-, wycofan-, w trakcie, w realizacji, w toku, do realizacji, do wykonania, do akceptacji, planowan-, zaplanowan-, wstrzyman-, przerwan-, wygasł-, przyszł-, błąd, błędn-, zwrócon-, nieopłacon-, robocz-, niekompletn-, zawieszon-, zlecon-',
  },
  hi: {
    booked: 'पूर्ण, सफल, पूरा, पूरा हुआ, बुक किया गया, निपटाया गया, भुगतान किया गया',
    open: 'लंबित, असफल, विफल, अस्वीकृत, रद्द, रद्द किया गया, आरक्षित, होल्ड पर, प्रक्रियाधीन, अधिकृत, लम्बित',
  },
  ar: {
    booked: 'مكتمل, مكتملة, تم, تمت, منفذ, منفذة, مسجل, مدفوع, مدفوعة, ناجح, ناجحة, مرحل',
    open: 'معلق, معلقة, قيد الانتظار, قيد التنفيذ, قيد المعالجة, محجوز, محجوزة, مرفوض, مرفوضة, ملغي, ملغى, ملغاة, فاشل, فاشلة, فشل, فشلت, معكوس, معكوسة, مفوض, مصرح به, منتهي',
  },
  nl: {
    booked:
      'geboekt-, verwerkt-, uitgevoerd-, voltooid-, afgerond-, betaald-, geslaagd-, bevestigd-, afgewikkeld-, bijgeschreven, afgeschreven, voldaan',
    open: 'in behandeling, gereserveerd-, reservering-, geautoriseerd-, geblokkeerd-, geweigerd-, afgewezen, geannuleerd-, mislukt-, teruggedraaid-, teruggeboekt-, verlopen, gepland-, lopend-, openstaand-, wachtend-, in afwachting, nog te verwerken, te verwerken, voorlopig-, niet geboekt, afgekeurd-, vervallen, concept, ongeldig-, onbetaald-, open',
  },
  cs: {
    booked:
      'zaúčtovan-, zúčtovan-, proveden-, dokončen-, vyřízen-, zaplacen-, uhrazen-, úspěšn-, potvrzen-, realizovan-, připsan-, odepsan-, zpracovan-, vypořádan-',
    open: 'nezaúčtovan-, nezúčtovan-, čekajíc-, čeká-, blokovan-, blokac-, rezervovan-, rezervac-, autorizovan-, autorizac-, zamítnut-, odmítnut-, zrušen-, neúspěšn-, selhal-, stornovan-, vypršel-, plánovan-, naplánovan-, nedokončen-, v procesu, ve zpracování, probíhá, neproveden-, nezaplacen-, neuhrazen-, vrácen-, chyba, odložen-',
  },
  sk: {
    booked:
      'zaúčtovan-, zúčtovan-, vykonan-, dokončen-, vybaven-, zaplaten-, uhraden-, úspešn-, potvrden-, zrealizovan-, pripísan-, odpísan-, spracovan-, vyrovnan-',
    open: 'nezaúčtovan-, nezúčtovan-, čakajúc-, čaká-, blokovan-, blokác-, rezervovan-, rezervác-, autorizovan-, autorizác-, zamietnut-, odmietnut-, zrušen-, neúspešn-, zlyhal-, stornovan-, vypršal-, plánovan-, naplánovan-, nedokončen-, v procese, spracováva sa, prebieha, nevykonan-, nezaplaten-, neuhraden-, vráten-, chyba, odložen-',
  },
  hu: {
    booked:
      'könyvelt-, elkönyvelt-, lekönyvelt-, teljesült-, teljesített-, végrehajtott-, végrehajtva, befejezett-, sikeres-, fizetett-, kifizetett-, jóváírt-, terhelt-, feldolgozott-, lezárt-, kész',
    open: 'függőben-, függő-, zárolt-, zárolás-, foglalt-, foglalás-, engedélyezett-, elutasított-, elutasítva, törölt-, törölve, sikertelen-, visszavont-, visszavonva, sztornó-, sztornózott-, sztornózva, lejárt-, várakozó-, folyamatban-, feldolgozás alatt, tervezett-, nem könyvelt, könyveletlen-, megszakadt-, visszautasított-, hibás-, hiba, hibásodott, meghiúsult-, felfüggesztett-',
  },
  ro: {
    booked:
      'înregistrat-, inregistrat-, finalizat-, efectuat-, executat-, procesat-, decontat-, plătit-, platit-, confirmat-, reușit-, reuşit-, reusit-, încasat-, incasat-, contabilizat-, postat-, încheiat-',
    open: 'în așteptare, in asteptare, în aşteptare, rezervat-, blocat-, autorizat-, respins-, refuzat-, anulat-, eșuat-, eşuat-, esuat-, expirat-, în curs, in curs, în procesare, in procesare, planificat-, programat-, nefinalizat-, neprocesat-, neînregistrat-, neplătit-, neplatit-, suspendat-, stornat-, reținut-, retinut-, provizori-, eroare, returnat-, revocat-',
  },
  sv: {
    booked:
      'bokförd-, bokfört, bokförda, genomförd-, genomfört, slutförd-, slutfört, betald-, betalt, utförd-, utfört, lyckad-, lyckades, godkänd och bokförd, bekräftad-, avräknad-, klar, klart, behandlad-, mottagen, registrerad och bokförd',
    open: 'reserverad-, reserverat, reservation-, väntande, väntar, pågående, preliminär-, auktoriserad-, spärrad-, avvisad-, avvisat, nekad-, nekat, avbruten, avbrutet, annullerad-, makulerad-, misslyckad-, misslyckat, misslyckades, återförd-, återkallad-, utgången, planerad-, kommande, ej bokförd-, obokförd-, under behandling, behandlas, schemalagd-, inväntar, obetald-, stoppad-, fel',
  },
  da: {
    booked:
      'bogført-, gennemført-, udført-, afsluttet-, betalt-, afregnet-, bekræftet-, færdig-, behandlet-, modtaget-, posteret-, overført-, lykkedes',
    open: 'reserveret-, reservation-, afventer, afventende, ventende, venter, igangværende, foreløbig-, godkendt ikke bogført, autoriseret-, spærret-, blokeret-, afvist-, nægtet-, annulleret-, annuleret-, mislykket-, mislykkedes, fejlet-, tilbageført-, tilbagekaldt-, udløbet-, planlagt-, kommende, ikke bogført, ubogført-, under behandling, behandles, fejl, ubetalt-, stoppet-, afbrudt-',
  },
  nb: {
    booked:
      'bokført-, gjennomført-, utført-, fullført-, betalt-, oppgjort-, bekreftet-, ferdig-, behandlet-, mottatt-, postert-, overført-, vellykket',
    open: 'reservert-, reservasjon-, venter, ventende, avventer, pågående, foreløpig-, autorisert-, sperret-, blokkert-, avvist-, avslått, nektet-, kansellert-, annullert-, mislykket-, mislyktes, feilet-, tilbakeført-, tilbakekalt-, utløpt-, planlagt-, kommende, ikke bokført, ubokført-, under behandling, behandles, feil, ubetalt-, stoppet-, avbrutt-, forfalt',
  },
  fi: {
    booked:
      'kirjattu-, kirjatut, toteutunut, toteutuneet, toteutettu, suoritettu-, maksettu-, valmis, onnistunut, onnistui, hyväksytty ja kirjattu, vahvistettu-, käsitelty-, selvitetty-, tilitetty-, veloitettu, hyvitetty',
    open: 'odottaa, odottava-, odottavat, varattu-, varaus-, katevaraus, katevara-, valtuutettu-, estetty-, hylätty-, peruttu-, peruutettu-, epäonnistunut, epäonnistui, palautettu-, vanhentunut, suunniteltu-, käsittelyssä, kesken, keskeneräinen, kirjaamaton-, ei kirjattu, tuleva-, tulevat, erääntyvä-, virhe, maksamaton-, keskeytetty-, kumottu-, toteutumaton',
  },
  pt: {
    booked:
      'contabilizad-, concluíd-, concluid-, efetuad-, efectuad-, realizad-, liquidad-, pag-, pago, paga, confirmad-, processad-, executad-, lançad-, lancad-, compensad-, creditad-, debitad-, finalizad-, sucesso, efetivad-',
    open: 'pendente-, reservad-, cativ-, autorizad-, bloquead-, recusad-, rejeitad-, negad-, cancelad-, anulad-, falhad-, falhou, falha-, revertid-, estornad-, expirad-, em processamento, em curso, em análise, em espera, aguard-, agendad-, previst-, provisóri-, provisori-, não contabilizad-, incomplet-, retid-, suspens-, erro, devolvid-, futur-',
  },
  el: {
    booked:
      'ολοκληρωμέν-, ολοκληρώθηκε, εκτελεσμέν-, εκτελέστηκε, καταχωρημέν-, καταχωρήθηκε, λογιστικοποιημέν-, πληρωμέν-, πληρώθηκε, επιτυχ-, εκκαθαρισμέν-, επιβεβαιωμέν-, διεκπεραιωμέν-',
    open: 'εκκρεμ-, σε εκκρεμότητα, αναμονή, σε αναμονή, δεσμευμέν-, δέσμευση, δεσμεύτηκε, εξουσιοδοτημέν-, εγκεκριμέν-, απορρίφθηκε, απορριφθ-, ακυρώθηκε, ακυρωμέν-, αποτυχ-, απέτυχε, αντιλογισ-, λήξασα, έληξε, προγραμματισμέν-, σε εξέλιξη, σε επεξεργασία, μη καταχωρημέν-, μπλοκαρισμέν-, αντιστράφηκε, ανακλήθηκε, σφάλμα',
  },
  tr: {
    booked:
      'tamamlan-, gerçekleş-, gerceklesti, ödendi, odendi, muhasebeleş-, muhasebelestirildi, onaylandı ve işlendi, başarılı, basarili, işlendi, islendi, kaydedildi, aktarıldı, sonuçlan-, kapandı',
    open: 'beklemede, bekliyor, bekleyen, bekleniyor, bloke-, blokeli, rezerve, provizyon-, provizyonda, yetkilendiril-, reddedil-, red, iptal-, başarısız-, basarisiz, geri alın-, iade edil-, süresi dol-, planlan-, planlı, işleniyor, isleniyor, işlemde, askıda, hata-, ödenmedi, onay bekliyor, ileri tarihli',
  },
  et: {
    booked:
      'teostatud, kinnitatud, täidetud, lõpetatud, makstud, makstav tehtud, kantud, kirjendatud, arveldatud, edukas, õnnestus, töödeldud, sooritatud',
    open: 'ootel, broneeritud, broneering, reserveeritud, autoriseeritud, blokeeritud, tagasi lükatud, keeldutud, tühistatud, ebaõnnestus, ebaõnnestunud, aegunud, planeeritud, töötlemisel, pooleli, kinnitamata, teostamata, katkestatud, tagasi võetud, viga, maksmata, ootab',
  },
  lv: {
    booked:
      'izpildīt-, apstiprināt-, grāmatot-, iegrāmatot-, pabeigt-, samaksāt-, veiksmīg-, apstrādāt-, norēķināt-, ieskaitīt-',
    open: 'gaida-, rezervēt-, rezervācij-, autorizēt-, bloķēt-, noraidīt-, atteikt-, atcelt-, anulēt-, neizdevās, neizdevies, neveiksmīg-, beidzies termiņš, plānot-, apstrādē, procesā, neizpildīt-, neapstiprināt-, neiegrāmatot-, atsaukt-, kļūda, neapmaksāt-, apturēt-, stornēt-',
  },
  lt: {
    booked:
      'įvykdyt-, įvykdži-, ivykdyt-, užbaigt-, uzbaigt-, apmokėt-, apmoket-, patvirtint-, įtraukt-, itraukt-, apdorot-, sėkming-, sekming-, atlikt-, įskaityt-, iskaityt-, nurašyt-, užregistruot-, atsiskaityt-',
    open: 'laukia-, laukiama, rezervuot-, rezervacij-, autorizuot-, blokuot-, užblokuot-, atmest-, atmesti, atšaukt-, atsaukt-, anuliuot-, nepavyk-, nesėkming-, nesekming-, pasibaig-, planuojam-, suplanuot-, vykdom-, apdorojam-, neįvykdyt-, neivykdyt-, nepatvirtint-, klaida, neapmokėt-, sustabdyt-, stornuot-, grąžint-',
  },
  sl: {
    booked:
      'knjižen-, poknjižen-, izvršen-, izveden-, zaključen-, plačan-, potrjen-, obdelan-, uspešn-, poravnan-',
    open: 'čakajoč-, čaka-, v teku, v obdelavi, rezerviran-, rezervacij-, avtoriziran-, avtorizacij-, blokiran-, zavrnjen-, zavrnitev, preklican-, stornirn-, storniran-, neuspešn-, spodletel-, potekl-, načrtovan-, neizvršen-, neknjižen-, nepotrjen-, napaka, neplačan-, razveljavljen-, predviden-',
  },
  hr: {
    booked:
      'knjižen-, proknjižen-, izvršen-, proveden-, završen-, plaćen-, potvrđen-, obrađen-, uspješn-, realiziran-, namiren-',
    open: 'na čekanju, čeka-, u tijeku, u obradi, rezerviran-, rezervacij-, autoriziran-, autorizacij-, blokiran-, odbijen-, otkazan-, poništen-, storniran-, neuspješn-, neuspjel-, istekl-, planiran-, neizvršen-, neproknjižen-, nerealiziran-, greška, neplaćen-, obustavljen-, opozvan-, najavljen-',
  },
  bg: {
    booked:
      'осчетоводен-, изпълнен-, завършен-, платен-, потвърден-, обработен-, успешн-, приключен-, извършен-',
    open: 'чакащ-, изчакващ-, изчаква, резервиран-, авторизиран-, блокиран-, отказан-, отхвърлен-, анулиран-, отменен-, неуспешн-, сторниран-, изтекл-, планиран-, в процес, обработва се, неосчетоводен-, неизпълнен-, неплатен-, грешка, върнат-',
  },
  ru: {
    booked:
      'проведен-, проведён-, исполнен-, выполнен-, завершен-, завершён-, оплачен-, подтвержден-, подтверждён-, обработан-, успешн-, зачислен-, списан-',
    open: 'ожидает, ожидани-, в ожидании, в обработке, обрабатывается, зарезервирован-, резерв-, авторизован-, авторизаци-, холд, заблокирован-, отклонен-, отклонён-, отказ-, отказан-, отменен-, отменён-, отмен-, аннулирован-, неуспешн-, сторнирован-, сторно, истек-, истёк-, запланирован-, не проведен-, непроведен-, не исполнен-, неисполнен-, ошибка, приостановлен-, возвращен-',
  },
  uk: {
    booked:
      'проведен-, виконан-, завершен-, оплачен-, підтверджен-, оброблен-, успішн-, зараховано, списано',
    open: 'очікує-, очікуван-, в очікуванні, в обробці, обробляється, зарезервован-, резерв-, авторизован-, авторизаці-, заблокован-, відхилен-, відмов-, скасован-, анульован-, неуспішн-, сторнован-, закінчивс-, запланован-, не проведен-, непроведен-, не виконан-, невиконан-, помилка, призупинен-, повернен-',
  },
}

type Entry = { readonly words: readonly string[]; readonly open: boolean }

/** Each word or phrase by its first word, which may be the begin of one. */
const ENTRIES: readonly Entry[] = Object.values(WORDS).flatMap(({ booked, open }) => [
  ...entries(open, true),
  ...entries(booked, false),
])

function entries(list: string, open: boolean): Entry[] {
  return list.split(',').map(one => ({ words: wordsOf(one, /[^\p{L}\p{M}-]+/u), open }))
}

function wordsOf(text: string, between: RegExp = /[^\p{L}\p{M}]+/u): string[] {
  return withoutAccents(text.toLowerCase())
    .split(between)
    .filter(word => word !== '')
}

export type BookingState = 'booked' | 'open' | 'unknown'

/** Whether a bank says in words that it has booked a row. What says both has not: 'authorised, not booked'. */
export function bookingStateOf(text: string): BookingState {
  const words = wordsOf(text)
  const found = ENTRIES.filter(entry => has(words, entry.words))
  if (found.some(({ open }) => open)) return 'open'
  if (found.length === 0) return 'unknown'
  return words.some(word => NOT.has(word)) ? 'open' : 'booked'
}

/** Whether a whole cell is a word of the list for what is not booked, as in columns that say other things too. */
export function saysOpen(text: string): boolean {
  if (text.length > 60) return false
  const words = wordsOf(text).filter(word => !ENTRY_NOUNS.has(word))
  return (
    words.length > 0 &&
    ENTRIES.some(
      entry => entry.open && entry.words.length === words.length && has(words, entry.words),
    )
  )
}

/** 'Umsatz vorgemerkt', 'pending transaction'. */
const ENTRY_NOUNS: ReadonlySet<string> = new Set(
  'umsatz buchung transaction transaktion payment zahlung operation opération operacja operacion movimento movimiento platba transakce tranzactie transazione transactie transaktio'.split(
    ' ',
  ),
)

const NOT: ReadonlySet<string> = new Set(
  'not nicht noch non no nie ne nem niet nog inte ej ikke ei nao nu neni nebyl ni nije mi μη δεν не degil nav'.split(
    ' ',
  ),
)

function has(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) =>
    phrase.every((word, i) => {
      const written = words[at + i] ?? ''
      return word.endsWith('-') ? written.startsWith(word.slice(0, -1)) : written === word
    }),
  )
}

/** In lower case, without accents and what is no letter. */
export function plainWord(text: string): string {
  return wordsOf(text).join(' ')
}
