import { field } from '../../imports/columns.ts'

/** Columns of a bank's CSV file, with their usual headings in the languages of the interface and of large banks. */
export const CSV_FIELDS = [
  field(
    'date',
    'booking date, transaction date, posting date, buchungstag, buchung, buchungsdatum, date de comptabilisation, date opération, dateop, date de l’opération, data operacji, data księgowania, fecha, fecha operación, fecha contable, data contabile, data operazione, data, datum, boekingsdatum, boekdatum, completed date, txn date, tran date, started date',
    true,
  ),
  field(
    'valueDate',
    'value date, valuta, valutadatum, wertstellung, date de valeur, date valeur, dateval, data waluty, fecha valor, data valuta, rentedatum',
  ),
  field(
    'amount',
    'betrag, montant, kwota, kwota operacji, kwota transakcji, importe, importo, bedrag, bedrag (eur), betrag (eur), umsatz, net amount, amount (eur), montant en eur',
  ),
  field(
    'credit',
    'gutschrift, haben, crédit, credit amount, money in, paid in, deposit, deposits, deposit amt, wpłata, uznania, abono, abonos, accrediti, avere, entrate, crédit euros',
  ),
  field(
    'debit',
    'belastung, soll, lastschrift, débit, debit amount, money out, paid out, withdrawal, withdrawals, withdrawal amt, wypłata, obciążenia, cargo, cargos, addebiti, dare, uscite, débit euros',
  ),
  field('mark', 'debit/credit, credit/debit, soll/haben, af bij, cr/dr, dr/cr, s/h'),
  field('currency', 'währung, devise, waluta, divisa, moneda, munt, ccy'),
  field(
    'name',
    'payee, counterparty, beneficiary/payer, zahlungspflichtiger, auftraggeber/empfänger, beguenstigter/zahlungspflichtiger, zahlungspflichtige*r, auftraggeber, nom de la contrepartie, contrepartie, nadawca/odbiorca, dane kontrahenta, nazwa kontrahenta, ordenante, beneficiario, controparte, naam / omschrijving, naam tegenpartij, counter party, payer',
  ),
  field(
    'account',
    'iban, counterparty iban, kontonummer/iban, iban zahlungspflichtiger, kontonummer, numer rachunku, rachunek kontrahenta, nr rachunku, cuenta, conto, tegenrekening, tegenrekening iban/bban, counter account, compte contrepartie',
  ),
  field(
    'text',
    'description, details, memo, narration, narrative, verwendungszweck, buchungstext, libellé, libellé opération, libellé de l’opération, tytuł, tytułem, tytuł operacji, opis operacji, opis, concepto, descripción, descrizione, causale, mededelingen, omschrijving, omschrijving-1, transaction remarks, particulars, communication',
  ),
  field(
    'reference',
    'end-to-end-ref., kundenreferenz (end-to-end), kundenreferenz, référence, referencja, referencia, riferimento, betalingskenmerk, chq/ref number, cheque number',
  ),
  field(
    'bankReference',
    'transaction id, id, bank reference, bankreferenz, transactionreferentie, volgnr, referenz, tran id',
  ),
] as const
