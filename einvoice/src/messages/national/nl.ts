import type { NationalMessages } from './national.ts'

export const national: NationalMessages = {
  identifier:
    'Het nummer heeft niet de vorm of het controlecijfer dat zijn schema vraagt. Vergelijk het met het origineel.',
  addressScheme:
    'Peppol levert niet af op elektronische adressen van dit soort, zoals e-mailadressen. Voeg een adres in Peppol toe.',
  oldDobra: 'Peppol kent de valuta STD niet. Gebruik STN.',
  dutchAgent: 'Vul straat, postcode en plaats van de fiscaal vertegenwoordiger in.',
  greekNumber:
    'Een Griekse factuur in Peppol is genummerd met belastingnummer, datum, vestiging, soort, reeks en nummer, met | ertussen.',
  greekNames:
    'In Peppol noemt een Griekse verkoper de handelsnamen van beide partijen. Voeg de ontbrekende toe.',
  greekVat: 'Een Grieks btw-nummer is EL en negen cijfers die kloppen. Vergelijk het.',
  greekMark:
    'Peppol neemt een Griekse factuur alleen aan met haar kenmerk van myDATA (M.AR.K) als ondersteunend document.',
  greekPage:
    'Een Griekse factuur in Peppol noemt één keer haar pagina bij de belastingdienst, met het webadres.',
  greekAddress:
    'In Peppol wordt een Grieks bedrijf geadresseerd met zijn belastingnummer (schema 9933, negen cijfers).',
  danishRegister:
    'Een Deens bedrijf wordt genoemd met zijn CVR-nummer onder schema 0184. Voeg het toe of corrigeer het schema.',
  danishIdentifiers:
    'Tussen Deense bedrijven noemt een identificatie haar schema. Voeg het schema toe of verwijder de identificatie.',
  danishCreditNote:
    'Een Deense creditnota kan niet op minder dan nul uitkomen. Controleer de tekens van de regels.',
  danishMeans:
    'Denemarken aanvaardt deze betaalwijze niet. Kies overschrijving, kaart of automatische incasso.',
  danishPayment:
    'Voor deze betaalwijze vraagt Denemarken rekening en betalingsreferentie in een eigen vorm.',
  danishClasses:
    'Artikelklassen volgens UNSPSC gaan in Denemarken met versie 19.05.01 of 26.08.01.',
  danishDuty:
    'Onder reden ZZZ vraagt Denemarken de vier cijfers van een accijns, of de naam ervan met een # erin.',
  swedishVat: 'Een Zweeds btw-nummer is SE en twaalf cijfers. Vergelijk het.',
  swedishRegister: 'Een Zweeds organisatienummer heeft tien cijfers die kloppen. Vergelijk het.',
  swedishTax:
    'De belastingregistratie van een Zweedse verkoper zegt in Peppol “Godkänd för F-skatt”, of wordt weggelaten.',
  swedishRate:
    'Gewone tarieven in Zweden zijn 25, 12 en 6%. Kies een ervan of een andere belastingcategorie.',
  swedishGiro:
    'Betaal op een Zweedse girorekening met betaalwijze 30, met SE:BANKGIRO (7 of 8 cijfers) of SE:PLUSGIRO (2 tot 8 cijfers).',
  norwegianVat: 'Een Noors btw-nummer is NO, negen cijfers die kloppen, en MVA. Vergelijk het.',
  norwegianRegister:
    'De meeste Noorse bedrijven moeten “Foretaksregisteret” op hun facturen zetten.',
  icelandicType: 'Een IJslands document is een factuur (380) of een creditnota (381).',
  icelandicRegister:
    'Een IJslands bedrijf wordt genoemd met zijn kennitala onder schema 0196. Voeg het toe.',
  icelandicAddress: 'Een IJslands adres heeft een straat en een postcode. Voeg ze toe.',
  icelandicAccount: 'Voor deze betaalwijze vraagt IJsland één rekening van twaalf cijfers.',
  icelandicDue:
    'De uiterste vervaldatum (EINDAGI) wordt geschreven als 2026-12-31, met een vervaldatum die niet later is.',
  thirdDecimal:
    'Een bedrag heeft een derde decimaal, die geen Europese e-factuur kan bevatten: alleen de pdf wordt uitgereikt. Kies voor XML prijzen die twee decimalen nodig hebben.',
  sellerUnknown:
    'Zonder uw btw-nummer is met deze belasting geen Europese e-factuur mogelijk: alleen de pdf wordt uitgereikt, zonder XML.',
  lowRate:
    'Officiële controleprogramma’s weigeren een tarief onder 0,5%: alleen de pdf wordt uitgereikt, zonder XML.',
  igicAtZero:
    'Factur-X weigert IGIC tegen 0%: de pdf wordt zonder e-factuur erin uitgereikt. Het UBL-bestand is de e-factuur.',
  severalPreceding:
    'Factur-X heeft plaats voor één eerdere factuur: de pdf wordt zonder e-factuur erin uitgereikt. Het UBL-bestand is de e-factuur.',
  severalTaxes:
    'Een regel met twee belastingen, zoals IVA met recargo de equivalencia, heeft geen plaats in een Europese e-factuur: die heeft één tarief per regel. De factuur wordt als pdf uitgereikt.',
  longCardNumber:
    'Factur-X weigert kaartnummers van meer dan tien tekens: de pdf wordt zonder e-factuur erin uitgereikt.',
  notInFlux2:
    'Geen XML-bestand: de Franse regels willen een elektronisch adres van de koper en Franse tarieven, ook waar de wet dat niet doet. De pdf wordt uitgereikt.',
  frenchDates: 'Datums van een Franse factuur liggen tussen 2000 en 2099. Corrigeer de datum.',
  frenchAttachments:
    'Een bijlage van een Franse factuur wordt beschreven met een code van de lijst (DOCUMENT_ANNEXE …), LISIBLE maar één keer.',
  frenchRouting: 'Een routeringscode heeft hoogstens 100 letters, cijfers en tekens + - _ .',
  frenchAddressLength: 'Het elektronische adres heeft meer dan 125 tekens. Kort het in.',
  frenchSiren: 'Een SIREN heeft precies negen cijfers. Corrigeer het nummer.',
  frenchPaid:
    'Een als betaald gemerkte factuur heeft niets meer te betalen. Controleer de bedragen.',
  frenchGroup:
    'Een lid van een btw-eenheid voegt de vermelding TXD en het btw-nummer van de eenheid toe.',
  frenchAmounts:
    'Een bedrag heeft hoogstens 19 cijfers met twee decimalen, een tarief hoogstens vier cijfers.',
}
