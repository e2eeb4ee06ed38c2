import type { Encoding } from '@bordereau/contract/encoding-names'
import { charactersOf } from './encodings.ts'

/** A few lines of a bank's file in each language, with all its letters, and the country of a company that has it. */
export const SPECIMENS: readonly {
  readonly language: string
  readonly headings: string
  readonly rows: readonly string[]
}[] = [
  {
    language: 'de',
    headings: 'Buchungstag;Empfänger;Verwendungszweck;Betrag;Währung',
    rows: [
      'Müller & Söhne;Überweisung für Gerüst',
      'Groß Gerät GmbH;Rechnung Straße 5',
      'Bäckerei Öztürk;Ärztliche Übersicht',
    ],
  },
  {
    language: 'fr',
    headings: 'Date opération;Libellé;Crédit;Débit',
    rows: [
      'Société Générale;Virement reçu n° 12',
      'Hôtel François;Forêt à côté où ça gêne',
      'Œuvre Noël;Château naïf, sœur dû',
    ],
  },
  {
    language: 'es',
    headings: 'Fecha operación;Descripción;Importe',
    rows: [
      'Muñoz Peña;Transferencia de José',
      'Compañía Eléctrica;Pingüino año, núm. 4',
      'Martínez;Devolución según Ávila',
    ],
  },
  {
    language: 'it',
    headings: 'Data operazione;Descrizione;Città;Importo',
    rows: [
      'Società Perché;Così è già più',
      'Niccolò;Università, lunedì',
      'Caffè Forlì;Attività né può',
    ],
  },
  {
    language: 'pt',
    headings: 'Data;Descrição;Valor;Beneficiário',
    rows: [
      'João Gonçalves;Transferência recebida',
      'Conceição Côrte;Três ações, avó à mão',
      'Câmara;Serviços técnicos, público põe',
    ],
  },
  {
    language: 'nl',
    headings: 'Datum;Naam;Omschrijving;Bedrag',
    rows: ['Daniël;Coördinatie België', 'Loïs;Reünie, één café', 'Zoë;Geïnd: financiële crème'],
  },
  {
    language: 'da',
    headings: 'Dato;Tekst;Beløb;Saldo',
    rows: ['Sørensen;Overførsel fra Århus', 'Kjær;Køb på Østerbro', 'Færch;Lån, år, æble Ålborg'],
  },
  {
    language: 'nb',
    headings: 'Dato;Beskrivelse;Beløp;Ut på konto',
    rows: [
      'Bjørn Ødegård;Overføring innland',
      'Håkon;Utestående gebyr på lån',
      'Sæther;Kjøp, Tromsø næring',
    ],
  },
  {
    language: 'sv',
    headings: 'Bokföringsdag;Mottagare;Belopp',
    rows: [
      'Åkesson;Överföring från Malmö',
      'Göran Öberg;Insättning, räkning',
      'Lindström;Bankgirobetalning för året, idé',
    ],
  },
  {
    language: 'fi',
    headings: 'Kirjauspäivä;Maksaja;Määrä',
    rows: [
      'Mäkinen;Tilisiirto, viitemaksu Töölö',
      'Hämäläinen;Pano päivältä, yhteensä',
      'Åström;Käteisotto, Lähetys Öljy',
    ],
  },
  {
    language: 'is',
    headings: 'Dagsetning;Texti;Upphæð;Staða',
    rows: [
      'Þórður Guðmundsson;Millifærsla',
      'Sigríður;Greiðsla fyrir þjónustu',
      'Ævar Ýmir;Í dag á Íslandi, úr, ó, ötul',
    ],
  },
  {
    language: 'et',
    headings: 'Kuupäev;Maksja;Selgitus;Summa',
    rows: [
      'Jõgi OÜ;Arve tasumine, müük',
      'Põld;Väljamakse, töö, žürii',
      'Mägi;Šokolaad, ühing, äri, õli, Öö',
    ],
  },
  {
    language: 'lv',
    headings: 'Datums;Maksātājs;Apraksts;Summa',
    rows: [
      'Bērziņš;Pārskaitījums par rēķinu',
      'Kļaviņa;Saņemts maksājums, ģimene',
      'Žagars;Čeks, šķērsiela, ūdens, ņem, Īve',
    ],
  },
  {
    language: 'lt',
    headings: 'Data;Mokėtojas;Paskirtis;Suma',
    rows: [
      'Šimkus;Mokėjimas už sąskaitą',
      'Žukauskienė;Gautas įnašas, grąža',
      'Čiurlionis;Pavedimas rūšių, gėlių, ėjęs, ąžuolų',
    ],
  },
  {
    language: 'pl',
    headings: 'Data księgowania;Tytuł;Kwota;Nadawca',
    rows: [
      'Spółka Żółć;Przelew przychodzący Łódź',
      'Święcicki;Opłata za usługę, źródło',
      'Gdańsk;Wpłata gotówki, część należności',
    ],
  },
  {
    language: 'cs',
    headings: 'Datum zaúčtování;Částka;Název protiúčtu',
    rows: [
      'Dvořák;Příchozí platba, účet',
      'Růžička;Žluťoučký kůň úpěl ďábelské ódy',
      'Němec;Převod, šek, město Děčín',
    ],
  },
  {
    language: 'sk',
    headings: 'Dátum zaúčtovania;Suma;Názov účtu',
    rows: [
      'Kováč;Prijatá úhrada, faktúra',
      'Ďurčo;Žltý kôň, vŕba, päť ľudí',
      'Tŕň;Účet, mäso, šťastie, Ľubľana, stĺp, ňom',
    ],
  },
  {
    language: 'hu',
    headings: 'Könyvelés dátuma;Összeg;Közlemény',
    rows: [
      'Kovács és Társa;Beérkező átutalás',
      'Szűcs Győző;Számla kifizetése, díj',
      'Horváth;Árvíztűrő tükörfúrógép, Őr, Üdv',
    ],
  },
  {
    language: 'ro',
    headings: 'Data tranzacţiei;Descriere;Sumă',
    rows: [
      'Ştefănescu;Încasare factură',
      'Brânză;Plată către furnizor, şi',
      'Ţăran;Comision, român, împrumut, aţă',
    ],
  },
  {
    language: 'sl',
    headings: 'Datum knjiženja;Plačnik;Znesek',
    rows: [
      'Žagar;Plačilo računa, priliv',
      'Kovačič;Nakazilo šole',
      'Šuštar;Račun za storitve, že, Čas',
    ],
  },
  {
    language: 'hr',
    headings: 'Datum knjiženja;Platitelj;Opis plaćanja',
    rows: [
      'Đurić;Uplata računa, šifra',
      'Kovačević;Plaćanje, životni',
      'Šarić;Žiro račun, međunarodna, Čakovec, ići',
    ],
  },
  {
    language: 'sr',
    headings: 'Датум књижења;Опис;Износ;Платилац',
    rows: [
      'Ђорђевић;Уплата по рачуну',
      'Јовановић;Плаћање љубав, њега',
      'Шћепановић;Џеп, чек, фирма, хлеб, жеља, цена, гас',
    ],
  },
  {
    language: 'bg',
    headings: 'Дата;Описание;Сума;Наредител',
    rows: [
      'Иванов;Получен превод по фактура',
      'Щерев;Плащане, ъгъл, юни',
      'Живков;Цена, шал, чек, хляб, здраве, йод, ООД гьол',
    ],
  },
  {
    language: 'ru',
    headings: 'Дата операции;Описание;Сумма;Плательщик',
    rows: [
      'Иванов;Перевод по счёту',
      'Щукин;Оплата услуг, объект, эхо',
      'Жуков;Юбилей, цена, фильм, хлеб, вы, шар, чек',
    ],
  },
  {
    language: 'uk',
    headings: 'Дата операції;Опис;Сума;Платник',
    rows: [
      'Їжаченко;Оплата рахунку, є',
      'Щербак;Ґрунт, послуги, юність',
      'Ціль;Переказ, жіночий, хліб, фірма, мій, часть, шлях',
    ],
  },
  {
    language: 'el',
    headings: 'Ημερομηνία;Περιγραφή;Ποσό',
    rows: [
      'Παπαδόπουλος;Μεταφορά από λογαριασμό',
      'Χατζής;Πληρωμή τιμολογίου, ψωμί, ώρα',
      'Ξένος;Κατάθεση ύλης, ζωή, έβδομη, φίλος, ΐ',
    ],
  },
  {
    language: 'tr',
    headings: 'Tarih;Açıklama;İşlem Tutarı',
    rows: [
      'Yılmaz Şirketi;Gelen havale ödemesi',
      'Çağrı Öztürk;Fatura ücreti, işlem',
      'Güneş;Değişim, ığdır, üç, kağıt, İzmir',
    ],
  },
  {
    language: 'he',
    headings: 'תאריך;תיאור;סכום',
    rows: ['כהן;העברה בנקאית', 'לוי;תשלום חשבונית', 'גדעון;זיכוי, פקדון, צ׳ק, משטח סוף ץ ך'],
  },
  {
    language: 'ar',
    headings: 'التاريخ;الوصف;المبلغ',
    rows: ['شركة النور;تحويل وارد', 'محمد;دفع فاتورة', 'خالد;غرض، ظهر، ثلج، ذهب، ضوء، قص، بئر'],
  },
  {
    language: 'ca',
    headings: 'Data operació;Descripció;Import',
    rows: [
      'Núria Güell;Transferència rebuda',
      'Però;Rebut de gas, més, països',
      'Barça;Comissió, català, què, així',
    ],
  },
]

/** A text in a code page; undefined where it has not all letters. */
export function encoded(text: string, encoding: Encoding): Uint8Array | undefined {
  const characters = charactersOf(encoding) ?? []
  const bytes = [...text].map(character => characters.indexOf(character))
  return bytes.includes(-1) ? undefined : Uint8Array.from(bytes)
}
