import type { NationalMessages } from './national.ts'

export const national: NationalMessages = {
  identifier:
    'Il numero non ha la forma, o la cifra di controllo, richiesta dal suo schema. Confrontalo con l’originale.',
  addressScheme:
    'Peppol non consegna a indirizzi elettronici di questo tipo, come gli indirizzi e-mail. Aggiungi un indirizzo Peppol.',
  oldDobra: 'Peppol non conosce la valuta STD. Usa STN.',
  dutchAgent: 'Aggiungi via, CAP e città del rappresentante fiscale.',
  greekNumber:
    'In Peppol una fattura greca è numerata con numero fiscale, data, filiale, tipo, serie e numero, separati da |.',
  greekNames:
    'In Peppol un venditore greco indica i nomi commerciali delle due parti. Aggiungi quello che manca.',
  greekVat: 'Una partita IVA greca è EL e nove cifre valide. Confrontala.',
  greekMark:
    'Peppol accetta una fattura greca solo con il suo contrassegno myDATA (M.AR.K) come documento allegato.',
  greekPage:
    'In Peppol una fattura greca indica una sola volta la sua pagina presso il fisco, con l’indirizzo web.',
  greekAddress:
    'In Peppol un’impresa greca è indirizzata con il suo numero fiscale (schema 9933, nove cifre).',
  danishRegister:
    'Un’impresa danese è indicata dal suo numero CVR con lo schema 0184. Aggiungilo o correggi lo schema.',
  danishIdentifiers:
    'Tra imprese danesi un identificativo indica il suo schema. Aggiungi lo schema o togli l’identificativo.',
  danishCreditNote:
    'Una nota di credito danese non può essere inferiore a zero. Controlla i segni delle righe.',
  danishMeans:
    'La Danimarca non ammette questo mezzo di pagamento. Scegli bonifico, carta o addebito diretto.',
  danishPayment:
    'Per questo mezzo di pagamento la Danimarca chiede conto e riferimento di pagamento nella propria forma.',
  danishClasses: 'In Danimarca le classi UNSPSC hanno la versione 19.05.01 o 26.08.01.',
  danishDuty:
    'Con il motivo ZZZ la Danimarca chiede le quattro cifre di un’imposta, o il suo nome con un # all’interno.',
  swedishVat: 'Una partita IVA svedese è SE e dodici cifre. Confrontala.',
  swedishRegister: 'Un numero di organizzazione svedese ha dieci cifre valide. Confrontalo.',
  swedishTax:
    'In Peppol la registrazione fiscale di un venditore svedese è «Godkänd för F-skatt», o manca.',
  swedishRate:
    'Le aliquote ordinarie in Svezia sono 25, 12 e 6 %. Scegline una, o un’altra categoria d’imposta.',
  swedishGiro:
    'Un conto giro svedese si paga con il mezzo 30, con SE:BANKGIRO (7 o 8 cifre) o SE:PLUSGIRO (da 2 a 8 cifre).',
  norwegianVat: 'Una partita IVA norvegese è NO, nove cifre valide e MVA. Confrontala.',
  norwegianRegister:
    'La maggior parte delle imprese norvegesi deve indicare «Foretaksregisteret» sulle fatture.',
  icelandicType: 'Un documento islandese è una fattura (380) o una nota di credito (381).',
  icelandicRegister:
    'Un’impresa islandese è indicata dalla sua kennitala con lo schema 0196. Aggiungila.',
  icelandicAddress: 'Un indirizzo islandese ha via e codice postale. Aggiungili.',
  icelandicAccount: 'Per questo mezzo di pagamento l’Islanda chiede un conto di dodici cifre.',
  icelandicDue:
    'La scadenza finale (EINDAGI) si scrive come 2026-12-31, con una data di scadenza non successiva.',
  thirdDecimal:
    'Un importo ha un terzo decimale, che nessuna fattura elettronica europea può contenere: sarà emesso solo il PDF. Per avere anche l’XML, usa prezzi a due decimali.',
  sellerUnknown:
    'Senza la tua partita IVA nessuna fattura elettronica europea è possibile con questa imposta: sarà emesso solo il PDF, senza XML.',
  lowRate:
    'I validatori ufficiali rifiutano un’aliquota inferiore allo 0,5 %: sarà emesso solo il PDF, senza XML.',
  igicAtZero:
    'Factur-X rifiuta l’IGIC allo 0 %: il PDF sarà emesso senza fattura elettronica all’interno. Il file UBL è la fattura elettronica.',
  severalPreceding:
    'Factur-X ammette una sola fattura precedente: il PDF sarà emesso senza fattura elettronica all’interno. Il file UBL è la fattura elettronica.',
  severalTaxes:
    'Una riga con due imposte, come l’IVA con recargo de equivalencia, non trova posto in una fattura elettronica europea, che ha una sola aliquota per riga. La fattura viene emessa in PDF.',
  longCardNumber:
    'Factur-X rifiuta numeri di carta con più di dieci caratteri: il PDF sarà emesso senza fattura elettronica all’interno.',
  notInFlux2:
    'Nessun file XML: le regole francesi chiedono un indirizzo elettronico dell’acquirente e aliquote francesi anche dove la legge non lo fa. Il PDF viene emesso.',
  frenchDates: 'Le date di una fattura francese vanno dal 2000 al 2099. Correggere la data.',
  frenchAttachments:
    'Un allegato è descritto da un codice dell’elenco (DOCUMENT_ANNEXE …), LISIBLE una sola volta.',
  frenchRouting: 'Un codice di instradamento ha al massimo 100 caratteri: lettere, cifre e + - _ .',
  frenchAddressLength: 'L’indirizzo elettronico supera 125 caratteri. Abbreviarlo.',
  frenchSiren: 'Un SIREN ha esattamente nove cifre. Correggere il numero.',
  frenchPaid:
    'A una fattura segnata come pagata non resta nulla da pagare. Controllare gli importi.',
  frenchGroup: 'Un membro di un soggetto unico aggiunge la nota TXD e la partita IVA del gruppo.',
  frenchAmounts:
    'Un importo ha al massimo 19 cifre con due decimali, un’aliquota al massimo quattro.',
}
