import type { CsvFile } from './testing-csv-files.ts'

/** Files as other banks and payment services describe or publish them, with made-up rows. */
export const OTHER_FILES: Readonly<Record<string, CsvFile>> = {
  'Erste Hungary': {
    locale: 'hu-HU',
    currency: 'HUF',
    lines: [
      'Könyvelés dátuma;Értéknap;Összeg;Pénznem;Partner név;Közlemény',
      '2026.11.20.;2026.11.20.;119 000,00;HUF;Vevő Kft.;SZ-12',
    ],
    rows: [['2026-11-20', 11_900_000, 'Vevő Kft. SZ-12']],
  },
  'Banca Transilvania': {
    locale: 'ro-RO',
    currency: 'RON',
    lines: [
      'Cont:,RO49AAAA1B31007593840000',
      'Data tranzactiei,Data valutei,Descriere,Referinta tranzactiei,Debit,Credit,Sold contabil',
      '2026-11-20,2026-11-20,Incasare OP - F 12;Client SRL,R1,,"1,190.00","2,000.00"',
    ],
    rows: [['2026-11-20', 119_000, 'Client SRL']],
    columns: { date: 'Data tranzactiei', text: 'Descriere', debit: 'Debit', credit: 'Credit' },
  },
  Rabobank: {
    locale: 'nl-NL',
    currency: 'EUR',
    lines: [
      '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Code","Betalingskenmerk","Omschrijving-1","Omschrijving-2"',
      '"NL1","EUR","RABO","000001","2026-11-20","2026-11-20","+119,00","+500,00","NL91ABNA0417164300","Klant BV","","cb","","Factuur 12"," "',
    ],
    rows: [['2026-11-20', 11_900, 'Klant BV Factuur 12']],
  },
  bunq: {
    locale: 'nl-NL',
    currency: 'EUR',
    lines: [
      '"Date","Interest Date","Amount","Account","Counterparty","Name","Description"',
      '"2026-11-20","2026-11-20","1,190.00","NL1","NL91ABNA0417164300","Klant BV","Factuur 12"',
    ],
    rows: [['2026-11-20', 119_000, 'Factuur 12']],
  },
  KBC: {
    locale: 'nl-BE',
    currency: 'EUR',
    lines: [
      'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling',
      'BE1;;IK;EUR;1;20/11/2026;OVERSCHRIJVING;20/11/2026;119,00;500,00;119,00;;BE71;X;Klant BV;;;Factuur 12',
    ],
    rows: [['2026-11-20', 11_900, 'Klant BV']],
  },
  'Nordea Denmark': {
    locale: 'da-DK',
    currency: 'DKK',
    lines: [
      'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta',
      '2026/11/20;1.190,00;;;Kunde ApS;Faktura 12;5.000,00;DKK',
      'Reserveret;-50,00;;;Butik;Dankort;;DKK',
    ],
    rows: [['2026-11-20', 119_000, 'Faktura 12']],
    leftOut: ['not_booked'],
  },
  'Handelsbanken Sweden': {
    locale: 'sv-SE',
    currency: 'SEK',
    lines: [
      'Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo',
      '2026-11-20;2026-11-19;Kund AB 12;1 190,00;5 000,00',
    ],
    rows: [['2026-11-19', 119_000, 'Kund AB 12']],
  },
  'DNB Norway': {
    locale: 'nb-NO',
    currency: 'NOK',
    lines: [
      '"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"',
      '"20.11.2026";"Overføring Kunde AS 12";"20.11.2026";"";"1.190,00"',
    ],
    rows: [['2026-11-20', 119_000, 'Kunde AS 12']],
  },
  'OP Finland': {
    locale: 'fi-FI',
    currency: 'EUR',
    lines: [
      'Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Saajan tilinumero;Saajan pankin BIC;Viite;Viesti;Arkistointitunnus',
      '2026-11-20;2026-11-20;+119,00;106;TILISIIRTO;Asiakas Oy;FI21;X;ref=12;Lasku 12;A1',
    ],
    rows: [['2026-11-20', 11_900, 'Asiakas Oy']],
    asks: ['amount'],
    columns: { date: 'Kirjauspäivä', amount: 'Määrä EUROA', name: 'Saaja/Maksaja', text: 'Viesti' },
  },
  'Swedbank of the Baltic': {
    locale: 'lt-LT',
    currency: 'EUR',
    lines: [
      '"Sąskaitos Nr.","","Data","Gavėjas","Paaiškinimai","Suma","Valiuta","D/K","Įrašo Nr.","Kodas"',
      '"LT12","20","2026-11-20","Pirkėjas UAB","SF-12","119.00","EUR","K","1","MK"',
      '"LT12","20","2026-11-21","Parduotuvė","Pirkinys","20.00","EUR","D","2","MK"',
    ],
    rows: [
      ['2026-11-20', 11_900, 'Pirkėjas UAB'],
      ['2026-11-21', -2_000, 'Parduotuvė'],
    ],
    asks: ['text'],
    columns: { date: 'Data', name: 'Gavėjas', text: 'Paaiškinimai', amount: 'Suma', mark: 'D/K' },
  },
  'Intesa Sanpaolo': {
    locale: 'it-IT',
    currency: 'EUR',
    lines: [
      'Data contabile;Data valuta;Operazione;Dettagli;Accrediti;Addebiti;Categoria',
      '20/11/2026;20/11/2026;Bonifico;BONIFICO DA CLIENTE SRL FT 12;1.190,00;;Entrate',
    ],
    rows: [['2026-11-20', 119_000, 'Bonifico']],
    asks: ['name'],
    columns: { date: 'Data contabile', text: 'Operazione', credit: 'Accrediti', debit: 'Addebiti' },
  },
  CaixaBank: {
    locale: 'es-ES',
    currency: 'EUR',
    lines: [
      'Concepto;Fecha;Importe;Saldo',
      'TRANSF. CLIENTE SL F-12;20/11/2026;1.190,00EUR;5.000,00EUR',
      'COMISION;03/11/2026;-6,00EUR;3.810,00EUR',
    ],
    rows: [
      ['2026-11-20', 119_000, 'CLIENTE SL F-12'],
      ['2026-11-03', -600, 'COMISION'],
    ],
  },
  'Caixa Geral de Depósitos': {
    locale: 'pt-PT',
    currency: 'EUR',
    lines: [
      'Consultar saldos e movimentos à ordem - 20-11-2026;',
      'Conta ;0000 - EUR - Conta;',
      '',
      'Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;Categoria ;',
      '20-11-2026;20-11-2026;TRF CLIENTE LDA FT 12 ;;1.190,00;5.000,00;Diversos ;',
      ';;;;;Saldo contabilístico;5.000,00 EUR;',
    ],
    rows: [['2026-11-20', 119_000, 'CLIENTE LDA FT 12']],
  },
  Chase: {
    locale: 'en-US',
    currency: 'USD',
    lines: [
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'CREDIT,11/03/2026,"ORIG CO NAME:CUSTOMER INC INV-12",1190.00,ACH_CREDIT,5000.00,,',
      'DEBIT,11/02/2026,"RENT, LLC",-500.00,ACH_DEBIT,,,',
    ],
    rows: [
      ['2026-11-03', 119_000, 'CUSTOMER INC INV-12'],
      ['2026-11-02', -50_000, 'RENT, LLC'],
    ],
  },
  Starling: {
    locale: 'en-GB',
    currency: 'GBP',
    lines: [
      'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes',
      '03/11/2026,Customer Ltd,INV-12,FASTER PAYMENT,119.00,500.00,INCOME,',
    ],
    rows: [['2026-11-03', 11_900, 'Customer Ltd']],
  },
  HDFC: {
    locale: 'en-IN',
    currency: 'INR',
    lines: [
      'Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance',
      '20/11/26,NEFT CR-CUSTOMER PVT LTD-INV/26-27/0001,20/11/26,0.00,"1,23,456.78",N1,"2,00,000.00"',
    ],
    rows: [['2026-11-20', 12_345_678, 'CUSTOMER PVT LTD']],
  },
  'Revolut with fees and what did not happen': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'TOPUP,Current,2026-11-18 10:00:00,2026-11-18 10:00:02,Top-Up by customer,100.00,1.20,EUR,COMPLETED,98.80',
      'TRANSFER,Current,2026-11-19 10:00:00,,From ACME,500.00,0.00,EUR,PENDING,',
      'CARD_PAYMENT,Current,2026-11-19 10:00:00,,Shop,-20.00,0.00,EUR,REVERTED,',
      'TRANSFER,Current,2026-11-20 10:00:00,2026-11-20 10:00:05,From Kunde RE-1,119.00,0.00,EUR,COMPLETED,217.80',
    ],
    rows: [
      ['2026-11-18', 9_880, 'Top-Up'],
      ['2026-11-20', 11_900, 'Kunde RE-1'],
    ],
    leftOut: ['not_booked', 'not_booked'],
  },
  'Wise with cancelled transfers': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      'ID,Status,Direction,Created on,Finished on,Source fee amount,Source name,Source amount (after fees),Source currency,Target name,Reference,Batch,Created by',
      'T-1,COMPLETED,IN,2026-11-20 10:00:00,2026-11-20 10:00:05,0.00,Kunde GmbH,119.00,EUR,Ich,RE-1,,',
      'T-2,CANCELLED,IN,2026-11-21 10:00:00,,0.00,Kunde GmbH,238.00,EUR,Ich,RE-2,,',
      'T-3,REFUNDED,OUT,2026-11-21 10:00:00,2026-11-21 11:00:00,0.00,Ich,50.00,EUR,X,Y,,',
    ],
    rows: [['2026-11-20', 11_900, 'Kunde GmbH']],
    leftOut: ['not_booked', 'status_unknown'],
    asks: ['amount'],
    columns: {
      date: 'Finished on',
      amount: 'Source amount (after fees)',
      name: 'Source name',
      text: 'Reference',
      status: 'Status',
    },
  },
  PayPal: {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      '"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Transaktionscode","Hinweis"',
      '"20.11.2026","10:00:00","CET","Kunde GmbH","Zahlung","Abgeschlossen","EUR","119,00","-2,85","116,15","A1","RE-1"',
      '"21.11.2026","10:00:00","CET","Kunde AG","Zahlung","Ausstehend","EUR","238,00","-5,00","233,00","A2","RE-2"',
      '"21.11.2026","10:00:00","CET","Kunde AG","Zahlung","Abgelehnt","EUR","238,00","0,00","238,00","A3","RE-2"',
    ],
    rows: [['2026-11-20', 11_615, 'Kunde GmbH RE-1']],
    leftOut: ['not_booked', 'not_booked'],
    asks: ['text'],
    columns: {
      date: 'Datum',
      name: 'Name',
      net: 'Netto',
      fee: 'Gebühr',
      status: 'Status',
      text: 'Hinweis',
    },
  },
  'Stripe’s balance': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description',
      'txn_1,charge,ch_1,119.00,2.05,116.95,eur,2026-11-20 10:00,2026-11-24 00:00,Invoice RE-1',
    ],
    rows: [['2026-11-20', 11_695, 'Invoice RE-1']],
    asks: ['name'],
    columns: {
      date: 'Created (UTC)',
      net: 'Net',
      fee: 'Fee',
      text: 'Description',
      currency: 'Currency',
    },
  },
  Ziraat: {
    locale: 'tr-TR',
    currency: 'TRY',
    lines: [
      'Tarih;Fiş No;Açıklama;İşlem Tutarı;Bakiye',
      '20.11.2026;F1;Gelen havale MÜŞTERİ LTD FTR-12;1.190,00 TL;5.000,00 TL',
    ],
    rows: [['2026-11-20', 119_000, 'MÜŞTERİ LTD FTR-12']],
  },
}
