import type { CsvMapping } from './csv.ts'

export type Row = readonly [day: string, minor: number, words: string]
export type CsvFile = {
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

/** Files as banks of Germany, Austria, Switzerland, France and Poland describe or publish them, with made-up rows. */
export const FILES_OF_CENTRAL_EUROPE: Readonly<Record<string, CsvFile>> = {
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
}
