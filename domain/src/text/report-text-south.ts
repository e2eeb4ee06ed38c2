import type { ReportText } from './report-text.ts'

export const es: ReportText = {
  titles: {
    vat: 'Impuesto por categoría y tipo',
    inputTax: 'IVA soportado',
    revenue: 'Ingresos sin impuestos',
    received: 'Pagos recibidos',
    receivables: 'Cuentas por cobrar',
  },
  period: 'Período',
  madeOn: 'Elaborado el',
  asOf: 'A fecha de',
  total: 'Total',
  quarter: ({ quarter, year }) => `T${quarter} ${year}`,
  taxable: 'Base imponible',
  tax: 'Impuesto',
  taxBefore: 'Impuesto, año anterior',
  documents: 'Documentos',
  payments: 'Cobros',
  otherCurrencies: 'En otras monedas',
  amount: 'Importe',
  before: 'Año anterior',
  categoryAndRate: 'Categoría y tipo',
  documentSums: 'Descuentos y cargos de documentos, anticipos deducidos',
  nothingIssued: 'No se emitió nada en este período ni el año anterior',
  nothingReceived: 'No se cobró nada en este período ni el año anterior',
  nothingOpen: 'No hay nada pendiente',
  unpaid: 'Pendiente',
  ages: {
    not_due: 'Aún no vencido',
    days_1_30: '1–30 días',
    days_31_60: '31–60 días',
    days_61_90: '61–90 días',
    days_over_90: 'Más de 90 días',
  },
  purchases:
    'Compras cuyas facturas emitió por proveedores; todas las demás están en su contabilidad.',
  owedOnPurchases:
    'Las compras con inversión del sujeto pasivo e intracomunitarias no indican impuesto: lo debe al tipo de su país y lo deduce en la medida en que pueda.',
  groups: {
    month: 'Mes',
    customer: 'Cliente',
    country: 'País',
    item: 'Artículo',
    method: 'Forma de pago',
  },
  categories: {
    S: 'Gravado',
    Z: 'Tipo cero',
    E: 'Exento',
    AE: 'Inversión del sujeto pasivo',
    K: 'Entrega intracomunitaria',
    G: 'Exportación',
    O: 'No sujeto al impuesto',
    B: 'Pago fraccionado',
  },
  methods: {
    transfer: 'Transferencia',
    card: 'Tarjeta',
    cash: 'Efectivo',
    cheque: 'Cheque',
    direct_debit: 'Domiciliación',
    credit_note: 'Factura rectificativa',
    other: 'Otro',
  },
  taxableIn: ({ home }) => `Base imponible en ${home}`,
  taxIn: ({ home }) => `Impuesto en ${home}`,
  basis: ({ home }) =>
    `Por el día del devengo según la ley (entrega, factura o pago), según los documentos emitidos. Los importes en ${home} están a los tipos de cambio que indican los documentos o, si no, a los de los ajustes.`,
  revenueBasis: ({ home }) =>
    `Por fecha de emisión, sin impuestos; las facturas rectificativas están restadas. Los importes en ${home} están a los tipos de cambio de los ajustes.`,
  paymentsBasis: ({ home }) =>
    `Por fecha de cobro; los reembolsos están restados y los cobros anulados, excluidos. Los importes en ${home} están a los tipos de cambio de los ajustes.`,
  receivablesBasis: ({ home }) =>
    `Lo pendiente de cada documento emitido, según los días transcurridos desde el vencimiento. Los importes en ${home} están a los tipos de cambio de los ajustes.`,
  daysSalesOutstanding: ({ days }) => `Periodo medio de cobro (DSO), días: ${days}`,
  ratesMissing: ({ missing, home }) =>
    `Faltan tipos de cambio para ${missing}. Hasta entonces, estas monedas no entran en las sumas en ${home}.`,
  cut: ({ most }) => `Solo se muestran las ${most} filas mayores. Los totales son los de todas.`,
  discountsTaken: ({ taxes }) =>
    `Los descuentos por pronto pago de este período reducen base e impuesto, lo que no está en ningún importe de arriba: ${taxes}`,
  cashAccounting: {
    one: 'El impuesto de un documento de este período se devenga al pagarse: se cuenta en la medida en que se pagó.',
    many: 'El impuesto de # de documentos de este período se devenga al pagarse: se cuenta en la medida en que se pagaron.',
    other:
      'El impuesto de # documentos de este período se devenga al pagarse: se cuenta en la medida en que se pagaron.',
  },
}

export const it: ReportText = {
  titles: {
    vat: 'Imposta per categoria e aliquota',
    inputTax: 'IVA a credito',
    revenue: 'Ricavi senza imposta',
    received: 'Pagamenti ricevuti',
    receivables: 'Crediti',
  },
  period: 'Periodo',
  madeOn: 'Redatto il',
  asOf: 'Al',
  total: 'Totale',
  quarter: ({ quarter, year }) => `T${quarter} ${year}`,
  taxable: 'Imponibile',
  tax: 'Imposta',
  taxBefore: 'Imposta, anno precedente',
  documents: 'Documenti',
  payments: 'Pagamenti',
  otherCurrencies: 'In altre valute',
  amount: 'Importo',
  before: 'Anno precedente',
  categoryAndRate: 'Categoria e aliquota',
  documentSums: 'Sconti e maggiorazioni dei documenti, acconti detratti',
  nothingIssued: 'Nulla è stato emesso in questo periodo né l’anno precedente',
  nothingReceived: 'Nulla è stato incassato in questo periodo né l’anno precedente',
  nothingOpen: 'Nulla è da pagare',
  unpaid: 'Da pagare',
  ages: {
    not_due: 'Non ancora scaduto',
    days_1_30: '1–30 giorni',
    days_31_60: '31–60 giorni',
    days_61_90: '61–90 giorni',
    days_over_90: 'Oltre 90 giorni',
  },
  purchases:
    'Acquisti le cui fatture ha emesso per i fornitori; tutti gli altri sono nella Sua contabilità.',
  owedOnPurchases:
    'Gli acquisti in inversione contabile e intracomunitari non indicano imposta: è dovuta all’aliquota del Suo paese e si detrae nei limiti consentiti.',
  groups: {
    month: 'Mese',
    customer: 'Cliente',
    country: 'Paese',
    item: 'Articolo',
    method: 'Metodo',
  },
  categories: {
    S: 'Imponibile con imposta',
    Z: 'Aliquota zero',
    E: 'Esente',
    AE: 'Inversione contabile',
    K: 'Cessione intracomunitaria',
    G: 'Esportazione',
    O: 'Non soggetto a imposta',
    B: 'Scissione dei pagamenti',
  },
  methods: {
    transfer: 'Bonifico',
    card: 'Carta',
    cash: 'Contanti',
    cheque: 'Assegno',
    direct_debit: 'Addebito diretto',
    credit_note: 'Nota di credito',
    other: 'Altro',
  },
  taxableIn: ({ home }) => `Imponibile in ${home}`,
  taxIn: ({ home }) => `Imposta in ${home}`,
  basis: ({ home }) =>
    `Per giorno in cui l’imposta è dovuta per legge (operazione, fattura o pagamento), dai documenti emessi. Gli importi in ${home} sono ai cambi indicati dai documenti, altrimenti a quelli delle impostazioni.`,
  revenueBasis: ({ home }) =>
    `Per data di emissione, senza imposta; le note di credito sono sottratte. Gli importi in ${home} sono ai cambi delle impostazioni.`,
  paymentsBasis: ({ home }) =>
    `Per data di pagamento; i rimborsi sono sottratti, i pagamenti stornati esclusi. Gli importi in ${home} sono ai cambi delle impostazioni.`,
  receivablesBasis: ({ home }) =>
    `Quanto resta da pagare di ogni documento emesso, secondo i giorni trascorsi dalla scadenza. Gli importi in ${home} sono ai cambi delle impostazioni.`,
  daysSalesOutstanding: ({ days }) => `Giorni medi di incasso (DSO): ${days}`,
  ratesMissing: ({ missing, home }) =>
    `Mancano i tassi di cambio per ${missing}. Fino ad allora queste valute sono escluse dai totali in ${home}.`,
  cut: ({ most }) => `Sono mostrate solo le ${most} righe maggiori. I totali sono quelli di tutte.`,
  discountsTaken: ({ taxes }) =>
    `Gli sconti per pagamento anticipato di questo periodo riducono imponibile e imposta, ciò che non è in alcun importo qui sopra: ${taxes}`,
  cashAccounting: {
    one: 'L’imposta di un documento di questo periodo è dovuta quando è pagato: è contata per quanto è stato pagato.',
    many: 'L’imposta di # di documenti di questo periodo è dovuta quando sono pagati: è contata per quanto è stato pagato.',
    other:
      'L’imposta di # documenti di questo periodo è dovuta quando sono pagati: è contata per quanto è stato pagato.',
  },
}

export const pl: ReportText = {
  titles: {
    vat: 'Podatek według kategorii i stawki',
    inputTax: 'Podatek naliczony',
    revenue: 'Przychód bez podatku',
    received: 'Otrzymane płatności',
    receivables: 'Należności',
  },
  period: 'Okres',
  madeOn: 'Sporządzono',
  asOf: 'Stan na',
  total: 'Razem',
  quarter: ({ quarter, year }) => `${quarter} kw. ${year}`,
  taxable: 'Podstawa opodatkowania',
  tax: 'Podatek',
  taxBefore: 'Podatek, poprzedni rok',
  documents: 'Dokumenty',
  payments: 'Płatności',
  otherCurrencies: 'W innych walutach',
  amount: 'Wartość',
  before: 'Poprzedni rok',
  categoryAndRate: 'Kategoria i stawka',
  documentSums: 'Rabaty i opłaty dokumentów, rozliczone zaliczki',
  nothingIssued: 'W tym okresie ani rok wcześniej niczego nie wystawiono',
  nothingReceived: 'W tym okresie ani rok wcześniej nic nie wpłynęło',
  nothingOpen: 'Nic nie jest do zapłaty',
  unpaid: 'Do zapłaty',
  ages: {
    not_due: 'Przed terminem',
    days_1_30: '1–30 dni',
    days_31_60: '31–60 dni',
    days_61_90: '61–90 dni',
    days_over_90: 'Ponad 90 dni',
  },
  purchases: 'Zakupy, których faktury wystawiono za dostawców; wszystkie inne są w księgowości.',
  owedOnPurchases:
    'Zakupy z odwrotnym obciążeniem i wewnątrzwspólnotowe nie wykazują podatku: należny jest według stawki Twojego kraju, a odliczasz go w dozwolonym zakresie.',
  groups: {
    month: 'Miesiąc',
    customer: 'Klient',
    country: 'Kraj',
    item: 'Produkt',
    method: 'Sposób zapłaty',
  },
  categories: {
    S: 'Opodatkowane',
    Z: 'Stawka zerowa',
    E: 'Zwolnione',
    AE: 'Odwrotne obciążenie',
    K: 'Wewnątrzwspólnotowa dostawa',
    G: 'Eksport',
    O: 'Niepodlegające opodatkowaniu',
    B: 'Podzielona płatność',
  },
  methods: {
    transfer: 'Przelew',
    card: 'Karta',
    cash: 'Gotówka',
    cheque: 'Czek',
    direct_debit: 'Polecenie zapłaty',
    credit_note: 'Faktura korygująca',
    other: 'Inne',
  },
  taxableIn: ({ home }) => `Podstawa w ${home}`,
  taxIn: ({ home }) => `Podatek w ${home}`,
  basis: ({ home }) =>
    `Według dnia powstania obowiązku podatkowego (dostawa, faktura lub zapłata), z wystawionych dokumentów. Kwoty w ${home} są po kursach podanych na dokumentach, a gdzie ich brak, po kursach z ustawień.`,
  revenueBasis: ({ home }) =>
    `Według daty wystawienia, bez podatku; korekty są odjęte. Kwoty w ${home} są po kursach z ustawień.`,
  paymentsBasis: ({ home }) =>
    `Według daty płatności; zwroty są odjęte, wycofane płatności pominięte. Kwoty w ${home} są po kursach z ustawień.`,
  receivablesBasis: ({ home }) =>
    `Co pozostaje do zapłaty z każdego wystawionego dokumentu, według dni od terminu płatności. Kwoty w ${home} są po kursach z ustawień.`,
  daysSalesOutstanding: ({ days }) => `Rotacja należności (DSO), dni: ${days}`,
  ratesMissing: ({ missing, home }) =>
    `Brakuje kursów walut: ${missing}. Do tego czasu sumy w ${home} nie obejmują tych walut.`,
  cut: ({ most }) => `Widać tylko ${most} największych wierszy. Sumy obejmują wszystkie.`,
  discountsTaken: ({ taxes }) =>
    `Skonta wykorzystane w tym okresie obniżają podstawę i podatek, czego nie ma w żadnej kwocie powyżej: ${taxes}`,
  cashAccounting: {
    one: 'Podatek od jednego dokumentu tego okresu powstaje z chwilą zapłaty: jest policzony w części zapłaconej.',
    few: 'Podatek od # dokumentów tego okresu powstaje z chwilą zapłaty: jest policzony w części zapłaconej.',
    many: 'Podatek od # dokumentów tego okresu powstaje z chwilą zapłaty: jest policzony w części zapłaconej.',
    other:
      'Podatek od # dokumentu tego okresu powstaje z chwilą zapłaty: jest policzony w części zapłaconej.',
  },
}

export const pt: ReportText = {
  titles: {
    vat: 'Imposto por categoria e taxa',
    inputTax: 'Imposto suportado',
    revenue: 'Volume de negócios sem imposto',
    received: 'Pagamentos recebidos',
    receivables: 'Contas a receber',
  },
  period: 'Período',
  madeOn: 'Elaborado em',
  asOf: 'Situação em',
  total: 'Total',
  quarter: ({ quarter, year }) => `${quarter}.º trimestre de ${year}`,
  taxable: 'Valor tributável',
  tax: 'Imposto',
  taxBefore: 'Imposto, ano anterior',
  documents: 'Documentos',
  payments: 'Pagamentos',
  otherCurrencies: 'Noutras moedas',
  amount: 'Valor',
  before: 'Ano anterior',
  categoryAndRate: 'Categoria e taxa',
  documentSums: 'Descontos e encargos de documentos, adiantamentos deduzidos',
  nothingIssued: 'Nada foi emitido neste período nem no ano anterior',
  nothingReceived: 'Nada foi recebido neste período nem no ano anterior',
  nothingOpen: 'Não há nada por receber',
  unpaid: 'Por receber',
  ages: {
    not_due: 'Ainda não vencido',
    days_1_30: '1–30 dias',
    days_31_60: '31–60 dias',
    days_61_90: '61–90 dias',
    days_over_90: 'Mais de 90 dias',
  },
  purchases:
    'Compras cujas faturas emitiu em nome dos fornecedores; todas as outras estão na sua contabilidade.',
  owedOnPurchases:
    'As compras com autoliquidação e as aquisições intracomunitárias não indicam imposto: deve-o à taxa do seu país e deduz o que puder.',
  groups: {
    month: 'Mês',
    customer: 'Cliente',
    country: 'País',
    item: 'Artigo',
    method: 'Meio de pagamento',
  },
  categories: {
    S: 'Tributado',
    Z: 'Taxa zero',
    E: 'Isento',
    AE: 'Autoliquidação',
    K: 'Transmissão intracomunitária',
    G: 'Exportação',
    O: 'Não sujeito a imposto',
    B: 'Pagamento fracionado',
  },
  methods: {
    transfer: 'Transferência bancária',
    card: 'Cartão',
    cash: 'Numerário',
    cheque: 'Cheque',
    direct_debit: 'Débito direto',
    credit_note: 'Nota de crédito',
    other: 'Outro',
  },
  taxableIn: ({ home }) => `Valor tributável em ${home}`,
  taxIn: ({ home }) => `Imposto em ${home}`,
  basis: ({ home }) =>
    `Por data de emissão, a partir dos documentos emitidos. Os valores em ${home} estão às taxas de câmbio dos documentos ou, na sua falta, às das definições.`,
  revenueBasis: ({ home }) =>
    `Por data de emissão, sem imposto; as notas de crédito estão deduzidas. Os valores em ${home} estão às taxas de câmbio das definições.`,
  paymentsBasis: ({ home }) =>
    `Por data de pagamento; os reembolsos estão deduzidos, os pagamentos anulados não contam. Os valores em ${home} estão às taxas de câmbio das definições.`,
  receivablesBasis: ({ home }) =>
    `O que está por receber de cada documento emitido, por dias desde o vencimento. Os valores em ${home} estão às taxas de câmbio das definições.`,
  daysSalesOutstanding: ({ days }) => `Prazo médio de recebimento (DSO) em dias: ${days}`,
  ratesMissing: ({ missing, home }) =>
    `Faltam taxas de câmbio para ${missing}. Até lá, estas moedas não contam nos totais em ${home}.`,
  cut: ({ most }) => `Só se mostram as ${most} maiores linhas. Os totais são de todas.`,
  discountsTaken: ({ taxes }) =>
    `Os descontos por pagamento antecipado deste período reduzem a base e o imposto, o que não consta de nenhum valor acima: ${taxes}`,
  cashAccounting: {
    one: 'Um documento está no regime de IVA de caixa: o imposto é devido no pagamento, não no período aqui mostrado.',
    other:
      '# documentos estão no regime de IVA de caixa: o imposto é devido no pagamento, não no período aqui mostrado.',
  },
}
