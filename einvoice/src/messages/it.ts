import { type RuleTexts, type MessageTemplates, assemble } from './assemble.ts'
import { national } from './national/it.ts'
import { own } from './own/it.ts'

const SELLER_TAX = 'Aggiunga nelle Impostazioni la Sua partita IVA o il codice fiscale'
const SENDER = "Chieda all'emittente un documento corretto."

const templates: MessageTemplates = {
  national,
  own,
  parties: {
    S: `${SELLER_TAX}: una fattura con IVA deve indicarla.`,
    Z: `${SELLER_TAX}: una fattura ad aliquota zero deve indicarla.`,
    E: `${SELLER_TAX}: una fattura esente deve indicarla.`,
    AE: "Con l'inversione contabile la fattura nomina entrambi: il Suo numero fiscale e la partita IVA o il numero di registro del cliente.",
    K: 'Una cessione intracomunitaria senza IVA indica le due partite IVA: la Sua (Impostazioni) e quella del cliente.',
    G: "Aggiunga nelle Impostazioni la Sua partita IVA: una fattura d'esportazione deve indicarla.",
    O: "Una fattura fuori campo IVA non deve mostrare partite IVA. Le tolga o scelga un'altra categoria.",
    L: `${SELLER_TAX}: una fattura con IGIC deve indicarla.`,
    M: `${SELLER_TAX}: una fattura con IPSI deve indicarla.`,
  },
  rates: {
    S: "Una voce imponibile richiede un'aliquota sopra lo 0 %. Per lo 0 % scelga «aliquota zero» o «esente».",
    Z: 'Una voce ad aliquota zero deve avere lo 0 %.',
    E: 'Una voce esente deve avere lo 0 %.',
    AE: "Con l'inversione contabile l'IVA la versa il cliente: metta l'aliquota allo 0 %.",
    K: 'Una cessione intracomunitaria senza IVA deve avere lo 0 %.',
    G: "Un'esportazione deve avere lo 0 %.",
    O: 'Una voce fuori campo IVA non ha aliquota: lasci 0.',
    L: "Un'aliquota IGIC non può essere negativa.",
    M: "Un'aliquota IPSI non può essere negativa.",
  },
  reasons: {
    S: "Una voce imponibile non deve dare un motivo di esenzione. Lo cancelli o scelga un'altra categoria.",
    Z: 'Una voce ad aliquota zero non deve dare un motivo di esenzione. Lo cancelli o scelga «esente».',
    E: 'Dica perché la voce è esente da IVA: scelga un motivo o lo scriva.',
    AE: 'Aggiunga il motivo «Inversione contabile»: la fattura deve dire perché è senza IVA.',
    K: 'Aggiunga il motivo «Cessione intracomunitaria»: la fattura deve dire perché è senza IVA.',
    G: 'Aggiunga il motivo «Esportazione fuori UE»: la fattura deve dire perché è senza IVA.',
    O: 'Aggiunga il motivo «Fuori campo IVA»: la fattura deve dire perché è senza IVA.',
    L: 'Una voce con IGIC non deve dare un motivo di esenzione. Lo cancelli.',
    M: 'Una voce con IPSI non deve dare un motivo di esenzione. Lo cancelli.',
  },
  subtotals: {
    missing: `Per una categoria usata il riepilogo IVA manca o è di troppo. ${SENDER}`,
    taxable: `Un imponibile non è la somma di ciò che porta quell'imposta. ${SENDER}`,
    tax: `Un'imposta non è l'imponibile per l'aliquota. ${SENDER}`,
  },
  decimals:
    'Una fattura strutturata ha al massimo due decimali. Cambi prezzi o quantità in modo che nessun importo ne richieda un terzo.',
  german: {
    '1': 'Dica come vuole essere pagato: una fattura tedesca richiede i dati di pagamento, come il conto.',
    '2': 'Aggiunga nelle Impostazioni un contatto con telefono ed e-mail: le fatture tedesche lo nominano.',
    '3': 'Aggiunga nelle Impostazioni la città del Suo indirizzo.',
    '4': 'Aggiunga nelle Impostazioni il CAP del Suo indirizzo.',
    '5': 'Aggiunga nelle Impostazioni il nome di una persona o di un ufficio di contatto.',
    '6': 'Aggiunga nelle Impostazioni un telefono di contatto.',
    '7': "Aggiunga nelle Impostazioni un'e-mail di contatto.",
    '8': "Aggiunga la città dell'indirizzo del cliente.",
    '9': "Aggiunga il CAP dell'indirizzo del cliente.",
    '10': "Aggiunga la città dell'indirizzo di consegna.",
    '11': "Aggiunga il CAP dell'indirizzo di consegna.",
    '15': "Aggiunga il riferimento dell'acquirente: gli enti tedeschi esigono il loro Leitweg-ID. Lo chieda al cliente.",
    '16': `${SELLER_TAX}: una fattura tedesca deve indicarne uno.`,
    '17': 'Questo tipo di documento è insolito in Germania. Usi fattura, fattura rettificativa o nota di credito.',
    '18': 'Scriva lo sconto cassa alla tedesca: #SKONTO#TAGE=14#PROZENT=2.00# su una riga propria, con a capo finale.',
    '19': "L'IBAN del Suo conto non è corretto. Lo confronti con l'estratto conto.",
    '20': "L'IBAN del conto da addebitare non è corretto. Lo richieda al cliente.",
    '21': 'La specifica non è quella di XRechnung 3.0. Scelga il profilo XRechnung.',
    '22': 'Due allegati hanno lo stesso nome. Ne cambi uno.',
    '23-a': 'Aggiunga il conto bancario: si paga con bonifico.',
    '23-b': "Si paga con bonifico: tolga la carta o l'addebito.",
    '24-a': 'Aggiunga i dati della carta: si paga con carta.',
    '24-b': "Si paga con carta: tolga il conto o l'addebito.",
    '25-a': "Aggiunga i dati dell'addebito diretto: così si paga.",
    '25-b': 'Si paga con addebito diretto: tolga il conto o la carta.',
    '26': 'Una fattura rettificativa dovrebbe nominare quella che corregge. Aggiunga il suo numero.',
    '27': 'Il telefono di contatto dovrebbe avere almeno tre cifre.',
    '28': "L'e-mail di contatto non sembra giusta. La controlli nelle Impostazioni.",
    '30': "Aggiunga il Suo identificativo del creditore: l'addebito diretto lo richiede.",
    '31': "Aggiunga il conto del cliente da addebitare: l'addebito diretto lo richiede.",
    'TMP-32': 'Aggiunga la data di consegna o prestazione, o il periodo fatturato.',
  },
  french: {
    '01_BT-1-1':
      'Il numero di fattura supera 35 caratteri. Accorci lo schema di numerazione nelle Impostazioni.',
    '02_BT-1':
      'In Francia un numero di fattura ha solo lettere, cifre e + - _ /, senza spazi. Cambi lo schema di numerazione.',
    '02_BT-25':
      'Il numero della fattura precedente ha solo lettere, cifre e + - _ /, 35 al massimo.',
    '04_BT-3':
      'Questo tipo di documento non è ammesso in Francia. Usi fattura, fattura rettificativa o nota di credito.',
    '05_BT-22-1':
      "Aggiunga la nota sull'indennità di 40 € per il recupero (codice PMT): la legge francese la esige.",
    '05_BT-22-2': 'Aggiunga la nota sulle penali di mora (codice PMD): la legge francese la esige.',
    '05_BT-22-3':
      "Aggiunga la nota sullo sconto cassa, o che non c'è (codice AAB): la legge francese la esige.",
    '06_BT-21-1': 'La nota sul recupero (PMT) può stare una volta sola. Tolga le altre.',
    '06_BT-21-2': 'La nota sulle penali (PMD) può stare una volta sola. Tolga le altre.',
    '06_BT-21-3': 'La nota sullo sconto (AAB) può stare una volta sola. Tolga le altre.',
    '06_BT-21-4': 'La nota sul gruppo IVA (TXD) può stare una volta sola. Tolga le altre.',
    '08_BT-23': 'Dica che cosa si fattura: beni, servizi o entrambi (B1, S1, M1 …).',
    '09_BT-29':
      'Il Suo SIRET deve avere 14 cifre e iniziare con il SIREN. Lo corregga nelle Impostazioni.',
    '09_BT-46': 'Il SIRET del cliente deve avere 14 cifre e iniziare con il suo SIREN.',
    '10_BT-30':
      'Aggiunga nelle Impostazioni il Suo SIREN (9 cifre): una fattura francese deve indicarlo.',
    '11_BT-47':
      'Aggiunga il SIREN del cliente (9 cifre): una fattura tra imprese francesi deve indicarlo.',
    '12_BT-49': "Aggiunga l'indirizzo elettronico di fatturazione del cliente.",
    '13_BT-34': 'Aggiunga nelle Impostazioni il Suo indirizzo elettronico di fatturazione.',
    '15_BT-151':
      "IGIC, IPSI e scissione dei pagamenti non esistono in Francia. Scelga un'altra categoria.",
    '16_BT-152': "Non è un'aliquota francese. Scelga 20, 10, 5,5, 2,1 o 0 %.",
    '20_BT-21':
      'La nota con codice BAR è una di: B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE, ARCHIVEONLY.',
    '21_BT-49':
      "L'indirizzo del cliente dev'essere quello dell'elenco francese: schema 0225, che inizia con il suo SIREN.",
    '22_BT-34':
      "Il Suo indirizzo dev'essere quello dell'elenco francese: schema 0225, che inizia con il Suo SIREN.",
    '23_BT-34': 'Il Suo indirizzo elettronico ha caratteri non ammessi o più di 125.',
    '23_BT-49': "L'indirizzo elettronico del cliente ha caratteri non ammessi o più di 125.",
    '31_BT-21': 'Le note con codice BAR si contraddicono. Ne tenga una.',
    'CO-03_BT-3':
      'Uno sconto globale richiede il numero di contratto e il periodo con le due date.',
    'CO-04_BT-3': 'Una fattura rettificativa nomina una sola precedente, con numero e data.',
    'CO-05_BT-3': 'Una nota di credito nomina la fattura che corregge, con numero e data.',
    'CO-07_BT-9': 'La scadenza precede la data della fattura. La sposti.',
    'CO-08_BT-23':
      "Una fattura finale dopo acconto non può essere d'acconto. Scelga un altro tipo.",
    'CO-09_BT-23-1': "La fattura risulta pagata: l'importo pagato deve essere pari al totale.",
    'CO-09_BT-23-3': 'La fattura risulta pagata: metta la scadenza al giorno del pagamento.',
    'CO-10_BT-29': 'Ogni Suo altro identificativo richiede uno schema, senza ripetizioni.',
    'CO-10_BT-46': 'Ogni identificativo del cliente richiede uno schema, senza ripetizioni.',
    'CO-10_BT-60': "L'identificativo del beneficiario richiede uno schema.",
    'CO-10_BT-71': "L'identificativo del luogo di consegna richiede uno schema.",
    'CO-12_BT-5':
      "Una fattura in altra valuta dà l'IVA anche in euro. Metta EUR come valuta fiscale, con il cambio.",
    'DEC-02_BT-129': 'In Francia una quantità ha al massimo quattro decimali.',
    'DEC-02_BT-149': 'In Francia la quantità base del prezzo ha al massimo quattro decimali.',
    'DEC-03_BT-146': 'In Francia un prezzo ha al massimo sei decimali e non è negativo.',
  },
  peppol: {
    R001: 'Scelga il processo: Peppol deve conoscerlo.',
    R003: "Aggiunga il riferimento dell'acquirente o il numero d'ordine: Peppol ne esige uno. Chieda al cliente.",
    R004: 'La specifica non è quella di Peppol BIS Billing 3. Scelga il profilo Peppol.',
    R005: 'La valuta fiscale deve essere diversa da quella della fattura. La tolga o la cambi.',
    R007: 'Il processo non è di Peppol. Scelga il profilo Peppol.',
    R010: "Aggiunga l'indirizzo elettronico del cliente: senza, Peppol non può consegnare.",
    R020: 'Aggiunga nelle Impostazioni il Suo indirizzo elettronico: senza, Peppol non può consegnare.',
    R040: 'Lo sconto o la maggiorazione non è la percentuale della base. Corregga uno dei tre.',
    R041: "Aggiunga l'importo su cui va la percentuale.",
    R042: "Aggiunga la percentuale o tolga l'importo base.",
    R046: 'Il prezzo deve essere il prezzo prima dello sconto meno lo sconto. Corregga uno dei tre.',
    R061: "Aggiunga il riferimento del mandato: l'addebito diretto lo richiede.",
    R110: 'Il periodo della riga inizia prima di quello della fattura. Allarghi o restringa.',
    R111: 'Il periodo della riga finisce dopo quello della fattura. Allarghi o restringa.',
    R120: 'In questa valuta senza decimali prezzo per quantità deve essere intero, con 0,02 di margine.',
    R121: 'Il prezzo deve valere per una quantità sopra zero, come 1 o 100.',
    P0100: 'Peppol non accetta questo tipo di documento. Usi fattura o nota di credito.',
    P0104: 'Il motivo parla di esportazione: scelga la categoria «esportazione».',
    P0105: 'Il motivo dice «fuori campo IVA»: scelga quella categoria.',
    P0106: 'Il motivo parla di cessione intracomunitaria: scelga quella categoria.',
    P0107: 'Il motivo dice «inversione contabile»: scelga quella categoria.',
    P0108: 'Questo motivo va con la categoria «esente»: la scelga.',
    P0109: 'Questo motivo va con la categoria «esente»: la scelga.',
    P0110: 'Questo motivo va con la categoria «esente»: la scelga.',
    P0111: 'Questo motivo va con la categoria «esente»: la scelga.',
    P0112:
      'Fatture parziali e rettificative sono solo tra due parti tedesche. Usi fattura o nota di credito.',
  },
  rules: {
    'BR-01': 'Scelga un profilo: la fattura deve dire quale specifica segue.',
    'BR-02': "La fattura non ha ancora un numero. Lo riceve all'emissione.",
    'BR-03': 'Metta la data della fattura.',
    'BR-04': 'Scelga il tipo di documento: fattura o nota di credito.',
    'BR-05': 'Scelga la valuta della fattura.',
    'BR-06': 'Aggiunga nelle Impostazioni la ragione sociale della Sua impresa.',
    'BR-07': 'Aggiunga il nome del cliente.',
    'BR-08': 'Aggiunga nelle Impostazioni il Suo indirizzo.',
    'BR-09': 'Aggiunga nelle Impostazioni il Paese del Suo indirizzo.',
    'BR-10': "Aggiunga l'indirizzo del cliente.",
    'BR-11': "Aggiunga il Paese dell'indirizzo del cliente.",
    'BR-12': 'Il documento non dà la somma delle righe.',
    'BR-13': 'Il documento non dà il totale senza IVA.',
    'BR-14': 'Il documento non dà il totale con IVA.',
    'BR-15': "Il documento non dà l'importo da pagare.",
    'BR-16': 'Aggiunga almeno una riga alla fattura.',
    'BR-17': 'Aggiunga il nome del beneficiario, o lo tolga se è Lei.',
    'BR-18': 'Aggiunga il nome del Suo rappresentante fiscale.',
    'BR-19': "Aggiunga l'indirizzo del Suo rappresentante fiscale.",
    'BR-20': 'Aggiunga il Paese del Suo rappresentante fiscale.',
    'BR-21': 'Numeri la riga.',
    'BR-22': 'Inserisca la quantità della riga.',
    'BR-23': "Scelga l'unità: pezzi, ore, giorni …",
    'BR-24': "La riga non dà l'importo netto.",
    'BR-25': 'Dica che cosa vende: la riga non ha nome.',
    'BR-26': 'Inserisca il prezzo della riga.',
    'BR-27':
      'Un prezzo non può essere negativo. Per un reso metta la quantità negativa o uno sconto.',
    'BR-28': 'Il prezzo prima dello sconto non può essere negativo.',
    'BR-29': 'Il periodo della fattura finisce prima di iniziare. Corregga una data.',
    'BR-30': 'Il periodo della riga finisce prima di iniziare. Corregga una data.',
    'BR-31': "Inserisca l'importo dello sconto.",
    'BR-32': 'Scelga la categoria IVA dello sconto.',
    'BR-33': 'Dia un motivo allo sconto, come «Fedeltà».',
    'BR-36': "Inserisca l'importo della maggiorazione.",
    'BR-37': 'Scelga la categoria IVA della maggiorazione.',
    'BR-38': 'Dia un motivo alla maggiorazione, come «Spedizione».',
    'BR-41': "Inserisca l'importo dello sconto della riga.",
    'BR-42': 'Dia un motivo allo sconto della riga.',
    'BR-43': "Inserisca l'importo della maggiorazione della riga.",
    'BR-44': 'Dia un motivo alla maggiorazione della riga.',
    'BR-45': `Un riepilogo IVA non dà l'imponibile. ${SENDER}`,
    'BR-46': `Un riepilogo IVA non dà l'imposta. ${SENDER}`,
    'BR-47': `Un riepilogo IVA non dà la categoria. ${SENDER}`,
    'BR-48': `Un riepilogo IVA non dà l'aliquota. ${SENDER}`,
    'BR-49': 'Scelga come vuole essere pagato.',
    'BR-50': "Aggiunga l'IBAN o il numero di conto.",
    'BR-51': 'Non mostri il numero di carta intero: bastano le ultime quattro cifre.',
    'BR-52': "Dia un riferimento all'allegato, come un numero.",
    'BR-53': "Il documento nomina una valuta fiscale, ma non l'IVA in essa.",
    'BR-54': "Ogni proprietà dell'articolo richiede nome e valore.",
    'BR-55': 'Aggiunga il numero della fattura precedente.',
    'BR-56': 'Aggiunga la partita IVA del Suo rappresentante fiscale.',
    'BR-57': "Aggiunga il Paese dell'indirizzo di consegna.",
    'BR-61': 'Aggiunga il Suo conto bancario: il cliente deve pagare con bonifico.',
    'BR-62': 'Scelga nelle Impostazioni lo schema del Suo indirizzo elettronico.',
    'BR-63': "Scelga lo schema dell'indirizzo elettronico del cliente.",
    'BR-64': "Scelga lo schema del codice standard dell'articolo, come GTIN.",
    'BR-65': 'Scelga la lista da cui viene il codice di classificazione.',
    'BR-CO-03': 'Dia la data di esigibilità o il suo codice, non entrambi.',
    'BR-CO-04': 'Scelga la categoria IVA della riga.',
    'BR-CO-09': 'Una partita IVA inizia con le due lettere del Paese, come IT o FR. La corregga.',
    'BR-CO-10': `La somma delle righe non torna. ${SENDER}`,
    'BR-CO-11': `La somma degli sconti non torna. ${SENDER}`,
    'BR-CO-12': `La somma delle maggiorazioni non torna. ${SENDER}`,
    'BR-CO-13': `Il totale senza IVA non è righe meno sconti più maggiorazioni. ${SENDER}`,
    'BR-CO-14': `Il totale IVA non è la somma delle sue parti. ${SENDER}`,
    'BR-CO-15': `Il totale con IVA non è netto più IVA. ${SENDER}`,
    'BR-CO-16': `L'importo da pagare non è il totale meno il pagato. ${SENDER}`,
    'BR-CO-17': `Un'imposta non è l'imponibile per l'aliquota. ${SENDER}`,
    'BR-CO-18': `Il documento non ha un riepilogo IVA. ${SENDER}`,
    'BR-CO-19': 'Dia un inizio o una fine al periodo della fattura, o lo tolga.',
    'BR-CO-20': 'Dia un inizio o una fine al periodo della riga, o lo tolga.',
    'BR-CO-26':
      'Aggiunga nelle Impostazioni il numero di registro o la partita IVA, perché il cliente La riconosca.',
    'BR-O-11': 'Ciò che è fuori campo IVA non può stare con altri riepiloghi IVA. Fai due fatture.',
    'BR-O-12':
      'Ciò che è fuori campo IVA non può stare con voci imponibili nella stessa fattura. Ne faccia due.',
    'BR-O-13':
      'Ciò che è fuori campo IVA non può stare con uno sconto imponibile nella stessa fattura. Scegli «Come le righe» come imposta.',
    'BR-O-14':
      'Ciò che è fuori campo IVA non può stare con una maggiorazione imponibile nella stessa fattura. Scegli «Come le righe» come imposta.',
    'BR-IC-11':
      'Aggiunga la data di consegna o il periodo: una cessione intracomunitaria dice quando è avvenuta.',
    'BR-IC-12':
      "Aggiunga l'indirizzo di consegna con il Paese: una cessione intracomunitaria dice dove sono andati i beni.",
    'BR-B-01':
      "La scissione dei pagamenti esiste solo tra parti italiane. Scelga un'altra categoria.",
    'BR-B-02':
      'La scissione dei pagamenti non può stare con voci ad aliquota ordinaria. Faccia due fatture.',
    'BR-CL-01':
      'Questo tipo di documento non è nella lista ufficiale. Usi fattura o nota di credito.',
    'BR-CL-04': 'La valuta non è nella lista ufficiale (ISO 4217).',
    'BR-CL-05': 'La valuta fiscale non è nella lista ufficiale (ISO 4217).',
    'BR-CL-06': 'Il codice di esigibilità non è nella lista ufficiale.',
    'BR-CL-10': 'Lo schema di un identificativo non è nella lista ufficiale (ISO 6523).',
    'BR-CL-11': 'Lo schema di un numero di registro non è nella lista ufficiale (ISO 6523).',
    'BR-CL-13': 'La lista del codice di classificazione non è ufficiale.',
    'BR-CL-14': 'Un Paese non è nella lista ufficiale (ISO 3166).',
    'BR-CL-15': "Il Paese d'origine non è nella lista ufficiale (ISO 3166).",
    'BR-CL-16': 'Il mezzo di pagamento non è nella lista ufficiale.',
    'BR-CL-19': 'Il codice del motivo di sconto non è nella lista ufficiale.',
    'BR-CL-20': 'Il codice del motivo di maggiorazione non è nella lista ufficiale.',
    'BR-CL-21':
      "Lo schema del codice standard dell'articolo non è nella lista ufficiale (ISO 6523).",
    'BR-CL-22': 'Il codice del motivo di esenzione non è nella lista ufficiale (VATEX).',
    'BR-CL-23': "L'unità non è nella lista ufficiale. Ne scelga una dal menu.",
    'BR-CL-24': 'Un allegato è PDF, PNG, JPEG, CSV, Excel o OpenDocument.',
    'BR-CL-25': 'Lo schema di un indirizzo elettronico non è nella lista ufficiale.',
    'BR-CL-26': 'Lo schema del luogo di consegna non è nella lista ufficiale (ISO 6523).',
    'PEPPOL-COMMON-R040': 'Il GLN non è corretto. Confronti le cifre.',
    'PEPPOL-COMMON-R041':
      'Il numero di organizzazione norvegese non è corretto. Confronti le cifre.',
    'PEPPOL-COMMON-R043': "Il numero d'impresa belga non è corretto. Confronti le cifre.",
    'PEPPOL-COMMON-R049': 'Il numero di organizzazione svedese non è corretto. Confronti le cifre.',
    'IT-R-001':
      'Il Suo codice fiscale ha da 11 a 16 lettere e cifre. Lo corregga nelle Impostazioni.',
    'IT-R-002': 'Aggiunga nelle Impostazioni la via del Suo indirizzo.',
    'IT-R-003': 'Aggiunga nelle Impostazioni la città del Suo indirizzo.',
    'IT-R-004': 'Aggiunga nelle Impostazioni il CAP del Suo indirizzo.',
    'NL-R-001':
      'Una nota di credito olandese nomina la fattura che corregge. Aggiunga il suo numero.',
    'NL-R-002': 'Aggiunga nelle Impostazioni via, CAP e città del Suo indirizzo.',
    'NL-R-003': 'Aggiunga nelle Impostazioni il numero KVK (schema 0106) o OIN (schema 0190).',
    'NL-R-004': "Aggiunga via, CAP e città dell'indirizzo del cliente.",
    'NL-R-005': 'Il numero di registro del cliente deve essere un KVK o un OIN.',
    'NL-R-007': 'Dica come vuole essere pagato.',
    'NL-R-008': 'Tra parti olandesi scelga bonifico, carta, addebito diretto o accordo permanente.',
    'NL-R-009': "Una riga nomina una riga d'ordine: aggiunga il numero d'ordine alla fattura.",
    'BR-TMP-2': "L'indirizzo dell'allegato deve essere un indirizzo web intero, come https://…",
    'BDX-VAT-01':
      'Indichi l’IVA anche nella Sua valuta: la scelga in «Imposta in una seconda valuta» (direttiva 2006/112/CE, art. 230).',
    'BDX-VAT-02':
      'Indichi l’IVA anche in euro, al cambio mensile del Ministero federale delle finanze: «Imposta in una seconda valuta» (§ 16 c. 6 UStG, direttiva 2006/112/CE, art. 230).',
    'BDX-VAT-03':
      'Indichi l’IVA anche in sterline: scelga GBP in «Imposta in una seconda valuta» (VAT Regulations 1995, reg. 14(1)).',
    'BDX-VAT-04':
      'Indichi l’IVA anche in zloty: scelga PLN in «Imposta in una seconda valuta» (art. 106e c. 11 della legge polacca sull’IVA).',
    'BDX-VAT-05':
      'Indichi l’IVA anche in corone: scelga NOK in «Imposta in una seconda valuta» (bokføringsforskriften § 5-1-1 n. 6).',
    'BDX-TAX-01':
      "L'azienda non è registrata per questa imposta e non può addebitarla. Scegli una riga senza imposta o cambialo nelle Impostazioni.",
    'BDX-TAX-02':
      "Quale è giusta: l'imposta della riga o quella del luogo dell'operazione? Nel primo caso indica che cosa si fornisce e dove avviene; nel secondo usa l'imposta proposta.",
    'BDX-TAX-03':
      'Chiedi la partita IVA del cliente: senza, la vendita è tassata come a un privato.',
    'BDX-TAX-04':
      'Aggiungi la tua partita IVA nelle Impostazioni: questa vendita si dichiara con essa.',
    'BDX-TAX-05':
      "Questa aliquota non è in vigore nel giorno dell'operazione. Scegline una che lo sia o correggi il giorno dell'operazione.",
    'BDX-TAX-06':
      "Il certificato di esenzione del cliente non copre questo Stato o questo giorno: chiederne uno valido o addebitare l'imposta.",
    'BDX-TAX-07':
      'Aggiungi il tuo numero IVA nelle Impostazioni: una fattura con IVA deve indicarlo.',
    'BDX-PAY-01':
      'Il termine di pagamento supera quanto consente questa legge, salvo patto espresso e non iniquo.',
    'BDX-PAY-02':
      'Questo documento è soggetto a imposta di bollo. Addebitarla al cliente oppure sostenerla in proprio.',
    'BDX-PAY-03':
      'Questo cliente non opera questa ritenuta: la legge riguarda imprese ed enti del vostro paese.',
    'BDX-PAY-04':
      'Oltre 15.000 PLN con imposta questa legge vuole la menzione dello split payment se qualcosa rientra nell’allegato 15. La aggiunga, o lasci così se nulla vi rientra.',
    'BDX-DOC-01':
      "Questa legge vuole in fattura l'indirizzo completo di un'impresa: completi il cliente.",
    'BDX-DOC-02':
      "Questa legge vuole in fattura il numero di un'impresa: lo aggiunga al cliente, o indichi che è un privato.",
    'BDX-DOC-03':
      'Senza questi dati del cliente è una fattura semplificata, che questa legge consente per un importo così piccolo. Il cliente può chiederne una completa.',
    'BDX-DOC-04':
      'Il numero di questa impresa è stato chiesto. Per questa legge la fattura può partire senza: conservi altre prove e la corregga quando arriva.',
    'BDX-DOC-05':
      "Questa legge vuole in questa fattura la partita IVA di un'impresa che ne ha una: la chieda al cliente.",
    'BDX-FMT-01':
      'Il formato chiesto da questo cliente non prevede l’arrotondamento di questo documento: la fattura elettronica è creata come EN 16931.',
    'BDX-FMT-02':
      'Gli acquirenti pubblici tedeschi ricevono XRechnung con la Leitweg-ID come riferimento dell’acquirente. Manca o contiene un errore: la chieda al cliente.',
    'BDX-LANG-01':
      'Questa legge vuole in olandese le fatture dei venditori nelle Fiandre: una fattura senza olandese a un cliente in Belgio è nulla.',
    'BDX-SELF-01':
      'Concordi con il fornitore che emette Lei le sue fatture e registri l’accordo nella scheda del cliente: questa legge lo vuole prima della prima.',
    'BDX-SELF-02':
      'Per il Paese di questo fornitore non è nota alcuna legge sulla fatturazione da parte del cliente: gli chieda la sua fattura.',
    'BDX-SELF-03':
      'Secondo questa legge solo il fornitore può rettificare la sua fattura: gli chieda una nota di credito.',
    'BDX-IN-01':
      'Aggiunga nelle Impostazioni il Suo GSTIN: una fattura fiscale indiana deve indicarlo.',
    'BDX-IN-02':
      "Aggiunga lo Stato all'indirizzo del cliente: quel luogo decide tra CGST + SGST e IGST.",
    'BDX-IN-03':
      'Aggiungi il codice HSN o SAC dell’articolo (4, 6 o 8 cifre). Per un cliente non registrato solo se il fatturato dell’anno scorso superava 5 crore ₹.',
    'BDX-IN-04':
      'In India un numero di fattura ha al massimo 16 caratteri: lettere, cifre, - e /, senza iniziare con 0, - o /. Cambi lo schema.',
    'BDX-IN-05': 'Il GSTIN del cliente non ha la forma giusta: 15 caratteri come 27AAPFU0939F1ZV.',
    'BDX-IN-06':
      "Aggiunga lo stato all'indirizzo di consegna: i beni che restano in India non sono esportati, e lo stato decide tra CGST + SGST e IGST.",
  },
}

/** The messages of the rules in Italian. */
export const ruleTexts: RuleTexts = assemble(templates)
