import { type LocalText, inLanguage } from '../local-text.ts'

/**
 * The mandatory wording of an invoice without VAT, in the languages of documents. Directive 2006/112/EC, art. 226 (11)
 * and (11a); each state's own wording of the directive.
 */
export const REVERSE_CHARGE: LocalText = {
  en: 'Reverse charge',
  fr: 'Autoliquidation',
  de: 'Steuerschuldnerschaft des Leistungsempfängers',
  es: 'Inversión del sujeto pasivo',
  it: 'Inversione contabile',
  pl: 'Odwrotne obciążenie',
  nl: 'Btw verlegd',
  pt: 'IVA – autoliquidação',
  hi: 'रिवर्स चार्ज',
  ar: 'الاحتساب العكسي للضريبة',
}

export const INTRA_COMMUNITY: LocalText = {
  en: 'Exempt intra-Community supply',
  fr: 'Livraison intracommunautaire exonérée de TVA',
  de: 'Steuerfreie innergemeinschaftliche Lieferung',
  es: 'Entrega intracomunitaria exenta de IVA',
  it: 'Operazione non imponibile: cessione intracomunitaria',
  pl: 'Wewnątrzwspólnotowa dostawa towarów, stawka 0 %',
  nl: 'Vrijgestelde intracommunautaire levering',
  pt: 'Transmissão intracomunitária isenta de IVA',
  hi: 'यूरोपीय संघ के भीतर कर-मुक्त आपूर्ति',
  ar: 'توريد معفى من الضريبة داخل الاتحاد الأوروبي',
}

export const EXPORT: LocalText = {
  en: 'Exempt export',
  fr: 'Exportation exonérée de TVA',
  de: 'Steuerfreie Ausfuhrlieferung',
  es: 'Exportación exenta de IVA',
  it: "Operazione non imponibile: cessione all'esportazione",
  pl: 'Eksport towarów, stawka 0 %',
  nl: 'Uitvoer, 0 % btw',
  pt: 'Exportação isenta de IVA',
  hi: 'कर-मुक्त निर्यात',
  ar: 'تصدير معفى من الضريبة',
}

export const OUTSIDE_SCOPE: LocalText = {
  en: 'Not subject to VAT',
  fr: 'Opération hors du champ d’application de la TVA',
  de: 'Nicht steuerbare Leistung',
  es: 'Operación no sujeta a IVA',
  it: 'Operazione non soggetta a IVA',
  pl: 'Nie podlega opodatkowaniu VAT',
  nl: 'Niet onderworpen aan btw',
  pt: 'Operação não sujeita a IVA',
  hi: 'वैट के दायरे से बाहर',
  ar: 'غير خاضع لضريبة القيمة المضافة',
}

export const EXEMPT: LocalText = {
  en: 'Exempt from VAT',
  fr: 'Exonéré de TVA',
  de: 'Umsatzsteuerfrei',
  es: 'Operación exenta de IVA',
  it: 'Operazione esente da IVA',
  pl: 'Zwolnione z VAT',
  nl: 'Vrijgesteld van btw',
  pt: 'Isento de IVA',
  hi: 'वैट से मुक्त',
  ar: 'معفى من ضريبة القيمة المضافة',
}

export const SMALL_BUSINESS: LocalText = {
  en: 'No VAT charged: small business exemption',
  fr: 'TVA non applicable : franchise en base',
  de: 'Kein Ausweis von Umsatzsteuer: Kleinunternehmer',
  es: 'IVA no aplicable: régimen de pequeñas empresas',
  it: 'IVA non applicata: regime delle piccole imprese',
  pl: 'Zwolnienie podmiotowe z VAT',
  nl: 'Vrijgesteld van btw: kleineondernemersregeling',
  pt: 'IVA – regime de isenção',
  hi: 'कोई वैट नहीं: लघु व्यवसाय छूट',
  ar: 'لا تُحتسب ضريبة القيمة المضافة: إعفاء المنشآت الصغيرة',
}

/** Directive 2006/112/EC, art. 226 (13): the wording is the directive's own in each language of the Union. */
export const MARGIN_TRAVEL: LocalText = {
  en: 'Margin scheme — Travel agents',
  fr: 'Régime particulier — Agences de voyages',
  de: 'Sonderregelung für Reisebüros',
  es: 'Régimen especial de las agencias de viajes',
  it: 'Regime del margine — agenzie di viaggio',
  pl: 'Procedura marży dla biur podróży',
  nl: 'Bijzondere regeling reisbureaus',
  pt: 'Regime da margem de lucro — Agências de viagens',
  hi: 'मार्जिन योजना — ट्रैवल एजेंट',
  ar: 'نظام هامش الربح — وكلاء السفر',
}

/** Directive 2006/112/EC, art. 226 (14). */
export const MARGIN_SECOND_HAND: LocalText = {
  en: 'Margin scheme — Second-hand goods',
  fr: 'Régime particulier — Biens d’occasion',
  de: 'Gebrauchtgegenstände/Sonderregelung',
  es: 'Régimen especial de los bienes usados',
  it: 'Regime del margine — beni di occasione',
  pl: 'Procedura marży — towary używane',
  nl: 'Bijzondere regeling — gebruikte goederen',
  pt: 'Regime da margem de lucro — Bens em segunda mão',
  hi: 'मार्जिन योजना — पुरानी वस्तुएँ',
  ar: 'نظام هامش الربح — سلع مستعملة',
}

export const MARGIN_ART: LocalText = {
  en: 'Margin scheme — Works of art',
  fr: 'Régime particulier — Objets d’art',
  de: 'Kunstgegenstände/Sonderregelung',
  es: 'Régimen especial de los objetos de arte',
  it: 'Regime del margine — oggetti d’arte',
  pl: 'Procedura marży — dzieła sztuki',
  nl: 'Bijzondere regeling — kunstvoorwerpen',
  pt: 'Regime da margem de lucro — Objetos de arte',
  hi: 'मार्जिन योजना — कलाकृतियाँ',
  ar: 'نظام هامش الربح — أعمال فنية',
}

export const MARGIN_ANTIQUES: LocalText = {
  en: 'Margin scheme — Collectors’ items and antiques',
  fr: 'Régime particulier — Objets de collection et d’antiquité',
  de: 'Sammlungsstücke und Antiquitäten/Sonderregelung',
  es: 'Régimen especial de las antigüedades y objetos de colección',
  it: 'Regime del margine — oggetti da collezione e di antiquariato',
  pl: 'Procedura marży — przedmioty kolekcjonerskie i antyki',
  nl: 'Bijzondere regeling — voorwerpen voor verzamelingen of antiquiteiten',
  pt: 'Regime da margem de lucro — Objetos de coleção e antiguidades',
  hi: 'मार्जिन योजना — संग्रहणीय वस्तुएँ और प्राचीन वस्तुएँ',
  ar: 'نظام هامش الربح — مقتنيات وتحف',
}

/** Directive 2006/112/EC, art. 141 and 197: the customer of the second supply owes the tax. */
export const TRIANGULATION: LocalText = {
  en: 'Intra-Community triangular transaction: reverse charge',
  fr: 'Opération triangulaire intracommunautaire : autoliquidation',
  de: 'Innergemeinschaftliches Dreiecksgeschäft: Steuerschuldnerschaft des Leistungsempfängers',
  es: 'Operación triangular intracomunitaria: inversión del sujeto pasivo',
  it: 'Operazione triangolare intracomunitaria: inversione contabile',
  pl: 'Wewnątrzwspólnotowa transakcja trójstronna: odwrotne obciążenie',
  nl: 'Vereenvoudigde intracommunautaire ABC-levering: btw verlegd',
  pt: 'Operação triangular intracomunitária: IVA – autoliquidação',
  hi: 'यूरोपीय संघ के भीतर त्रिपक्षीय लेनदेन: रिवर्स चार्ज',
  ar: 'معاملة ثلاثية داخل الاتحاد الأوروبي: الاحتساب العكسي للضريبة',
}

/** Directive 2006/112/EC, art. 284 (2) and (3): the scheme for small enterprises in another member state. */
export const EU_SMALL_BUSINESS: LocalText = {
  en: 'Exempt: special scheme for small enterprises in the customer’s member state',
  fr: 'Exonéré : régime particulier des petites entreprises dans l’État membre du client',
  de: 'Steuerfrei: Sonderregelung für Kleinunternehmen im Mitgliedstaat des Kunden',
  es: 'Exento: régimen especial de las pequeñas empresas en el Estado miembro del cliente',
  it: 'Esente: regime speciale delle piccole imprese nello Stato membro del cliente',
  pl: 'Zwolnione: procedura szczególna dla małych przedsiębiorstw w państwie klienta',
  nl: 'Vrijgesteld: bijzondere regeling voor kleine ondernemingen in de lidstaat van de klant',
  pt: 'Isento: regime especial das pequenas empresas no Estado-Membro do cliente',
  hi: 'मुक्त: ग्राहक के सदस्य राज्य में लघु उद्यमों की विशेष योजना',
  ar: 'معفى: النظام الخاص بالمنشآت الصغيرة في الدولة العضو للعميل',
}

/** Before the last day of an exemption certificate. */
export const VALID_UNTIL: LocalText = {
  en: 'valid until',
  fr: 'valable jusqu’au',
  de: 'gültig bis',
  es: 'válido hasta',
  pl: 'ważne do',
  it: 'valido fino al',
  hi: 'इस दिन तक मान्य:',
  ar: 'سارية حتى',
  nl: 'geldig tot en met',
  pt: 'válido até',
}

/** Directive 2006/112/EC, art. 369b and 369e: the tax is due in the customer's state and declared in the seller's. */
export const DECLARED_IN_ONE_STOP_SHOP: LocalText = {
  en: 'VAT of the customer’s member state, declared in the one-stop shop (OSS)',
  fr: 'TVA de l’État membre du client, déclarée au guichet unique (OSS)',
  de: 'Umsatzsteuer des Mitgliedstaats des Kunden, erklärt in der einzigen Anlaufstelle (OSS)',
  es: 'IVA del Estado miembro del cliente, declarado en la ventanilla única (OSS)',
  it: 'IVA dello Stato membro del cliente, dichiarata nello sportello unico (OSS)',
  pl: 'VAT państwa członkowskiego klienta, rozliczany w procedurze OSS',
  nl: 'Btw van de lidstaat van de klant, aangegeven via het éénloketsysteem (OSS)',
  pt: 'IVA do Estado-Membro do cliente, declarado no balcão único (OSS)',
  hi: 'ग्राहक के सदस्य राज्य का वैट, वन-स्टॉप शॉप (OSS) में घोषित',
  ar: 'ضريبة القيمة المضافة للدولة العضو للعميل، مصرَّح بها في الشباك الموحد (OSS)',
}

/** The wording followed by the law: 'Autoliquidation – art. 283-2 du CGI'. */
export function cited(wording: LocalText, citation: string): LocalText {
  const entries = Object.entries(wording).map(([language, text]) => [
    language,
    `${text} – ${citation}`,
  ])
  return { en: `${wording.en} – ${citation}`, ...Object.fromEntries(entries) }
}

/** Two notices one after the other, in each language of the first. */
export function sentences(first: LocalText, second: LocalText): LocalText {
  const entries = Object.entries(first).map(([language, text]) => [
    language,
    `${text}. ${inLanguage(second, language)}`,
  ])
  return { en: `${first.en}. ${second.en}`, ...Object.fromEntries(entries) }
}
