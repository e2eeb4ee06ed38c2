import type { MessageTemplates } from '../assemble.ts'

export const SELLER_TAX = 'Vul in de instellingen uw btw-nummer of fiscaal nummer in'

/** Of XRechnung, of France and of Peppol. */
export const ruleSets: Pick<MessageTemplates, 'german' | 'french' | 'peppol'> = {
  german: {
    '1': 'Zeg hoe u betaald wilt worden: een Duitse factuur heeft betaalgegevens nodig, zoals uw bankrekening.',
    '2': 'Vul in de instellingen een contactpersoon met telefoon en e-mail in: Duitse facturen moeten er een noemen.',
    '3': 'Vul in de instellingen de plaats van uw adres in.',
    '4': 'Vul in de instellingen de postcode van uw adres in.',
    '5': 'Vul in de instellingen de naam van een contactpersoon of afdeling in.',
    '6': 'Vul in de instellingen een telefoonnummer voor contact in.',
    '7': 'Vul in de instellingen een e-mailadres voor contact in.',
    '8': 'Vul de plaats van het adres van de klant in.',
    '9': 'Vul de postcode van het adres van de klant in.',
    '10': 'Vul de plaats van het leveringsadres in.',
    '11': 'Vul de postcode van het leveringsadres in.',
    '15': 'Vul de referentie van de koper in: Duitse overheden willen hier hun Leitweg-ID. Vraag de klant ernaar.',
    '16': `${SELLER_TAX}: een Duitse factuur moet een van beide vermelden.`,
    '17': 'Dit soort document is in Duitsland ongebruikelijk. Gebruik een factuur, een gecorrigeerde factuur of een creditnota.',
    '18': 'Schrijf de korting voor vervroegde betaling in de Duitse notatie, bijvoorbeeld #SKONTO#TAGE=14#PROZENT=2.00# op een eigen regel, met een regeleinde erachter.',
    '19': 'De IBAN van uw rekening klopt niet. Vergelijk hem met uw rekeningafschrift.',
    '20': 'De IBAN van de te debiteren rekening van de klant klopt niet. Vraag de klant er opnieuw naar.',
    '22': 'Twee bijlagen hebben dezelfde bestandsnaam. Geef een ervan een andere naam.',
    '23-a': 'Voeg de bankrekening toe waarop betaald wordt: de betaalwijze is een overschrijving.',
    '23-b':
      'De betaalwijze is een overschrijving: verwijder de gegevens van kaart of domiciliëring.',
    '24-a': 'Voeg de kaartgegevens toe: de betaalwijze is een kaart.',
    '24-b': 'De betaalwijze is een kaart: verwijder de bankrekening of de domiciliëring.',
    '25-a': 'Voeg de gegevens van de domiciliëring toe: de betaalwijze is een domiciliëring.',
    '25-b': 'De betaalwijze is een domiciliëring: verwijder de bankrekening of de kaart.',
    '26': 'Een gecorrigeerde factuur noemt de factuur die ze corrigeert. Voeg het nummer toe.',
    '27': 'Het telefoonnummer voor contact heeft minstens drie cijfers.',
    '28': 'Het e-mailadres voor contact lijkt niet te kloppen. Controleer het in de instellingen.',
    '30': 'Vul uw crediteuridentificatie in: een domiciliëring heeft ze nodig.',
    '31': 'Voeg de te debiteren rekening van de klant toe: een domiciliëring heeft ze nodig.',
    '21': 'De specificatie is niet die van XRechnung 3.0. Kies het profiel XRechnung.',
    'TMP-32':
      'Voeg de datum van levering of dienst toe, of de periode waarop de factuur betrekking heeft.',
  },
  french: {
    '01_BT-1-1':
      'Het factuurnummer is langer dan 35 tekens. Verkort het patroon van de nummers in de instellingen.',
    '02_BT-1':
      'In Frankrijk mag een factuurnummer alleen letters, cijfers en + - _ / hebben, zonder spaties. Wijzig het patroon van de nummers in de instellingen.',
    '02_BT-25':
      'Het nummer van de eerdere factuur mag alleen letters, cijfers en + - _ / hebben, hoogstens 35 tekens.',
    '04_BT-3':
      'Dit soort document is in Frankrijk niet toegestaan. Gebruik een factuur, een gecorrigeerde factuur of een creditnota.',
    '05_BT-22-1':
      'Voeg de vermelding van de vaste vergoeding van € 40 voor invorderingskosten toe (code PMT): de Franse wet vereist ze.',
    '05_BT-22-2':
      'Voeg de vermelding van de vertragingsrente toe (code PMD): de Franse wet vereist ze.',
    '05_BT-22-3':
      'Voeg de vermelding toe van de korting voor vervroegde betaling, of dat er geen is (code AAB): de Franse wet vereist ze.',
    '06_BT-21-1':
      'De vermelding van de invorderingskosten (code PMT) mag maar één keer voorkomen. Verwijder de andere.',
    '06_BT-21-2':
      'De vermelding van de vertragingsrente (code PMD) mag maar één keer voorkomen. Verwijder de andere.',
    '06_BT-21-3':
      'De vermelding van de korting voor vervroegde betaling (code AAB) mag maar één keer voorkomen. Verwijder de andere.',
    '06_BT-21-4':
      'De vermelding van de btw-eenheid (code TXD) mag maar één keer voorkomen. Verwijder de andere.',
    '08_BT-23': 'Zeg wat wordt gefactureerd: goederen, diensten of beide (B1, S1, M1 …).',
    '09_BT-29':
      'Uw SIRET heeft 14 cijfers en begint met uw SIREN. Corrigeer hem in de instellingen.',
    '09_BT-46': 'De SIRET van de klant heeft 14 cijfers en begint met de SIREN.',
    '10_BT-30':
      'Vul in de instellingen uw SIREN (9 cijfers) in: een Franse factuur moet hem vermelden.',
    '11_BT-47':
      'Vul de SIREN (9 cijfers) van de klant in: een factuur tussen Franse bedrijven moet hem vermelden.',
    '12_BT-49': 'Vul het elektronische factuuradres van de klant in.',
    '13_BT-34': 'Vul in de instellingen uw elektronische factuuradres in.',
    '15_BT-151':
      'De belastingen van de Canarische Eilanden, Ceuta en Melilla en de Italiaanse gesplitste betaling bestaan in Frankrijk niet. Kies een andere belastingcategorie.',
    '16_BT-152': 'Dit is geen Frans btw-tarief. Kies 20, 10, 5,5, 2,1 of 0%.',
    '20_BT-21':
      'De vermelding met code BAR is een van B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE, ARCHIVEONLY.',
    '21_BT-49':
      'Het elektronische adres van de klant is zijn adres in de Franse adreslijst: schema 0225, beginnend met zijn SIREN.',
    '22_BT-34':
      'Uw elektronische adres is uw adres in de Franse adreslijst: schema 0225, beginnend met uw SIREN.',
    '23_BT-34':
      'Uw elektronische adres heeft tekens die niet zijn toegestaan, of is langer dan 125.',
    '23_BT-49':
      'Het elektronische adres van de klant heeft tekens die niet zijn toegestaan, of is langer dan 125.',
    '31_BT-21': 'De vermeldingen met code BAR spreken elkaar tegen. Behoud er één.',
    'CO-03_BT-3':
      'Een globale korting heeft het contractnummer nodig en de periode waarop ze betrekking heeft, met beide datums.',
    'CO-04_BT-3':
      'Een gecorrigeerde factuur noemt precies één eerdere factuur, met nummer en datum.',
    'CO-05_BT-3': 'Een creditnota noemt de factuur die ze corrigeert, met nummer en datum.',
    'CO-07_BT-9': 'De vervaldatum ligt voor de factuurdatum. Verplaats hem.',
    'CO-08_BT-23':
      'Een factuur na een voorschot kan zelf geen voorschotfactuur zijn. Kies een ander soort.',
    'CO-09_BT-23-1':
      'De factuur is als reeds betaald gemerkt: het betaalde bedrag is gelijk aan het totaal.',
    'CO-09_BT-23-3':
      'De factuur is als reeds betaald gemerkt: zet de vervaldatum op de dag van betaling.',
    'CO-10_BT-29':
      'Elk van uw bijkomende identificaties heeft een schema nodig, en geen schema komt twee keer voor.',
    'CO-10_BT-46':
      'Elke identificatie van de klant heeft een schema nodig, en geen schema komt twee keer voor.',
    'CO-10_BT-60': 'De identificatie van de begunstigde heeft een schema nodig.',
    'CO-10_BT-71': 'De identificatie van de leveringsplaats heeft een schema nodig.',
    'CO-12_BT-5':
      'Een factuur in een andere valuta vermeldt de btw ook in euro. Stel EUR met de koers in als valuta van de belasting.',
    'DEC-02_BT-129': 'In Frankrijk heeft een aantal hoogstens vier decimalen.',
    'DEC-02_BT-149':
      'In Frankrijk heeft het aantal waarvoor een prijs geldt hoogstens vier decimalen.',
    'DEC-03_BT-146':
      'In Frankrijk heeft een prijs hoogstens zes decimalen en mag hij niet negatief zijn.',
  },
  peppol: {
    R001: 'Kies het bedrijfsproces: Peppol moet het weten.',
    R003: 'Voeg een referentie van de koper of het bestelnummer toe: Peppol heeft een van beide nodig. Vraag de klant welke.',
    R004: 'De specificatie is niet die van Peppol BIS Billing 3. Kies het profiel Peppol.',
    R005: 'De valuta van de belasting is een andere dan die van de factuur. Verwijder ze of kies een andere.',
    R007: 'Het bedrijfsproces is niet van Peppol. Kies het profiel Peppol.',
    R010: 'Vul het elektronische adres van de klant in: zonder dat kan Peppol niet afleveren.',
    R020: 'Vul in de instellingen uw elektronische adres in: zonder dat kan Peppol niet afleveren.',
    R040: 'De korting of toeslag is niet gelijk aan haar percentage van de grondslag. Corrigeer een van de drie.',
    R041: 'Voeg het bedrag toe waarvan het percentage wordt genomen.',
    R042: 'Voeg het percentage toe of verwijder het grondslagbedrag.',
    R046: 'De prijs is de prijs voor korting min de korting. Corrigeer een van de drie.',
    R061: 'Voeg de mandaatreferentie toe: een domiciliëring heeft ze nodig.',
    R110: 'De periode van de regel begint voor die van de factuur. Verruim de ene of beperk de andere.',
    R111: 'De periode van de regel eindigt na die van de factuur. Verruim de ene of beperk de andere.',
    R120: 'In deze valuta hebben bedragen geen decimalen: prijs maal aantal is een geheel getal, of wijkt hoogstens 0,02 af.',
    R121: 'De prijs geldt voor een aantal boven nul, zoals 1 of 100.',
    P0100: 'Peppol aanvaardt dit soort document niet. Gebruik een factuur of een creditnota.',
    P0104: 'De reden van vrijstelling gaat over uitvoer: kies de belastingcategorie “uitvoer”.',
    P0105:
      'De reden van vrijstelling zegt “niet onderworpen aan btw”: kies de belastingcategorie “buiten de btw”.',
    P0106:
      'De reden van vrijstelling gaat over een levering binnen de EU: kies die belastingcategorie.',
    P0107: 'De reden van vrijstelling zegt “btw verlegd”: kies die belastingcategorie.',
    P0108: 'Deze reden hoort bij de belastingcategorie “vrijgesteld”: kies die.',
    P0109: 'Deze reden hoort bij de belastingcategorie “vrijgesteld”: kies die.',
    P0110: 'Deze reden hoort bij de belastingcategorie “vrijgesteld”: kies die.',
    P0111: 'Deze reden hoort bij de belastingcategorie “vrijgesteld”: kies die.',
    P0112:
      'Deelfacturen en gecorrigeerde facturen zijn alleen voor twee Duitse partijen. Gebruik een factuur of een creditnota.',
  },
}
