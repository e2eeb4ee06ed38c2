import { expect, test } from 'vitest'
import { isLeftOut } from '../statement.ts'
import { type CsvMapping, readCsvStatement } from './csv.ts'

type Row = readonly [day: string, minor: number, words: string]
type File = {
  readonly locale: string
  readonly currency: string
  readonly lines: readonly string[]
  /** Day, amount in minor units, and words of payer and text. */
  readonly rows: readonly Row[]
  readonly leftOut?: readonly string[]
  /** What is asked, and the answer. */
  readonly asks?: readonly string[]
  readonly columns?: CsvMapping['columns']
}

/** Files as banks and payment services describe or publish them, with made-up rows. */
const FILES: Readonly<Record<string, File>> = {
  'N26, today': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
      '2026-11-20,2026-11-20,"Kunde GmbH",DE02120300000000202051,"Credit Transfer",RE-2026-0001,Main,119.00,,,',
    ],
    rows: [['2026-11-20', 11_900, 'Kunde GmbH RE-2026-0001']],
  },
  'DKB with a day’s balance': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      '"Girokonto";"DE02120300000000202051"',
      '"Zeitraum:";"20.10.2026 - 20.11.2026"',
      '"Kontostand vom 20.11.2026:";"5.000,00 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      '"20.11.26";"";"Vorgemerkt";"Kunde GmbH";"Ich";"RE-1";"Eingang";"DE89";"119,00";"";"";""',
      '"19.11.26";"19.11.26";"Gebucht";"Kunde AG";"Ich";"RE-2";"Eingang";"DE89";"1.238";"";"";""',
      '"18.11.26";"18.11.26";"";"";"";"Tagessaldo";"";"";"";"";"";""',
    ],
    rows: [['2026-11-19', 123_800, 'Kunde AG RE-2']],
    leftOut: ['not_booked'],
  },
  'Comdirect with open rows': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      ';',
      '"Umsätze Girokonto";"Zeitraum: 30 Tage";',
      '"Neuer Kontostand";"14,05 EUR";',
      '',
      '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
      '"offen";"--";"Lastschrift";"Buchungstext: X";"-7,00";',
      '"17.11.2026";"18.11.2026";"Überweisung";"Auftraggeber: Kunde GmbH Buchungstext: RE-1";"1.190,00";',
      '"Alter Kontostand";"7,05 EUR";',
    ],
    rows: [['2026-11-17', 119_000, 'Kunde GmbH RE-1']],
    leftOut: ['not_booked'],
  },
  'Deutsche Bank with a balance below': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      'Umsätze Girokonto;;;',
      'Letzter Kontostand;;;;5.000,00;EUR',
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;Betrag;Währung',
      '2.11.2026;2.11.2026;SEPA-Gutschrift;Kunde GmbH;RE-1;DE89;100,00;EUR',
      'Kontostand;20.11.2026;;;;;5.100,00;EUR',
    ],
    rows: [['2026-11-02', 10_000, 'Kunde GmbH RE-1']],
  },
  Volksbanken: {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz',
      'Kontokorrent;DE1;GENO;VR;20.11.2026;20.11.2026;Kunde GmbH;DE02;BYLA;Überweisungsgutschr.;RE-2026-0007;119,00;EUR;1.119,00;;;;',
    ],
    rows: [['2026-11-20', 11_900, 'Kunde GmbH RE-2026-0007']],
  },
  'ING-DiBa': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      'Umsatzanzeige;Datei erstellt am: 20.11.2026 10:00',
      '',
      'IBAN;DE00 0000',
      'Kontoname;Girokonto',
      '',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      '20.11.2026;20.11.2026;Kunde GmbH;Gutschrift;RE-3;1.000,00;EUR;119,00;EUR',
    ],
    rows: [['2026-11-20', 11_900, 'Kunde GmbH RE-3']],
  },
  'Sparkasse with a reserved row': {
    locale: 'de-DE',
    currency: 'EUR',
    lines: [
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
      '"DE89";"27.11.26";"";"GUTSCHRIFT";"RE-1";"Kunde GmbH";"0";"X";"119,00";"EUR";"Umsatz vorgemerkt"',
      '"DE89";"26.11.26";"26.11.26";"GUTSCHRIFT";"RE-2";"Kunde GmbH";"0";"X";"238,00";"EUR";"Umsatz gebucht"',
    ],
    rows: [['2026-11-26', 23_800, 'RE-2']],
    leftOut: ['not_booked'],
  },
  'Erste Bank Austria': {
    locale: 'de-AT',
    currency: 'EUR',
    lines: [
      'Buchungsdatum;Partnername;Partner IBAN;BIC/SWIFT;Partner Kontonummer;Bankleitzahl;Betrag;Währung;Buchungs-Details;Buchungsreferenz',
      '20.11.2026;Kunde GmbH;AT611904300234573201;X;;;1.190,00;EUR;RE-9;201112611',
    ],
    rows: [['2026-11-20', 119_000, 'Kunde GmbH RE-9']],
    columns: {
      date: 'Buchungsdatum',
      name: 'Partnername',
      amount: 'Betrag',
      text: 'Buchungs-Details',
    },
  },
  'Raiffeisen ELBA, without headings': {
    locale: 'de-AT',
    currency: 'EUR',
    lines: [
      '20.11.2026;Kunde GmbH RE-9;20.11.2026;119,00;EUR;20.11.2026 06:12:00:123',
      '19.11.2026;Miete;19.11.2026;-500,00;EUR;19.11.2026 06:12:00:123',
    ],
    rows: [
      ['2026-11-20', 11_900, 'RE-9'],
      ['2026-11-19', -50_000, 'Miete'],
    ],
    asks: ['date', 'amount'],
    columns: { date: '#1', text: '#2', amount: '#4', currency: '#5' },
  },
  'Zürcher Kantonalbank': {
    locale: 'de-CH',
    currency: 'CHF',
    lines: [
      '"Datum";"Buchungstext";"ZKB-Referenz";"Referenznummer";"Belastung CHF";"Gutschrift CHF";"Valuta";"Saldo CHF"',
      '"20.11.2026";"Gutschrift Kunde AG";"Z1";"210000000003139471430009017";"";"1\'234.50";"20.11.2026";"2\'000.00"',
    ],
    rows: [['2026-11-20', 123_450, 'Kunde AG']],
    asks: ['amount'],
    columns: {
      date: 'Datum',
      text: 'Buchungstext',
      credit: 'Gutschrift CHF',
      debit: 'Belastung CHF',
    },
  },
  PostFinance: {
    locale: 'de-CH',
    currency: 'CHF',
    lines: [
      'Datum von:;2026-10-01',
      'Buchungsart:;Alle',
      'Konto:;CH9300762011623852957',
      'Währung:;CHF',
      '',
      'Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie;Valuta;Saldo in CHF',
      '20.11.2026;Gutschrift;GUTSCHRIFT ABSENDER: KUNDE AG RE-1;119.00;;;;20.11.2026;500.00',
      'Total;;;119.00;;;;;',
      '',
      'Disclaimer:',
    ],
    rows: [['2026-11-20', 11_900, 'KUNDE AG RE-1']],
    asks: ['name'],
    columns: {
      date: 'Datum',
      text: 'Avisierungstext',
      credit: 'Gutschrift in CHF',
      debit: 'Lastschrift in CHF',
    },
  },
  Boursorama: {
    locale: 'fr-FR',
    currency: 'EUR',
    lines: [
      'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance',
      '2026-11-20;2026-11-20;"VIR SEPA CLIENT SARL F-12";Virements;Mouvements;client;1 234,56;;0004;Compte;2000',
    ],
    rows: [['2026-11-20', 123_456, 'CLIENT SARL F-12']],
    asks: ['name', 'text'],
    columns: { date: 'dateOp', amount: 'amount', text: 'label' },
  },
  'Crédit Agricole': {
    locale: 'fr-FR',
    currency: 'EUR',
    lines: [
      'Téléchargement du 20/11/2026;',
      '',
      'Compte de dépôt n° 123;',
      'Solde au 20/11/2026 2 000,00 €',
      '',
      'Date;Libellé;Débit Euros;Crédit Euros;',
      '03/11/2026;"VIREMENT EN VOTRE FAVEUR\nCLIENT SARL F-12";;1 234,56;',
      '20/11/2026;"PRLV EDF";80,00;;',
    ],
    rows: [
      ['2026-11-03', 123_456, 'CLIENT SARL F-12'],
      ['2026-11-20', -8_000, 'EDF'],
    ],
  },
  Qonto: {
    locale: 'fr-FR',
    currency: 'EUR',
    lines: [
      'Status;Settlement date (UTC);Operation date (UTC);Total amount (incl. VAT);Counterparty name;Reference;Currency',
      'Settled;20-11-2026 10:00:00;19-11-2026 10:00:00;119,00;Client SARL;F-12;EUR',
      'Declined;;19-11-2026 11:00:00;-50,00;Shop;X;EUR',
      'Processing;;20-11-2026 11:00:00;238,00;Client SARL;F-13;EUR',
    ],
    rows: [['2026-11-20', 11_900, 'Client SARL']],
    leftOut: ['not_booked', 'not_booked'],
    asks: ['date', 'amount'],
    columns: {
      date: 'Settlement date (UTC)',
      amount: 'Total amount (incl. VAT)',
      name: 'Counterparty name',
      text: 'Reference',
      status: 'Status',
      currency: 'Currency',
    },
  },
  'PKO BP with columns without a heading': {
    locale: 'pl-PL',
    currency: 'PLN',
    lines: [
      '"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""',
      '"2026-11-20","2026-11-20","Przelew na konto","+1230.00","PLN","+5000.00","Rachunek nadawcy: 61109010140000071219812874","Nazwa nadawcy: Spółka Żółć","Tytuł: FV/2026/11/1",""',
    ],
    rows: [['2026-11-20', 123_000, 'Spółka Żółć FV/2026/11/1']],
  },
  mBank: {
    locale: 'pl-PL',
    currency: 'PLN',
    lines: [
      'mBank S.A.;',
      '#Klient;',
      'JAN KOWALSKI;',
      '#Za okres:;01.11.2026;20.11.2026;',
      '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;',
      '2026-11-20;"PRZELEW PRZYCHODZĄCY Spółka Żółć Łódź FV/12";"mKonto";"Wpływy";1 230,00 PLN;',
    ],
    rows: [['2026-11-20', 123_000, 'Spółka Żółć Łódź FV/12']],
  },
  'Santander Polska, without a row of headings': {
    locale: 'pl-PL',
    currency: 'PLN',
    lines: [
      '20-11-2026,19-11-2026,FV/12,SPÓŁKA ŻÓŁĆ,\'61109010140000071219812874,"1230,00","5000,00",1',
      '18-11-2026,18-11-2026,CZYNSZ,DOM,\'61109010140000071219812875,"-500,00","3770,00",2',
    ],
    rows: [
      ['2026-11-20', 123_000, 'SPÓŁKA ŻÓŁĆ FV/12'],
      ['2026-11-18', -50_000, 'DOM CZYNSZ'],
    ],
    asks: ['date', 'amount'],
    columns: { date: '#1', text: '#3', name: '#4', amount: '#6' },
  },
  'Česká spořitelna': {
    locale: 'cs-CZ',
    currency: 'CZK',
    lines: [
      'Datum zaúčtování;Částka;Měna;Název protiúčtu;Protiúčet;Variabilní symbol;Zpráva pro příjemce',
      '20.11.2026;1 234,50;CZK;Zákazník s.r.o.;19-2000145399/0800;20260012;Faktura 20260012',
    ],
    rows: [['2026-11-20', 123_450, 'Zákazník s.r.o. Faktura 20260012']],
  },
  Fio: {
    locale: 'cs-CZ',
    currency: 'CZK',
    lines: [
      'accountId;"2100000000"',
      'bankId;"2010"',
      'openingBalance;"100,00"',
      '',
      'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;VS;Zpráva pro příjemce;Typ',
      '"26";"20.11.2026";"1 234,50";"CZK";"19-2000145399";"Zákazník";"0800";"12";"Faktura 12";"Příjem"',
    ],
    rows: [['2026-11-20', 123_450, 'Zákazník Faktura 12']],
  },
  'Tatra banka': {
    locale: 'sk-SK',
    currency: 'EUR',
    lines: [
      'Dátum zaúčtovania,Suma,Mena,Typ,Názov protiúčtu,Informácia pre príjemcu',
      '20.11.2026,"1 234,50",EUR,Kredit,Zákazník s.r.o.,Faktúra 12',
    ],
    rows: [['2026-11-20', 123_450, 'Zákazník s.r.o. Faktúra 12']],
  },
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

const banks = Object.entries(FILES)

test.each(banks)('%s', (_, file) => {
  const text = file.lines.join('\r\n')
  const reading = { currency: file.currency, locale: file.locale }
  const asked = readCsvStatement(text, { ...reading, mappingOf: () => undefined })
  if (!asked.ok) throw new Error(asked.refusal)
  expect(asked.value.kind === 'question' ? asked.value.question.open : undefined).toEqual(file.asks)
  const mapping = file.columns && { columns: file.columns, dayOrder: undefined }
  const read = readCsvStatement(text, { ...reading, mappingOf: () => mapping })
  if (!read.ok || read.value.kind === 'question') throw new Error('asks again')
  const rows = [...read.value.statement.transactions]
  const booked = rows.flatMap(row => (isLeftOut(row) ? [] : [row]))
  expect(booked.map(({ bookedOn, amount }) => [bookedOn, Number(amount)])).toEqual(
    file.rows.map(([day, amount]) => [day, amount]),
  )
  for (const [i, [, , words]] of file.rows.entries()) {
    const { partyName = '', text: said = '' } = booked[i] ?? {}
    for (const word of words.split(' ')) expect(`${partyName} ${said}`).toContain(word)
  }
  expect(rows.flatMap(row => (isLeftOut(row) ? [row.reason] : []))).toEqual(file.leftOut ?? [])
})
