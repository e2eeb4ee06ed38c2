import type { LocalText } from '../../local-text.ts'
import type { OfferedStatement } from '../country.ts'

type Years = Readonly<
  Record<'en' | 'fr' | 'de' | 'es' | 'it' | 'pl' | 'hi' | 'ar' | 'nl' | 'pt', string>
>

const TEN: Years = {
  en: 'ten',
  fr: 'dix',
  de: 'zehn',
  es: 'diez',
  it: 'dieci',
  pl: 'dziesięć',
  hi: 'दस',
  ar: 'عشر سنوات',
  nl: 'tien',
  pt: 'dez',
}

const FIFTEEN: Years = {
  en: 'fifteen',
  fr: 'quinze',
  de: 'fünfzehn',
  es: 'quince',
  it: 'quindici',
  pl: 'piętnaście',
  hi: 'पंद्रह',
  ar: 'خمس عشرة سنة',
  nl: 'vijftien',
  pt: 'quinze',
}

/**
 * Since 2022 these words, which the law prescribes in French and Dutch, stand on the invoice for works at 6 % in place of a
 * certificate: without them the reduced rate has no proof. Read at practicali.be/blog (verbouwingswerken aan 6 %), dbab.eu
 * (bouwsector verlaagd btw-tarief 6 %) and fmg.be (mentions sur les factures de travaux immobiliers). Fifteen years are asked
 * for shared boilers and lifts (fiduplan.be, herstellingswerken aan privéwoningen).
 */
export const STATEMENTS: readonly OfferedStatement[] = [
  works('renovation_6', TEN),
  works('renovation_6_fifteen', FIFTEEN),
]

function works(key: string, years: Years): OfferedStatement {
  return {
    name: {
      en: `Works at 6 % on a dwelling of at least ${years.en} years`,
      fr: `Travaux à 6 % sur une habitation d’au moins ${years.fr} ans`,
      de: `Arbeiten zu 6 % an einer mindestens ${years.de} Jahre alten Wohnung`,
      es: `Obras al 6 % en una vivienda de al menos ${years.es} años`,
      it: `Lavori al 6 % su un’abitazione di almeno ${years.it} anni`,
      pl: `Roboty ze stawką 6 % w mieszkaniu, które ma co najmniej ${years.pl} lat`,
      hi: `कम से कम ${years.hi} वर्ष पुराने आवास पर 6 % पर कार्य`,
      ar: `أعمال بنسبة 6 % في مسكن عمره ${years.ar} على الأقل`,
      nl: `Werken tegen 6 % aan een woning van minstens ${years.nl} jaar`,
      pt: `Obras a 6% numa habitação com pelo menos ${years.pt} anos`,
    },
    note: {
      key,
      subjectCode: '',
      text: textOf(years),
      law: 'Loi du 27 décembre 2021, wet van 27 december 2021 (AR n° 20 / KB nr. 20)',
      url: 'https://refli.be/fr/lex/2021034489',
    },
    appliesTo: ({ kind }) => kind === 'invoice',
  }
}

function textOf(years: Years): LocalText {
  return {
    en: `VAT rate: unless it objects in writing within one month of receiving the invoice, the customer is presumed to acknowledge that (1) the works are carried out on a dwelling first occupied in a calendar year at least ${years.en} years before the date of the first invoice for these works, (2) after these works the dwelling is used exclusively or mainly as a private dwelling, and (3) these works are supplied and invoiced to a final consumer. If at least one of these conditions is not met, the standard VAT rate of 21 % applies and the customer is liable, as to these conditions, for the tax, interest and fines due.`,
    fr: `Taux de T.V.A. : En l’absence de contestation par écrit, dans un délai d’un mois à compter de la réception de la facture, le client est présumé reconnaître que (1) les travaux sont effectués à un bâtiment d’habitation dont la première occupation a eu lieu au cours d’une année civile qui précède d’au moins ${years.fr} ans la date de la première facture relative à ces travaux, (2) qu’après l’exécution de ces travaux, l’habitation est utilisée, soit exclusivement soit à titre principal comme logement privé et (3) que ces travaux sont fournis et facturés à un consommateur final. Si au moins une de ces conditions n’est pas remplie, le taux normal de T.V.A. de 21 p.c. sera applicable et le client endossera, par rapport à ces conditions, la responsabilité quant au paiement de la taxe, des intérêts et des amendes dus.`,
    de: `Mehrwertsteuersatz: Ohne schriftlichen Widerspruch binnen eines Monats ab Empfang der Rechnung wird davon ausgegangen, dass der Kunde anerkennt, dass (1) die Arbeiten an einer Wohnung ausgeführt werden, deren Erstbezug in einem Kalenderjahr mindestens ${years.de} Jahre vor dem Datum der ersten Rechnung für diese Arbeiten lag, (2) die Wohnung nach diesen Arbeiten ausschließlich oder hauptsächlich als Privatwohnung genutzt wird und (3) die Arbeiten einem Endverbraucher erbracht und berechnet werden. Ist mindestens eine dieser Bedingungen nicht erfüllt, gilt der Normalsatz von 21 %, und der Kunde haftet in Bezug auf diese Bedingungen für die geschuldete Steuer, Zinsen und Geldbußen.`,
    es: `Tipo de IVA: salvo oposición por escrito en el plazo de un mes desde la recepción de la factura, se presume que el cliente reconoce que (1) las obras se realizan en una vivienda ocupada por primera vez en un año natural anterior en al menos ${years.es} años a la fecha de la primera factura de estas obras, (2) tras estas obras la vivienda se usa exclusiva o principalmente como vivienda privada y (3) las obras se prestan y facturan a un consumidor final. Si no se cumple al menos una de estas condiciones, se aplica el tipo general del 21 % y el cliente responde, respecto de estas condiciones, del impuesto, los intereses y las multas debidos.`,
    it: `Aliquota IVA: in assenza di contestazione scritta entro un mese dal ricevimento della fattura, si presume che il cliente riconosca che (1) i lavori sono eseguiti su un’abitazione occupata per la prima volta in un anno civile anteriore di almeno ${years.it} anni alla data della prima fattura relativa a tali lavori, (2) dopo tali lavori l’abitazione è usata esclusivamente o principalmente come abitazione privata e (3) i lavori sono forniti e fatturati a un consumatore finale. Se almeno una di queste condizioni non è soddisfatta, si applica l’aliquota ordinaria del 21 % e il cliente risponde, riguardo a tali condizioni, dell’imposta, degli interessi e delle sanzioni dovuti.`,
    pl: `Stawka VAT: w braku pisemnego sprzeciwu w ciągu miesiąca od otrzymania faktury przyjmuje się, że klient uznaje, iż (1) roboty są wykonywane w mieszkaniu zasiedlonym po raz pierwszy w roku kalendarzowym poprzedzającym o co najmniej ${years.pl} lat datę pierwszej faktury za te roboty, (2) po tych robotach mieszkanie służy wyłącznie lub głównie jako mieszkanie prywatne oraz (3) roboty są świadczone i fakturowane konsumentowi końcowemu. Jeżeli co najmniej jeden z tych warunków nie jest spełniony, stosuje się stawkę podstawową 21 %, a klient odpowiada w zakresie tych warunków za należny podatek, odsetki i kary.`,
    hi: `वैट दर: बीजक मिलने के एक माह के भीतर लिखित आपत्ति न होने पर माना जाता है कि ग्राहक स्वीकार करता है कि (1) कार्य ऐसे आवास पर किया गया है जिसमें पहली बार निवास इस कार्य के पहले बीजक की तिथि से कम से कम ${years.hi} वर्ष पूर्व के कैलेंडर वर्ष में हुआ, (2) कार्य के बाद आवास केवल या मुख्यतः निजी आवास के रूप में उपयोग होता है और (3) कार्य अंतिम उपभोक्ता को दिया और उसी को बिल किया गया है। इनमें से कोई शर्त पूरी न होने पर 21 % की मानक दर लागू होगी और इन शर्तों के संबंध में देय कर, ब्याज और जुर्माने के लिए ग्राहक उत्तरदायी होगा।`,
    ar: `نسبة الضريبة: ما لم يعترض العميل كتابيًا خلال شهر من استلام الفاتورة، يُفترض أنه يقر بأن (1) الأعمال تُنفذ في مسكن شُغل لأول مرة في سنة ميلادية تسبق تاريخ أول فاتورة لهذه الأعمال ب${years.ar} على الأقل، و(2) المسكن يُستخدم بعد هذه الأعمال حصرًا أو أساسًا سكنًا خاصًا، و(3) الأعمال تُقدَّم وتُفوتر لمستهلك نهائي. وإذا لم يتحقق أحد هذه الشروط على الأقل تُطبق النسبة الأساسية 21 %، ويتحمل العميل، فيما يخص هذه الشروط، مسؤولية الضريبة والفوائد والغرامات المستحقة.`,
    nl: `Btw-tarief: Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand vanaf de ontvangst van de factuur, wordt de klant geacht te erkennen dat (1) de werken worden verricht aan een woning waarvan de eerste ingebruikneming heeft plaatsgevonden in een kalenderjaar dat ten minste ${years.nl} jaar voorafgaat aan de datum van de eerste factuur met betrekking tot die werken, (2) de woning, na uitvoering van die werken, uitsluitend of hoofdzakelijk als privéwoning wordt gebruikt en (3) de werken worden verstrekt en gefactureerd aan een eindverbruiker. Wanneer minstens één van die voorwaarden niet is voldaan, zal het normale btw-tarief van 21 pct. van toepassing zijn en is de afnemer ten aanzien van die voorwaarden aansprakelijk voor de betaling van de verschuldigde belasting, interesten en geldboeten.`,
    pt: `Taxa de IVA: na falta de contestação por escrito no prazo de um mês a contar da receção da fatura, presume-se que o cliente reconhece que (1) as obras são realizadas numa habitação ocupada pela primeira vez num ano civil anterior em pelo menos ${years.pt} anos à data da primeira fatura relativa a essas obras, (2) após essas obras a habitação é utilizada exclusiva ou principalmente como habitação privada e (3) essas obras são prestadas e faturadas a um consumidor final. Se pelo menos uma destas condições não estiver preenchida, aplica-se a taxa normal de IVA de 21% e o cliente responde, quanto a essas condições, pelo imposto, juros e coimas devidos.`,
  }
}
