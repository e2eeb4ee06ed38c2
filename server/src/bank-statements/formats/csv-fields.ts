import { field, normaliseHeading } from '../../imports/columns.ts'

/**
 * Columns of a bank's CSV file, with their usual headings in the languages of the interface and of large banks and payment
 * services.
 */
export const CSV_FIELDS = [
  field(
    'date',
    `booking date, transaction date, posting date, posted date, buchungstag, buchung, buchungsdatum, date de comptabilisation,
     date comptable, date opération, date d'opération, dateop, date de l’opération, date operation, data operacji,
     data księgowania, data transakcji, data zaksięgowania, fecha, fecha operación, fecha contable, fecha de operación,
     fecha transacción, f. operativa, data contabile, data operazione, data registrazione, data, datum, boekingsdatum,
     boekdatum, transactiedatum, uitvoeringsdatum, completed date, completed date (utc), date completed (utc), txn date,
     tran date, transaction date (utc), started date, date started (utc), created (utc), finished on, created on, dato,
     bokført dato, bokføringsdato, bogføringsdato, bokföringsdag, bokföringsdatum, bokforingsdag, transaktionsdag,
     transaktionsdatum, kirjauspäivä, kirjaus päivä, maksupäivä, tapahtumapäivä, kuupäev, datums, data mov., data movimento,
     data do movimento, data lançamento, data lanc., data tranzacției, data tranzactiei, data tranzacţiei, data procesării,
     datum zaúčtování, datum provedení, datum pohybu, dátum zaúčtovania, dátum, dátum účtovania, könyvelés dátuma,
     könyvelési dátum, tranzakció dátuma, datum knjiženja, datum izvršenja, datum transakcije, datum valute,
     datum plačila, işlem tarihi, tarih, ημερομηνία, ημ/νία, ημερομηνία συναλλαγής, дата, дата операции, дата операції,
     дата транзакции, дата на операцията, дата на счетоводно записване, датум, датум књижења, تاريخ, التاريخ, दिनांक,
     datum transakce, date of transaction, entry date, created date, settlement date, available on, available_on, dag`,
    true,
  ),
  field(
    'valueDate',
    `value date, valuta, valutadatum, wertstellung, wertstellung (valuta), wert, date de valeur, date valeur, dateval,
     data waluty, fecha valor, f. valor, data valuta, data valor, rentedatum, valutadato, rentedato, arvopäivä,
     datum valuty, dátum valuty, értéknap, datum valutacije, data valutei, valör, value_date, дата валютирования,
     дата на вальор, вальор`,
  ),
  field(
    'amount',
    `betrag, montant, kwota, kwota operacji, kwota transakcji, kwota transakcji (waluta rachunku), kwota w walucie rachunku,
     importe, importe eur, importo, importo (€), bedrag, bedrag (eur), betrag (eur), betrag (€), betrag in eur, umsatz,
     umsatz in eur, umsatz in {w}, amount (eur), amount (gbp), amount (usd), montant en eur, montant (eur), brutto, gross,
     gross amount, amount gross, bruto, monto, valor, montante, importância, beløb, beløp, belopp, määrä, määrä eur, summa,
     suma, objem, částka, castka, čiastka, ciastka, összeg, osszeg, iznos, znesek, sumă, valoare, tutar, işlem tutarı,
     ποσό, ποσό συναλλαγής, сумма, сума, сумма операции, сума операції, износ, amount in account currency,
     transaction amount, المبلغ, राशि, total amount (local currency)`,
  ),
  field(
    'net',
    `net amount, netto, net, montant net, importe neto, neto, importo netto, kwota netto, nettobetrag, netto-betrag,
     valor líquido, nettobeløb, nettobelopp, total amount`,
  ),
  field(
    'fee',
    `fees, fee amount, gebühr, gebühren, entgelt, frais, commission, comisión, comision, commissione, commissioni, opłata,
     prowizja, kosten, poplatek, poplatky, díj, jutalék, avgift, gebyr, taxa, comissão, kulut, palkkio, provision, provizija,
     naknada, provízia, provize, komisyon, комиссия, комісія, такса, processing fee, stripe fee, paypal fee, transaction fee`,
  ),
  field(
    'credit',
    `gutschrift, gutschriften, haben, crédit, credit amount, money in, paid in, deposit, deposits, deposit amt, deposit amt.,
     wpłata, wpływy, uznania, uznanie, abono, abonos, ingresos, ingreso, haber, accrediti, avere, entrate, crédit euros,
     crédit (euros), crédito, créditos, credit (eur), gutschrift in chf, credit in chf, crédit en chf, in, bij, inn på konto,
     inn, ind, insättning, pano, tulot, příjem, kredit, jóváírás, uplata, priliv, dobro, v dobro, alacak, πίστωση, приход,
     зачисление, кредит, credite, intrări, kredyt, deposit amount (inr), cr amount, credits, eingang, crédit chf`,
  ),
  field(
    'debit',
    `belastung, belastungen, soll, lastschrift, débit, debit amount, money out, paid out, withdrawal, withdrawals,
     withdrawal amt, withdrawal amt., wypłata, wydatki, obciążenia, obciążenie, cargo, cargos, gastos, gasto, debe, addebiti,
     dare, uscite, débit euros, débit (euros), débito, débitos, debit (eur), belastung in chf, debit in chf, débit en chf,
     out, af, ut fra konto, ut, ud, uttag, otto, menot, výdej, výdaj, debet, terhelés, isplata, odliv, breme, v breme, borç,
     χρέωση, расход, списание, дебит, дебет, debite, ieșiri, withdrawal amount (inr), dr amount, debits, ausgang, débit chf`,
  ),
  field(
    'mark',
    `debit/credit, credit/debit, soll/haben, af bij, af/bij, cr/dr, dr/cr, s/h, d/c, c/d, debet/credit, deebet/kreedit (d/c),
     deebet/kreedit, debets/kredīts, d/k, credit debit indicator, credit_debit_indicator, dc, sens, strana, transaction type
     (debit/credit), cr / dr, dr / cr`,
  ),
  field(
    'currency',
    `währung, waehrung, devise, waluta, waluta operacji, divisa, moneda, munt, muntsoort, ccy, valuta konto, currency code,
     measína, měna, mena, pénznem, deviza, valūta, valuuta, valiuta, valuta, monedă, moeda, döviz, para birimi, νόμισμα, валюта, валута, العملة, मुद्रा`,
  ),
  field(
    'name',
    `payee, counterparty, counterparty name, counterparty_name, beneficiary/payer, partner name, partnername, partner,
     payee name, payer name, merchant, name, zahlungspflichtiger, auftraggeber/empfänger, empfänger/auftraggeber,
     beguenstigter/zahlungspflichtiger, begünstigter/zahlungspflichtiger, begünstigter / auftraggeber,
     auftraggeber / begünstigter, name zahlungsbeteiligter, zahlungsbeteiligter, zahlungspflichtige*r,
     zahlungsempfänger*in, empfänger, auftraggeber, auftraggeber/zahlungsempfänger, empfänger/zahlungspflichtiger,
     kontoinhaber, nom de la contrepartie, nom contrepartie, contrepartie, tiers, émetteur, bénéficiaire, nadawca/odbiorca,
     nadawca / odbiorca, odbiorca/zleceniodawca, kontrahent, dane kontrahenta, nazwa kontrahenta, nazwa odbiorcy/nadawcy,
     nazwa nadawcy, nadawca, ordenante, beneficiario, remitente, contraparte, controparte, ordinante, nominativo,
     naam / omschrijving, naam tegenpartij, tegenpartij, naam tegenrekening, tegenpartij naam, counter party, payer,
     payer or payee, from name, source name, sender, sender name, customer name, customer description, from, navn, avsender,
     avsändare, mottagare, afsender, modpart, motpart, saaja/maksaja, saaja, maksaja, maksaja/saaja, viitemaksaja,
     saaja/maksaja nimi, maksātājs, saņēmējs, maksātājs/saņēmējs, mokėtojas, mokėtojas/gavėjas, gavėjas, maksja,
     saaja/maksja nimi, název protiúčtu, nazev protiuctu, protistrana, název protistrany, názov protiúčtu, partner neve,
     ellenoldali név, partner név, naziv partnera, platitelj, primatelj, plačnik, naziv plačnika, prejemnik, ordonator,
     plătitor, beneficiar, nume contraparte, gönderen, karşı hesap adı, αντισυμβαλλόμενος, εντολέας, контрагент, плательщик,
     платник, наредител, контрагент (наредител), платилац, اسم المرسل, beneficiary, beneficiary name, ordering party`,
  ),
  field(
    'account',
    `iban, counterparty iban, partner iban, counterparty account, kontonummer/iban, iban zahlungspflichtiger,
     iban zahlungsbeteiligter, iban / kontonummer, iban/kontonummer, kontonummer, auftraggeber-iban, numer rachunku,
     rachunek kontrahenta, nr rachunku, nr rachunku kontrahenta, numer konta, numer konta kontrahenta, rachunek nadawcy,
     rachunek nadawcy/odbiorcy, cuenta, cuenta contraparte, conto, tegenrekening, tegenrekening iban/bban,
     iban tegenpartij, rekening tegenpartij, counter account, compte contrepartie, iban contrepartie, payee account number,
     motkonto, fra konto, saajan tilinumero, vastatili, protiúčet, číslo protiúčtu, protiucet, partner iban,
     partner számlaszáma, ellenoldali számlaszám, račun plačnika, iban platitelja, iban primatelja, cont contraparte,
     iban contraparte, karşı iban, счет контрагента, рахунок контрагента, konto kontrahenta, iban de la contrepartie`,
  ),
  field(
    'text',
    `description, payment reference, details, transaction details, memo, narration, narrative, verwendungszweck, buchungstext,
     buchungsdetails, buchungsinformationen, zahlungszweck, avisierungstext, mitteilungszweck, mitteilung, libellé,
     libellé opération, libellé de l’opération, libelle simplifie, libellé simplifié, libelle, libellé complet, motif,
     communication, tytuł, tytułem, tytuł operacji, tytuł przelewu, tytuł transakcji, szczegóły transakcji, opis operacji,
     opis transakcji, opis, concepto, descripción, observaciones, detalle, descrizione, descrizione operazione,
     descrizione estesa, causale, operazione, mededelingen, mededeling, omschrijving, omschrijving-1, beschrijving,
     transaction remarks, particulars, transaction description, statement descriptor, note, notes, message, melding, tekst,
     text, teksti, beskrivelse, beskrivning, forklaring, rubrik, viesti, selitys, selgitus, maksājuma mērķis, paskirtis,
     mokėjimo paskirtis, informācija saņēmējam, apraksts, popis, zpráva pro příjemce, zprava pro prijemce, poznámka,
     správa pre prijímateľa, informácia pre príjemcu, účel platby, közlemény, megjegyzés, leírás, opis plaćanja, opis
     transakcije, svrha plaćanja, svrha, namen, namen plačila, detalii tranzacție, detalii tranzactie, detalii, descriere,
     explicații, açıklama, islem aciklamasi, περιγραφή, αιτιολογία, назначение платежа, призначення платежу, описание, опис,
     основание, сврха, descrição, descritivo, histórico, descricao, details of payment, remittance information,
     remittance info, unstructured remittance, verwendungszweck / referenz, payment details, البيان, الوصف, विवरण`,
  ),
  field(
    'reference',
    `end-to-end-ref., end-to-end-referenz, end to end id, end-to-end id, endtoend, kundenreferenz (end-to-end),
     kundenreferenz, référence, referencja, referencia, riferimento, betalingskenmerk, chq/ref number, chq./ref.no.,
     cheque number, reference, payment id, customer reference, viite, viitenumero, viitenumber, kid, ocr, referens,
     variabilní symbol, variabilny symbol, variabilný symbol, vs, poziv na broj, sklic, referință, viitenro`,
  ),
  field(
    'bankReference',
    `transaction id, transaction_id, id, bank reference, bankreferenz, transactionreferentie, volgnr, volgnummer, referenz,
     tran id, transferwise id, transaktionscode, transaction code, arkistointitunnus, archiveid, arhīva kods, id transakcji,
     numer referencyjny, identifikace transakce, id pohybu, id transakcie, tranzakció azonosító, číslo transakce,
     ref banco, numéro d'opération, transaktion-id, transaktions-id, code de la transaction, código de transacción,
     codice transazione, numer transakcji, balance transaction id, entry reference`,
  ),
  field(
    'status',
    `state, booking status, transaction status, payment status, buchungsstatus, umsatzstatus, statut, état, estado,
     estado operación, stato, stato operazione, stan, stan operacji, status transakcji, status operacji, toestand, stav,
     stav platby, állapot, státusz, stare, durum, işlem durumu, tila, statusas, statuss, staatus, olek, κατάσταση, статус,
     состояние, стан, состояние операции, статус операции, situação, situacao, الحالة, स्थिति, status of transaction,
     status platby, buchungs-status`,
  ),
]

/** Any of them has an amount. */
export const AMOUNT_FIELDS: readonly string[] = ['amount', 'net', 'credit', 'debit']

/** Columns that are none of these, by which no payment is looked for: nothing is asked where only they are left. */
const OTHERS: ReadonlySet<string> = new Set(
  `saldo, balance, kontostand, solde, running balance, account balance, closing balance, available balance, balance after
   transaction, saldo nach buchung, saldo po operacji, saldo po transakcji, saldo dopo operazione, saldo na mutatie, saldo eur,
   resulting balance, bakiye, egyenleg, zůstatek, zostatek, stanje, sold, sold final, υπόλοιπο, остаток, залишок, saldo final,
   saldo disponible, saldo contabile, saldo contabilístico, saldo contabilistico, nyt saldo, saldo efter, type, transaction type, transaktionstyp, umsatzart, umsatztyp,
   art, vorgang, buchungsart, typ, typ transakcji, typ operacji, rodzaj, rodzaj operacji, rodzaj transakcji, tipo, tipo de
   movimiento, tipo operazione, tipologia, type d'opération, nature, type de transaction, mutatiesoort, code, transactietype,
   soort, druh, typ pohybu, typ pohybu, típus, forgalom típusa, tip, tip tranzacție, vrsta, işlem tipi, tyyppi, tapahtumalaji,
   laji, tip transakcije, category, kategorie, kategoria, catégorie, sous catégorie, sous-catégorie, categoría, subcategoría,
   categoria, categorie, kategori, kategória, categoryname, categoryparent, product, produkt, produit, prodotto, producto, bic,
   bic (swift-code), swift, swift/bic, bic/swift, blz, bankleitzahl, bank code, bank name, nazwa banku, bankname, bank, banque,
   auftragskonto, account name, account, own account, account number, rekening, rekeningnummer, iban auftragskonto,
   bezeichnung auftragskonto, bic auftragskonto, bankname auftragskonto, rachunek, konto własne, nazwa rachunku, compte,
   accountnum, accountlabel, numéro de compte, numer rachunku własnego, account owner, kontonummer auftragskonto, sort code,
   user, card number, card, cardholder, karta, kartennummer, glaeubiger id, gläubiger id, gläubiger-id, gläubigerid,
   mandatsreferenz, sammlerreferenz, lastschrift ursprungsbetrag, auslagenersatz ruecklastschrift, exchange rate, kurs,
   wechselkurs, kurs wymiany, taux de change, original amount, original currency, originalbetrag, originalwährung, fremdwährung,
   ursprungsbetrag, ursprungswährung, kwota oryginalna, waluta oryginalna, montant d'origine, time, uhrzeit, heure, hora, ora,
   godzina, time zone, timezone, zeitzone, fuseau horaire, zona horaria, strefa czasowa, info, tag, tags, labels, label, beleg,
   belegnummer, receipt, attachment, invoice id, invoice number, rechnungsnummer, numéro de facture, country, country code, land,
   address, adresse, adres, city, zip, postcode, state/province, from email address, to email address, email, absender
   e-mail-adresse, empfänger e-mail-adresse, item title, artikelbezeichnung, shipping address, created by, direction,
   source currency, target currency, target fee currency, source fee currency, batch, payer type, mcc, merchant category,
   branch, filial, oddział, kanał, channel, constant symbol, konstantní symbol, specifický symbol, konstantný symbol,
   specifický symbol, kategoria-podkategoria, notice, running total, comment`
    .split(',')
    .map(heading => normaliseHeading(heading)),
)

export function isOtherHeading(heading: string): boolean {
  return OTHERS.has(normaliseHeading(heading))
}

/** Headings of the balance after a row. */
const BALANCES: ReadonlySet<string> = new Set(
  `saldo, balance, kontostand, solde, running balance, account balance, balance after transaction, saldo nach buchung,
   saldo po operacji, saldo po transakcji, saldo na mutatie, resulting balance, bakiye, egyenleg, zůstatek, zostatek`
    .split(',')
    .map(heading => normaliseHeading(heading)),
)

export function isBalanceHeading(heading: string): boolean {
  return BALANCES.has(normaliseHeading(heading))
}

/** Whether a heading says that its column has balances, in whatever words. */
export function saysBalance(heading: string): boolean {
  return isBalanceHeading(heading) || BALANCE_WORD.test(normaliseHeading(heading))
}

const BALANCE_WORD =
  /saldo|balance|kontostand|solde|bakiye|egyenleg|zustat|zostat|stanje|atlikum|likuti|jaak|υπολοιπ|остат|залиш|салдо|الرصيد|शेष/u

/** The field of each heading; of one that two fields have, the first. */
const FIELD_OF: ReadonlyMap<string, string> = new Map(
  CSV_FIELDS.flatMap(({ name, headings }) =>
    [name, ...headings].map(heading => [normaliseHeading(heading), name] as const),
  ).toReversed(),
)

/** How many cells of a line are headings of a bank's file. */
export function headingsAmong(cells: readonly string[]): number {
  const known = cells.map(normaliseHeading).filter(cell => cell !== '')
  return known.filter(cell => FIELD_OF.has(cell) || OTHERS.has(cell)).length
}

/** The field of a heading, as of a label. */
export function fieldOf(heading: string): string | undefined {
  return FIELD_OF.get(normaliseHeading(heading))
}

/** The label before a text, and the text: 'Nazwa nadawcy: ACME'; undefined where a cell has none. */
export function labelledIn(
  cell: string,
): { readonly label: string; readonly text: string } | undefined {
  const [, label, text] = /^([^:]{2,40}):\s*(.+)$/s.exec(cell) ?? []
  return label === undefined || text === undefined ? undefined : { label, text }
}
