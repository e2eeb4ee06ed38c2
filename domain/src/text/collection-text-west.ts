import type { CollectionText } from './collection-text.ts'

export const COLLECTION_TEXTS_WEST: Readonly<
  Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt', CollectionText>
> = {
  en: {
    heading: 'Automatic payment',
    agree: ({ seller }) => `Pay future invoices of ${seller} automatically with this method`,
    terms: ({ seller, days }) =>
      `By ticking this box you allow ${seller} to collect the amount due of each future invoice with this payment method, on the day stated in the email with the invoice. You are notified of a direct debit at least ${days} days before. You can end this at any time on the page of an invoice or by writing to ${seller}.`,
    card: ({ brand, hint }) => `${brand} ending ${hint}`,
    anyCard: ({ hint }) => `card ending ${hint}`,
    account: ({ hint }) => `bank account ending ${hint}`,
    other: 'the saved payment method',
    since: ({ date }) => `since ${date}`,
    planned: ({ amount, date, method }) =>
      `${amount} will be collected on ${date} (${method}). You do not need to do anything.`,
    collectedHeading: 'Will be collected automatically',
    collectedHint: 'Tick an invoice to pay it now. Then it is not collected.',
    collectedOn: ({ date }) => `will be collected on ${date}`,
    payOtherwise: 'Pay in another way before',
    underWay: ({ amount, method }) =>
      `${amount} is being collected (${method}). Banks can take some days for this.`,
    changeHint:
      'You can pay in another way before, or end automatic payment, on the invoice’s page.',
    end: 'End automatic payment',
    endHint: ({ seller }) => `No further invoice of ${seller} is then collected.`,
    ended: 'Automatic payment has ended. Nothing will be collected any more.',
    failedSubject: ({ number, seller }) => `Payment of ${number} from ${seller} failed`,
    failedBody: ({ amount, number, method }) =>
      `We could not collect ${amount} for ${number} (${method}).`,
    again: ({ date }) => `We try again on ${date}. You can also pay now with the button below.`,
    payNow: 'Please pay in another way with the button below.',
    movedSubject: ({ number, seller }) => `New day of payment for ${number} from ${seller}`,
    skippedBody: ({ number }) =>
      `The invoice ${number} will not be collected automatically. Please pay it with the button below.`,
    sandboxCard: 'Card to save',
    sandboxCards: {
      4242: '4242: later payments work',
      9995: '9995: later payments are declined for insufficient funds',
      3184: '3184: later payments need a confirmation by the customer',
    },
  },
  de: {
    heading: 'Automatische Zahlung',
    agree: ({ seller }) =>
      `Künftige Rechnungen von ${seller} automatisch mit dieser Zahlungsart bezahlen`,
    terms: ({ seller, days }) =>
      `Mit dem Häkchen erlauben Sie ${seller}, den offenen Betrag jeder künftigen Rechnung mit dieser Zahlungsart einzuziehen, und zwar an dem Tag, den die E-Mail mit der Rechnung nennt. Eine Lastschrift wird Ihnen mindestens ${days} Tage vorher angekündigt. Sie können das jederzeit auf der Seite einer Rechnung oder durch eine Nachricht an ${seller} beenden.`,
    card: ({ brand, hint }) => `${brand} mit der Endung ${hint}`,
    anyCard: ({ hint }) => `Karte mit der Endung ${hint}`,
    account: ({ hint }) => `Bankkonto mit der Endung ${hint}`,
    other: 'die gespeicherte Zahlungsart',
    since: ({ date }) => `seit ${date}`,
    planned: ({ amount, date, method }) =>
      `${amount} werden am ${date} eingezogen (${method}). Sie brauchen nichts zu tun.`,
    collectedHeading: 'Werden automatisch eingezogen',
    collectedHint:
      'Wählen Sie eine Rechnung aus, um sie jetzt zu bezahlen. Dann wird sie nicht eingezogen.',
    collectedOn: ({ date }) => `wird am ${date} eingezogen`,
    payOtherwise: 'Vorher auf andere Weise bezahlen',
    underWay: ({ amount, method }) =>
      `${amount} werden gerade eingezogen (${method}). Bei Banken kann das einige Tage dauern.`,
    changeHint:
      'Auf der Seite der Rechnung können Sie vorher anders bezahlen oder die automatische Zahlung beenden.',
    end: 'Automatische Zahlung beenden',
    endHint: ({ seller }) => `Dann wird keine weitere Rechnung von ${seller} eingezogen.`,
    ended: 'Die automatische Zahlung ist beendet. Es wird nichts mehr eingezogen.',
    failedSubject: ({ number, seller }) =>
      `Zahlung von ${number} an ${seller} hat nicht funktioniert`,
    failedBody: ({ amount, number, method }) =>
      `wir konnten ${amount} für ${number} nicht einziehen (${method}).`,
    again: ({ date }) =>
      `Wir versuchen es am ${date} noch einmal. Sie können auch jetzt über die Schaltfläche unten bezahlen.`,
    payNow: 'Bitte bezahlen Sie auf andere Weise über die Schaltfläche unten.',
    movedSubject: ({ number, seller }) => `Neuer Zahlungstag für ${number} von ${seller}`,
    skippedBody: ({ number }) =>
      `die Rechnung ${number} wird nicht automatisch eingezogen. Bitte bezahlen Sie sie über die Schaltfläche unten.`,
    sandboxCard: 'Karte, die gespeichert wird',
    sandboxCards: {
      4242: '4242: Spätere Zahlungen gelingen',
      9995: '9995: Spätere Zahlungen werden abgelehnt, das Konto ist nicht gedeckt',
      3184: '3184: Spätere Zahlungen muss der Kunde bestätigen',
    },
  },
  fr: {
    heading: 'Paiement automatique',
    agree: ({ seller }) =>
      `Payer automatiquement les prochaines factures de ${seller} avec ce moyen de paiement`,
    terms: ({ seller, days }) =>
      `En cochant cette case, vous autorisez ${seller} à encaisser le montant restant dû de chaque facture future avec ce moyen de paiement, le jour indiqué dans l’e-mail qui accompagne la facture. Un prélèvement vous est annoncé au moins ${days} jours avant. Vous pouvez y mettre fin à tout moment sur la page d’une facture ou en écrivant à ${seller}.`,
    card: ({ brand, hint }) => `${brand} se terminant par ${hint}`,
    anyCard: ({ hint }) => `carte se terminant par ${hint}`,
    account: ({ hint }) => `compte bancaire se terminant par ${hint}`,
    other: 'le moyen de paiement enregistré',
    since: ({ date }) => `depuis le ${date}`,
    planned: ({ amount, date, method }) =>
      `${amount} seront encaissés le ${date} (${method}). Vous n’avez rien à faire.`,
    collectedHeading: 'Seront encaissées automatiquement',
    collectedHint: 'Cochez une facture pour la payer maintenant. Elle ne sera alors pas encaissée.',
    collectedOn: ({ date }) => `sera encaissée le ${date}`,
    payOtherwise: 'Payer autrement avant cette date',
    underWay: ({ amount, method }) =>
      `${amount} sont en cours d’encaissement (${method}). Les banques peuvent prendre quelques jours.`,
    changeHint:
      'Sur la page de la facture, vous pouvez payer autrement avant cette date ou mettre fin au paiement automatique.',
    end: 'Mettre fin au paiement automatique',
    endHint: ({ seller }) => `Plus aucune facture de ${seller} ne sera alors encaissée.`,
    ended: 'Le paiement automatique a pris fin. Plus rien ne sera encaissé.',
    failedSubject: ({ number, seller }) => `Le paiement de ${number} à ${seller} n’a pas abouti`,
    failedBody: ({ amount, number, method }) =>
      `Nous n’avons pas pu encaisser ${amount} pour ${number} (${method}).`,
    again: ({ date }) =>
      `Nous réessaierons le ${date}. Vous pouvez aussi payer maintenant avec le bouton ci-dessous.`,
    payNow: 'Veuillez payer d’une autre façon avec le bouton ci-dessous.',
    movedSubject: ({ number, seller }) => `Nouveau jour de paiement pour ${number} de ${seller}`,
    skippedBody: ({ number }) =>
      `La facture ${number} ne sera pas encaissée automatiquement. Veuillez la payer avec le bouton ci-dessous.`,
    sandboxCard: 'Carte à enregistrer',
    sandboxCards: {
      4242: '4242 : les paiements suivants aboutissent',
      9995: '9995 : les paiements suivants sont refusés, le compte n’est pas approvisionné',
      3184: '3184 : le client doit confirmer les paiements suivants',
    },
  },
  es: {
    heading: 'Pago automático',
    agree: ({ seller }) =>
      `Pagar automáticamente las próximas facturas de ${seller} con este método`,
    terms: ({ seller, days }) =>
      `Al marcar la casilla, autoriza a ${seller} a cobrar el importe pendiente de cada factura futura con este método de pago, el día que indique el correo con la factura. De un adeudo domiciliado se le avisa al menos ${days} días antes. Puede ponerle fin en cualquier momento en la página de una factura o escribiendo a ${seller}.`,
    card: ({ brand, hint }) => `${brand} terminada en ${hint}`,
    anyCard: ({ hint }) => `tarjeta terminada en ${hint}`,
    account: ({ hint }) => `cuenta bancaria terminada en ${hint}`,
    other: 'el método de pago guardado',
    since: ({ date }) => `desde el ${date}`,
    planned: ({ amount, date, method }) =>
      `Se cobrarán ${amount} el ${date} (${method}). No tiene que hacer nada.`,
    collectedHeading: 'Se cobrarán automáticamente',
    collectedHint: 'Marque una factura para pagarla ahora. Entonces no se cobrará.',
    collectedOn: ({ date }) => `se cobrará el ${date}`,
    payOtherwise: 'Pagar antes de otra forma',
    underWay: ({ amount, method }) =>
      `Se están cobrando ${amount} (${method}). Los bancos pueden tardar algunos días.`,
    changeHint:
      'En la página de la factura puede pagar antes de otra forma o poner fin al pago automático.',
    end: 'Poner fin al pago automático',
    endHint: ({ seller }) => `Después no se cobrará ninguna otra factura de ${seller}.`,
    ended: 'El pago automático ha terminado. Ya no se cobrará nada.',
    failedSubject: ({ number, seller }) => `El pago de ${number} a ${seller} no se ha realizado`,
    failedBody: ({ amount, number, method }) =>
      `No hemos podido cobrar ${amount} de ${number} (${method}).`,
    again: ({ date }) =>
      `Lo intentaremos de nuevo el ${date}. También puede pagar ahora con el botón de abajo.`,
    payNow: 'Pague de otra forma con el botón de abajo.',
    movedSubject: ({ number, seller }) => `Nuevo día de pago de ${number} de ${seller}`,
    skippedBody: ({ number }) =>
      `La factura ${number} no se cobrará automáticamente. Páguela con el botón de abajo.`,
    sandboxCard: 'Tarjeta que se guarda',
    sandboxCards: {
      4242: '4242: los pagos posteriores funcionan',
      9995: '9995: los pagos posteriores se rechazan, la cuenta no tiene fondos',
      3184: '3184: el cliente tiene que confirmar los pagos posteriores',
    },
  },
  it: {
    heading: 'Pagamento automatico',
    agree: ({ seller }) =>
      `Paga automaticamente le prossime fatture di ${seller} con questo metodo`,
    terms: ({ seller, days }) =>
      `Selezionando la casella autorizza ${seller} a incassare l’importo ancora dovuto di ogni fattura futura con questo metodo di pagamento, nel giorno indicato nell’e-mail con la fattura. Un addebito diretto Le viene annunciato almeno ${days} giorni prima. Può porvi fine in qualsiasi momento nella pagina di una fattura o scrivendo a ${seller}.`,
    card: ({ brand, hint }) => `${brand} che termina con ${hint}`,
    anyCard: ({ hint }) => `carta che termina con ${hint}`,
    account: ({ hint }) => `conto bancario che termina con ${hint}`,
    other: 'il metodo di pagamento salvato',
    since: ({ date }) => `dal ${date}`,
    planned: ({ amount, date, method }) =>
      `${amount} saranno incassati il ${date} (${method}). Non deve fare nulla.`,
    collectedHeading: 'Saranno incassate automaticamente',
    collectedHint: 'Selezioni una fattura per pagarla ora. In tal caso non sarà incassata.',
    collectedOn: ({ date }) => `sarà incassata il ${date}`,
    payOtherwise: 'Pagare prima in un altro modo',
    underWay: ({ amount, method }) =>
      `L’incasso di ${amount} è in corso (${method}). Le banche possono impiegare alcuni giorni.`,
    changeHint:
      'Nella pagina della fattura può pagare prima in un altro modo o porre fine al pagamento automatico.',
    end: 'Poni fine al pagamento automatico',
    endHint: ({ seller }) => `Dopo non sarà incassata nessun’altra fattura di ${seller}.`,
    ended: 'Il pagamento automatico è terminato. Non sarà più incassato nulla.',
    failedSubject: ({ number, seller }) => `Il pagamento di ${number} a ${seller} non è riuscito`,
    failedBody: ({ amount, number, method }) =>
      `non abbiamo potuto incassare ${amount} per ${number} (${method}).`,
    again: ({ date }) =>
      `Riproveremo il ${date}. Può anche pagare subito con il pulsante qui sotto.`,
    payNow: 'Paghi in un altro modo con il pulsante qui sotto.',
    movedSubject: ({ number, seller }) => `Nuovo giorno di pagamento per ${number} di ${seller}`,
    skippedBody: ({ number }) =>
      `la fattura ${number} non sarà incassata automaticamente. La paghi con il pulsante qui sotto.`,
    sandboxCard: 'Carta da salvare',
    sandboxCards: {
      4242: '4242: i pagamenti successivi riescono',
      9995: '9995: i pagamenti successivi sono rifiutati, il conto non è coperto',
      3184: '3184: il cliente deve confermare i pagamenti successivi',
    },
  },
  nl: {
    heading: 'Automatische betaling',
    agree: ({ seller }) =>
      `Toekomstige facturen van ${seller} automatisch met deze betaalwijze betalen`,
    terms: ({ seller, days }) =>
      `Door dit vakje aan te vinken staat u ${seller} toe het openstaande bedrag van elke toekomstige factuur met deze betaalwijze te innen, op de dag die in de e-mail met de factuur staat. Een domiciliëring of incasso wordt u minstens ${days} dagen vooraf aangekondigd. U kunt dit op elk moment beëindigen op de pagina van een factuur of door een bericht aan ${seller}.`,
    card: ({ brand, hint }) => `${brand} eindigend op ${hint}`,
    anyCard: ({ hint }) => `kaart eindigend op ${hint}`,
    account: ({ hint }) => `bankrekening eindigend op ${hint}`,
    other: 'de bewaarde betaalwijze',
    since: ({ date }) => `sinds ${date}`,
    planned: ({ amount, date, method }) =>
      `Op ${date} wordt ${amount} geïnd (${method}). U hoeft niets te doen.`,
    collectedHeading: 'Worden automatisch geïnd',
    collectedHint: 'Vink een factuur aan om ze nu te betalen. Dan wordt ze niet geïnd.',
    collectedOn: ({ date }) => `wordt geïnd op ${date}`,
    payOtherwise: 'Vooraf op een andere manier betalen',
    underWay: ({ amount, method }) =>
      `${amount} wordt geïnd (${method}). Bij banken kan dit enkele dagen duren.`,
    changeHint:
      'Op de pagina van de factuur kunt u vooraf op een andere manier betalen of de automatische betaling beëindigen.',
    end: 'Automatische betaling beëindigen',
    endHint: ({ seller }) => `Daarna wordt geen factuur van ${seller} meer geïnd.`,
    ended: 'De automatische betaling is beëindigd. Er wordt niets meer geïnd.',
    failedSubject: ({ number, seller }) => `Betaling van ${number} van ${seller} mislukt`,
    failedBody: ({ amount, number, method }) =>
      `Wij konden ${amount} voor ${number} niet innen (${method}).`,
    again: ({ date }) =>
      `Wij proberen het opnieuw op ${date}. U kunt ook nu betalen met de knop hieronder.`,
    payNow: 'Gelieve op een andere manier te betalen met de knop hieronder.',
    movedSubject: ({ number, seller }) => `Nieuwe betaaldag voor ${number} van ${seller}`,
    skippedBody: ({ number }) =>
      `Factuur ${number} wordt niet automatisch geïnd. Gelieve ze te betalen met de knop hieronder.`,
    sandboxCard: 'Kaart om te bewaren',
    sandboxCards: {
      4242: '4242: latere betalingen lukken',
      9995: '9995: latere betalingen worden geweigerd wegens ontoereikend saldo',
      3184: '3184: latere betalingen moet de klant bevestigen',
    },
  },
  pt: {
    heading: 'Pagamento automático',
    agree: ({ seller }) =>
      `Pagar automaticamente as próximas faturas de ${seller} com este meio de pagamento`,
    terms: ({ seller, days }) =>
      `Ao assinalar esta opção, autoriza ${seller} a cobrar o valor em dívida de cada fatura futura com este meio de pagamento, no dia indicado no e-mail com a fatura. Um débito direto é-lhe comunicado com pelo menos ${days} dias de antecedência. Pode terminar esta autorização a qualquer momento na página de uma fatura ou escrevendo a ${seller}.`,
    card: ({ brand, hint }) => `${brand} terminado em ${hint}`,
    anyCard: ({ hint }) => `cartão terminado em ${hint}`,
    account: ({ hint }) => `conta bancária terminada em ${hint}`,
    other: 'o meio de pagamento guardado',
    since: ({ date }) => `desde ${date}`,
    planned: ({ amount, date, method }) =>
      `Em ${date} serão cobrados ${amount} (${method}). Não precisa de fazer nada.`,
    collectedHeading: 'Serão cobradas automaticamente',
    collectedHint: 'Assinale uma fatura para a pagar agora. Nesse caso, não será cobrada.',
    collectedOn: ({ date }) => `será cobrada em ${date}`,
    payOtherwise: 'Pagar antes de outra forma',
    underWay: ({ amount, method }) =>
      `Estão a ser cobrados ${amount} (${method}). Nos bancos pode demorar alguns dias.`,
    changeHint:
      'Na página da fatura pode pagar antes de outra forma ou terminar o pagamento automático.',
    end: 'Terminar o pagamento automático',
    endHint: ({ seller }) => `Depois disso, não será cobrada mais nenhuma fatura de ${seller}.`,
    ended: 'O pagamento automático terminou. Nada mais será cobrado.',
    failedSubject: ({ number, seller }) => `Falhou o pagamento de ${number} de ${seller}`,
    failedBody: ({ amount, number, method }) =>
      `Não conseguimos cobrar ${amount} relativos a ${number} (${method}).`,
    again: ({ date }) =>
      `Voltaremos a tentar em ${date}. Também pode pagar agora com o botão abaixo.`,
    payNow: 'Queira pagar de outra forma com o botão abaixo.',
    movedSubject: ({ number, seller }) => `Novo dia de pagamento de ${number} de ${seller}`,
    skippedBody: ({ number }) =>
      `A fatura ${number} não será cobrada automaticamente. Queira pagá-la com o botão abaixo.`,
    sandboxCard: 'Cartão a guardar',
    sandboxCards: {
      4242: '4242: os pagamentos seguintes são aceites',
      9995: '9995: os pagamentos seguintes são recusados por falta de saldo',
      3184: '3184: os pagamentos seguintes precisam da confirmação do cliente',
    },
  },
}
