import { describe, expect, test } from 'vitest'
import { bookingStateOf, saysOpen } from './status-words.ts'

/** As banks and payment services write them, by language: money that came or left, and money that did not, or not yet. */
const WORDS: Readonly<Record<string, { readonly booked: string; readonly open: string }>> = {
  en: {
    booked:
      'Booked|COMPLETED|Posted|Settled|Cleared|Executed|Paid|Successful|Confirmed|Available|Captured',
    open: 'Pending|PDNG|Reserved|Authorised|Authorized|On hold|Held|Blocked|REVERTED|Reversed|DECLINED|Denied|Refused|Rejected|Cancelled|Canceled|FAILED|Voided|Expired|Processing|In progress|Scheduled|Uncaptured|Not booked|Incomplete|Timed out',
  },
  de: {
    booked: 'Gebucht|Umsatz gebucht|Verbucht|Abgeschlossen|Ausgeführt|Erfolgreich|Bezahlt',
    open: 'Vorgemerkt|Umsatz vorgemerkt|Vorgemerkte Buchung|Reserviert|Ausstehend|offen|Abgelehnt|Storniert|Fehlgeschlagen|In Bearbeitung|Noch nicht gebucht|Nicht ausgeführt|Zurückgewiesen|Autorisiert|Abgebrochen',
  },
  fr: {
    booked: 'Comptabilisé|Comptabilisée|Exécuté|Effectué|Réglé|Terminé|Payé|Réussi',
    open: 'En attente|En cours|Réservé|Autorisé|Refusé|Rejeté|Annulé|Échoué|Échec|Expiré|À venir|Non comptabilisé|Bloqué',
  },
  es: {
    booked: 'Contabilizado|Realizada|Completado|Ejecutada|Liquidado|Pagado|Confirmada',
    open: 'Pendiente|Retenido|Reservado|Autorizado|Rechazado|Denegada|Cancelado|Anulada|Fallido|Revertido|En proceso|No contabilizado',
  },
  it: {
    booked: 'Contabilizzato|Eseguito|Completata|Regolato|Pagato|Confermato|Accreditato',
    open: 'In attesa|Sospeso|Prenotato|Autorizzato|Rifiutato|Respinta|Annullato|Fallito|Stornato|In corso|Da contabilizzare|Non eseguito',
  },
  pl: {
    booked: 'Zaksięgowana|Zaksięgowano|Wykonana|Zrealizowana|Rozliczona|Zakończona|Opłacona',
    open: 'Oczekująca|Zablokowana|Blokada|Zarezerwowana|Odrzucona|Anulowana|Nieudana|W trakcie|W realizacji|Niezrealizowana|Do realizacji|Cofnięta|Wstrzymana',
  },
  hi: { booked: 'पूर्ण|सफल', open: 'लंबित|असफल|विफल|रद्द|अस्वीकृत|आरक्षित' },
  ar: { booked: 'مكتمل|مكتملة|مدفوع', open: 'معلق|قيد الانتظار|محجوز|مرفوض|ملغى|فاشلة' },
  nl: {
    booked: 'Geboekt|Verwerkt|Uitgevoerd|Voltooid|Betaald',
    open: 'In behandeling|Gereserveerd|Geweigerd|Geannuleerd|Mislukt|Teruggedraaid|Openstaand|Niet geboekt',
  },
  cs: {
    booked: 'Zaúčtováno|Zaúčtovaná|Provedeno|Dokončeno',
    open: 'Nezaúčtováno|Čekající|Blokováno|Blokace|Zamítnuto|Zrušeno|Neprovedeno',
  },
  sk: {
    booked: 'Zaúčtované|Vykonaná|Dokončené',
    open: 'Nezaúčtované|Čakajúca|Blokované|Zamietnuté|Zrušená|Nevykonané',
  },
  hu: {
    booked: 'Könyvelt|Teljesült|Végrehajtva|Sikeres',
    open: 'Függőben|Zárolt|Foglalás|Elutasítva|Törölt|Sikertelen|Folyamatban|Nem könyvelt',
  },
  ro: {
    booked: 'Finalizat|Efectuată|Procesat|Înregistrată',
    open: 'În așteptare|În aşteptare|Blocat|Respinsă|Anulat|Eșuat|Refuzată|În procesare',
  },
  sv: {
    booked: 'Bokförd|Bokfört|Genomförd|Betald',
    open: 'Reserverad|Reserverat|Väntande|Avvisad|Nekad|Annullerad|Misslyckad|Ej bokförd|Pågående',
  },
  da: {
    booked: 'Bogført|Gennemført|Udført|Betalt',
    open: 'Reserveret|Afventer|Afvist|Annulleret|Mislykket|Ikke bogført|Planlagt',
  },
  nb: {
    booked: 'Bokført|Gjennomført|Utført|Betalt',
    open: 'Reservert|Venter|Avvist|Kansellert|Mislykket|Ikke bokført|Planlagt',
  },
  fi: {
    booked: 'Kirjattu|Toteutunut|Suoritettu|Maksettu',
    open: 'Odottaa|Varattu|Katevaraus|Hylätty|Peruutettu|Epäonnistunut|Käsittelyssä|Ei kirjattu',
  },
  pt: {
    booked: 'Contabilizado|Concluída|Efetuada|Liquidado|Pago',
    open: 'Pendente|Cativo|Autorizado|Recusada|Rejeitado|Cancelado|Falhou|Estornado|Em processamento|Agendado|Não efetuada',
  },
  el: {
    booked: 'Ολοκληρωμένη|Ολοκληρώθηκε|Εκτελέστηκε',
    open: 'Εκκρεμεί|Σε εκκρεμότητα|Δεσμευμένο|Απορρίφθηκε|Ακυρώθηκε|Απέτυχε',
  },
  tr: {
    booked: 'Tamamlandı|Gerçekleşti|Ödendi|Başarılı',
    open: 'Beklemede|Bekliyor|Bloke|Provizyon|Reddedildi|İptal|İptal edildi|Başarısız|İşleniyor',
  },
  et: {
    booked: 'Teostatud|Täidetud|Kinnitatud',
    open: 'Ootel|Broneeritud|Tühistatud|Ebaõnnestus|Tagasi lükatud|Töötlemisel',
  },
  lv: {
    booked: 'Izpildīts|Grāmatots|Pabeigts',
    open: 'Gaida|Rezervēts|Noraidīts|Atcelts|Neizdevās|Neizpildīts',
  },
  lt: {
    booked: 'Įvykdyta|Įvykdytas|Užbaigta|Apmokėta',
    open: 'Laukiama|Rezervuota|Atmesta|Atšaukta|Nepavyko|Neįvykdyta|Vykdoma',
  },
  sl: {
    booked: 'Izvršeno|Knjiženo',
    open: 'V obdelavi|Rezervirano|Zavrnjeno|Preklicano|Neizvršeno',
  },
  hr: {
    booked: 'Izvršeno|Proknjiženo|Provedeno',
    open: 'Na čekanju|Rezervirano|Odbijeno|Otkazano|Neizvršeno|U obradi',
  },
  bg: { booked: 'Осчетоводена|Изпълнена', open: 'Чакаща|Блокирана|Отказана|Анулирана|Отхвърлена' },
  ru: {
    booked: 'Проведено|Исполнен|Выполнено',
    open: 'В обработке|Ожидает|Холд|Отклонено|Отменено|Отказ|Не исполнен',
  },
  uk: {
    booked: 'Виконано|Проведено|Завершено',
    open: 'Очікується|В обробці|Відхилено|Скасовано|Заблоковано|Не виконано',
  },
}

describe.each(Object.entries(WORDS))('in %s', (_, { booked, open }) => {
  test.each(open.split('|'))('%s is not booked', word => {
    for (const written of [word, word.toLowerCase(), word.toUpperCase(), ` ${word}. `])
      expect([written, bookingStateOf(written)]).toEqual([written, 'open'])
  })
  test.each(booked.split('|'))('%s is booked', word => {
    for (const written of [word, word.toLowerCase(), word.toUpperCase(), ` ${word}. `])
      expect([written, bookingStateOf(written)]).toEqual([written, 'booked'])
    expect(saysOpen(word)).toBe(false)
  })
})

test.each([
  '',
  'Refunded',
  'Partially refunded',
  'Disputed',
  'X',
  '7',
  'Buchung',
  'charged back',
  'R',
])('%j says neither', word => {
  expect(bookingStateOf(word)).toBe('unknown')
})

test.each([
  ['Umsatz vorgemerkt', true],
  ['Pending transaction', true],
  ['Rechnung 12 noch offen, bitte pending prüfen', false],
  ['GUTSCHRIFT', false],
  ['Reservierung Hotel Sonne', false],
])('a cell of %j says that a row is not booked: %s', (cell, open) => {
  expect(saysOpen(cell)).toBe(open)
})
