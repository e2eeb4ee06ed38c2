import type { ReportText } from './report-text.ts'

export const en: ReportText = {
  titles: {
    vat: 'Tax by category and rate',
    inputTax: 'Input tax',
    revenue: 'Revenue without tax',
    received: 'Payments received',
    receivables: 'Receivables',
  },
  period: 'Period',
  madeOn: 'Made on',
  asOf: 'As of',
  total: 'Total',
  quarter: ({ quarter, year }) => `Q${quarter} ${year}`,
  taxable: 'Taxable amount',
  tax: 'Tax',
  taxBefore: 'Tax, year before',
  documents: 'Documents',
  payments: 'Payments',
  otherCurrencies: 'In other currencies',
  amount: 'Amount',
  before: 'Year before',
  categoryAndRate: 'Category and rate',
  documentSums: 'Discounts and charges of documents, deposits set off',
  nothingIssued: 'Nothing was issued in this period or the year before',
  nothingReceived: 'Nothing was received in this period or the year before',
  nothingOpen: 'Nothing is open',
  unpaid: 'Unpaid',
  ages: {
    not_due: 'Not yet due',
    days_1_30: '1–30 days',
    days_31_60: '31–60 days',
    days_61_90: '61–90 days',
    days_over_90: 'Over 90 days',
  },
  purchases:
    'Purchases whose invoices you wrote for suppliers; all others are in your bookkeeping.',
  owedOnPurchases:
    'Reverse charge and intra-Community purchases state no tax: you owe it at the rate of your own country, and deduct it as far as you may.',
  groups: {
    month: 'Month',
    customer: 'Customer',
    country: 'Country',
    item: 'Item',
    method: 'Method',
  },
  categories: {
    S: 'Taxed',
    Z: 'Zero-rated',
    E: 'Exempt',
    AE: 'Reverse charge',
    K: 'Intra-Community supply',
    G: 'Export',
    O: 'Not subject to tax',
    B: 'Split payment',
  },
  methods: {
    transfer: 'Bank transfer',
    card: 'Card',
    cash: 'Cash',
    cheque: 'Cheque',
    direct_debit: 'Direct debit',
    credit_note: 'Credit note',
    other: 'Other',
  },
  taxableIn: ({ home }) => `Taxable in ${home}`,
  taxIn: ({ home }) => `Tax in ${home}`,
  basis: ({ home }) =>
    `By the day on which the tax arises by law (supply, invoice or payment), from the issued documents. Amounts in ${home} are at the rates that the documents state, else at those in Settings.`,
  revenueBasis: ({ home }) =>
    `By date of issue, without tax; credit notes are subtracted. Amounts in ${home} are at the rates in Settings.`,
  paymentsBasis: ({ home }) =>
    `By date of payment; refunds are subtracted, reversed payments left out. Amounts in ${home} are at the rates in Settings.`,
  receivablesBasis: ({ home }) =>
    `What is open of each issued document, by the days since it was due. Amounts in ${home} are at the rates in Settings.`,
  daysSalesOutstanding: ({ days }) => `Days sales outstanding: ${days}`,
  ratesMissing: ({ missing, home }) =>
    `Exchange rates are missing for ${missing}. Until then, these currencies are left out of the sums in ${home}.`,
  cut: ({ most }) => `Only the largest ${most} rows are shown. The totals are those of all.`,
  discountsTaken: ({ taxes }) =>
    `Discounts for early payment taken in this period lower base and tax, which is in no amount above: ${taxes}`,
  cashAccounting: {
    one: 'The tax of one document of this period arises when it is paid: it is counted as far as it was paid.',
    other:
      'The tax of # documents of this period arises when they are paid: it is counted as far as they were paid.',
  },
}

export const fr: ReportText = {
  titles: {
    vat: 'Taxe par catégorie et taux',
    inputTax: 'TVA déductible',
    revenue: 'Chiffre d’affaires hors taxes',
    received: 'Paiements reçus',
    receivables: 'Créances',
  },
  period: 'Période',
  madeOn: 'Établi le',
  asOf: 'Au',
  total: 'Total',
  quarter: ({ quarter, year }) => `T${quarter} ${year}`,
  taxable: 'Montant imposable',
  tax: 'Taxe',
  taxBefore: 'Taxe, année précédente',
  documents: 'Documents',
  payments: 'Paiements',
  otherCurrencies: 'En d’autres devises',
  amount: 'Montant',
  before: 'Année précédente',
  categoryAndRate: 'Catégorie et taux',
  documentSums: 'Remises et frais des documents, acomptes déduits',
  nothingIssued: 'Rien n’a été émis dans cette période ni l’année précédente',
  nothingReceived: 'Rien n’a été encaissé dans cette période ni l’année précédente',
  nothingOpen: 'Rien n’est à payer',
  unpaid: 'À payer',
  ages: {
    not_due: 'Pas encore échu',
    days_1_30: '1–30 jours',
    days_31_60: '31–60 jours',
    days_61_90: '61–90 jours',
    days_over_90: 'Plus de 90 jours',
  },
  purchases:
    'Achats dont vous avez établi les factures pour des fournisseurs ; tous les autres sont dans votre comptabilité.',
  owedOnPurchases:
    'Les achats en autoliquidation et intracommunautaires n’indiquent pas de taxe : vous la devez au taux de votre pays, et la déduisez dans la mesure où vous en avez le droit.',
  groups: { month: 'Mois', customer: 'Client', country: 'Pays', item: 'Article', method: 'Mode' },
  categories: {
    S: 'Taxé',
    Z: 'Taux zéro',
    E: 'Exonéré',
    AE: 'Autoliquidation',
    K: 'Livraison intracommunautaire',
    G: 'Exportation',
    O: 'Non soumis à la taxe',
    B: 'Paiement scindé',
  },
  methods: {
    transfer: 'Virement',
    card: 'Carte',
    cash: 'Espèces',
    cheque: 'Chèque',
    direct_debit: 'Prélèvement',
    credit_note: 'Avoir',
    other: 'Autre',
  },
  taxableIn: ({ home }) => `Montant imposable en ${home}`,
  taxIn: ({ home }) => `Taxe en ${home}`,
  basis: ({ home }) =>
    `Par jour d’exigibilité de la taxe selon la loi (livraison, facture ou paiement), d’après les documents émis. Les montants en ${home} sont aux taux de change que les documents mentionnent, sinon à ceux des paramètres.`,
  revenueBasis: ({ home }) =>
    `Par date d’émission, hors taxes ; les avoirs sont déduits. Les montants en ${home} sont aux taux de change des paramètres.`,
  paymentsBasis: ({ home }) =>
    `Par date de paiement ; les remboursements sont déduits, les paiements annulés sont exclus. Les montants en ${home} sont aux taux de change des paramètres.`,
  receivablesBasis: ({ home }) =>
    `Ce qui reste à payer de chaque document émis, selon les jours écoulés depuis l’échéance. Les montants en ${home} sont aux taux de change des paramètres.`,
  daysSalesOutstanding: ({ days }) => `Délai moyen de paiement (DSO), jours : ${days}`,
  ratesMissing: ({ missing, home }) =>
    `Il manque des taux de change pour ${missing}. D’ici là, ces devises sont laissées hors des sommes en ${home}.`,
  cut: ({ most }) =>
    `Seules les ${most} lignes les plus importantes sont affichées. Les totaux sont ceux de toutes.`,
  discountsTaken: ({ taxes }) =>
    `Les escomptes pris pendant cette période réduisent base et taxe, ce qui n’est dans aucun montant ci-dessus : ${taxes}`,
  cashAccounting: {
    one: 'La taxe d’un document de cette période est exigible à son paiement : elle est comptée dans la mesure où il a été payé.',
    many: 'La taxe de # de documents de cette période est exigible à leur paiement : elle est comptée dans la mesure où ils ont été payés.',
    other:
      'La taxe de # documents de cette période est exigible à leur paiement : elle est comptée dans la mesure où ils ont été payés.',
  },
}

export const de: ReportText = {
  titles: {
    vat: 'Steuer nach Kategorie und Satz',
    inputTax: 'Vorsteuer',
    revenue: 'Umsatz ohne Steuer',
    received: 'Erhaltene Zahlungen',
    receivables: 'Forderungen',
  },
  period: 'Zeitraum',
  madeOn: 'Erstellt am',
  asOf: 'Stand',
  total: 'Summe',
  quarter: ({ quarter, year }) => `Q${quarter} ${year}`,
  taxable: 'Steuerpflichtiger Betrag',
  tax: 'Steuer',
  taxBefore: 'Steuer im Vorjahr',
  documents: 'Dokumente',
  payments: 'Zahlungen',
  otherCurrencies: 'In anderen Währungen',
  amount: 'Betrag',
  before: 'Vorjahr',
  categoryAndRate: 'Kategorie und Satz',
  documentSums: 'Rabatte und Zuschläge ganzer Dokumente, verrechnete Anzahlungen',
  nothingIssued: 'In diesem Zeitraum und im Vorjahr wurde nichts ausgestellt',
  nothingReceived: 'In diesem Zeitraum und im Vorjahr ging nichts ein',
  nothingOpen: 'Nichts ist offen',
  unpaid: 'Offen',
  ages: {
    not_due: 'Noch nicht fällig',
    days_1_30: '1–30 Tage',
    days_31_60: '31–60 Tage',
    days_61_90: '61–90 Tage',
    days_over_90: 'Über 90 Tage',
  },
  purchases:
    'Einkäufe, deren Rechnungen Sie für Lieferanten ausgestellt haben; alle anderen stehen in Ihrer Buchhaltung.',
  owedOnPurchases:
    'Einkäufe mit Reverse Charge und innergemeinschaftliche Erwerbe weisen keine Steuer aus: Sie schulden sie zum Satz Ihres Landes und ziehen sie ab, soweit Sie dürfen.',
  groups: {
    month: 'Monat',
    customer: 'Kunde',
    country: 'Land',
    item: 'Artikel',
    method: 'Zahlungsart',
  },
  categories: {
    S: 'Besteuert',
    Z: 'Nullsatz',
    E: 'Steuerfrei',
    AE: 'Steuerschuld des Empfängers',
    K: 'Innergemeinschaftliche Lieferung',
    G: 'Ausfuhr',
    O: 'Nicht steuerbar',
    B: 'Getrennte Zahlung',
  },
  methods: {
    transfer: 'Überweisung',
    card: 'Karte',
    cash: 'Bar',
    cheque: 'Scheck',
    direct_debit: 'Lastschrift',
    credit_note: 'Rechnungskorrektur',
    other: 'Andere',
  },
  taxableIn: ({ home }) => `Steuerpflichtig in ${home}`,
  taxIn: ({ home }) => `Steuer in ${home}`,
  basis: ({ home }) =>
    `Nach dem Tag, an dem die Steuer laut Gesetz entsteht (Leistung, Rechnung oder Zahlung), aus den ausgestellten Dokumenten. Beträge in ${home} sind zu den Kursen, die auf den Dokumenten stehen, sonst zu denen in den Einstellungen.`,
  revenueBasis: ({ home }) =>
    `Nach Ausstellungsdatum, ohne Steuer; Gutschriften sind abgezogen. Beträge in ${home} sind zu den Kursen in den Einstellungen.`,
  paymentsBasis: ({ home }) =>
    `Nach Zahlungsdatum; Erstattungen sind abgezogen, stornierte Zahlungen nicht enthalten. Beträge in ${home} sind zu den Kursen in den Einstellungen.`,
  receivablesBasis: ({ home }) =>
    `Was von jedem ausgestellten Dokument offen ist, nach den Tagen seit der Fälligkeit. Beträge in ${home} sind zu den Kursen in den Einstellungen.`,
  daysSalesOutstanding: ({ days }) => `Forderungslaufzeit (DSO) in Tagen: ${days}`,
  ratesMissing: ({ missing, home }) =>
    `Es fehlen Wechselkurse für ${missing}. Bis dahin fehlen diese Währungen in den Summen in ${home}.`,
  cut: ({ most }) => `Nur die größten ${most} Zeilen werden gezeigt. Die Summen gelten für alle.`,
  discountsTaken: ({ taxes }) =>
    `In diesem Zeitraum gezogene Skonti mindern Bemessungsgrundlage und Steuer, was in keinem Betrag oben steht: ${taxes}`,
  cashAccounting: {
    one: 'Die Steuer eines Dokuments dieses Zeitraums entsteht mit der Zahlung: Sie ist gezählt, soweit es bezahlt wurde.',
    other:
      'Die Steuer von # Dokumenten dieses Zeitraums entsteht mit der Zahlung: Sie ist gezählt, soweit sie bezahlt wurden.',
  },
}

export const nl: ReportText = {
  titles: {
    vat: 'Belasting per categorie en tarief',
    inputTax: 'Voorbelasting',
    revenue: 'Omzet exclusief belasting',
    received: 'Ontvangen betalingen',
    receivables: 'Vorderingen',
  },
  period: 'Periode',
  madeOn: 'Opgemaakt op',
  asOf: 'Stand op',
  total: 'Totaal',
  quarter: ({ quarter, year }) => `${quarter}e kwartaal ${year}`,
  taxable: 'Maatstaf van heffing',
  tax: 'Belasting',
  taxBefore: 'Belasting, vorig jaar',
  documents: 'Documenten',
  payments: 'Betalingen',
  otherCurrencies: 'In andere valuta’s',
  amount: 'Bedrag',
  before: 'Vorig jaar',
  categoryAndRate: 'Categorie en tarief',
  documentSums: 'Kortingen en toeslagen op documenten, verrekende voorschotten',
  nothingIssued: 'In deze periode en het jaar ervoor is niets uitgereikt',
  nothingReceived: 'In deze periode en het jaar ervoor is niets ontvangen',
  nothingOpen: 'Er staat niets open',
  unpaid: 'Openstaand',
  ages: {
    not_due: 'Nog niet vervallen',
    days_1_30: '1–30 dagen',
    days_31_60: '31–60 dagen',
    days_61_90: '61–90 dagen',
    days_over_90: 'Meer dan 90 dagen',
  },
  purchases:
    'Aankopen waarvan u de factuur voor de leverancier hebt uitgereikt; alle andere staan in uw boekhouding.',
  owedOnPurchases:
    'Aankopen met verlegde btw en intracommunautaire verwervingen vermelden geen belasting: u bent die verschuldigd tegen het tarief van uw eigen land, en trekt ze af voor zover dat mag.',
  groups: {
    month: 'Maand',
    customer: 'Klant',
    country: 'Land',
    item: 'Artikel',
    method: 'Betaalwijze',
  },
  categories: {
    S: 'Belast',
    Z: 'Nultarief',
    E: 'Vrijgesteld',
    AE: 'Btw verlegd',
    K: 'Intracommunautaire levering',
    G: 'Uitvoer',
    O: 'Niet aan belasting onderworpen',
    B: 'Gesplitste betaling',
  },
  methods: {
    transfer: 'Overschrijving',
    card: 'Kaart',
    cash: 'Contant',
    cheque: 'Cheque',
    direct_debit: 'Domiciliëring of incasso',
    credit_note: 'Creditnota',
    other: 'Andere',
  },
  taxableIn: ({ home }) => `Maatstaf in ${home}`,
  taxIn: ({ home }) => `Belasting in ${home}`,
  basis: ({ home }) =>
    `Op factuurdatum, uit de uitgereikte documenten. Bedragen in ${home} zijn tegen de koersen op de documenten, anders tegen die in de instellingen.`,
  revenueBasis: ({ home }) =>
    `Op factuurdatum, exclusief belasting; creditnota’s zijn afgetrokken. Bedragen in ${home} zijn tegen de koersen in de instellingen.`,
  paymentsBasis: ({ home }) =>
    `Op betaaldatum; terugbetalingen zijn afgetrokken, teruggedraaide betalingen weggelaten. Bedragen in ${home} zijn tegen de koersen in de instellingen.`,
  receivablesBasis: ({ home }) =>
    `Wat van elk uitgereikt document openstaat, naar het aantal dagen sinds de vervaldatum. Bedragen in ${home} zijn tegen de koersen in de instellingen.`,
  daysSalesOutstanding: ({ days }) => `Gemiddelde betaaltermijn (DSO) in dagen: ${days}`,
  ratesMissing: ({ missing, home }) =>
    `Er ontbreken wisselkoersen voor ${missing}. Tot dan ontbreken deze valuta’s in de totalen in ${home}.`,
  cut: ({ most }) => `Alleen de grootste ${most} regels staan hier. De totalen zijn die van alle.`,
  discountsTaken: ({ taxes }) =>
    `Kortingen voor vervroegde betaling in deze periode verlagen maatstaf en belasting, wat in geen bedrag hierboven is verwerkt: ${taxes}`,
  cashAccounting: {
    one: 'Eén document valt onder het kasstelsel: de belasting is verschuldigd bij betaling, niet in de hier getoonde periode.',
    other:
      '# documenten vallen onder het kasstelsel: de belasting is verschuldigd bij betaling, niet in de hier getoonde periode.',
  },
}
