import { own } from './own/nl.ts'
import { type MessageTemplates, type RuleTexts, assemble } from './assemble.ts'
import { national } from './national/nl.ts'
import { SELLER_TAX, ruleSets } from './national/nl-rule-sets.ts'

const templates: MessageTemplates = {
  own,
  national,
  parties: {
    S: `${SELLER_TAX}: een factuur met btw moet het vermelden.`,
    Z: `${SELLER_TAX}: een factuur met regels tegen nultarief moet het vermelden.`,
    E: `${SELLER_TAX}: een factuur met vrijgestelde regels moet het vermelden.`,
    AE: 'Een factuur met verlegde btw moet beide partijen noemen: uw fiscaal nummer en het btw-nummer of ondernemingsnummer van de klant.',
    K: 'Een levering binnen de EU zonder btw moet beide btw-nummers vermelden: het uwe (in de instellingen) en dat van de klant.',
    G: 'Vul in de instellingen uw btw-nummer in: een factuur voor uitvoer moet het vermelden.',
    O: 'Een factuur buiten de btw mag geen btw-nummers vermelden. Verwijder ze of kies een andere belastingcategorie.',
    L: `${SELLER_TAX}: een factuur met IGIC moet het vermelden.`,
    M: `${SELLER_TAX}: een factuur met IPSI moet het vermelden.`,
  },
  rates: {
    S: 'Een regel tegen gewoon tarief heeft een btw-tarief boven 0%. Kies voor 0% nultarief of vrijgesteld.',
    Z: 'Een regel tegen nultarief heeft een btw-tarief van 0%.',
    E: 'Een vrijgestelde regel heeft een btw-tarief van 0%.',
    AE: 'Bij verlegde btw voldoet de klant de btw: zet het tarief op 0%.',
    K: 'Een levering binnen de EU zonder btw heeft een tarief van 0%.',
    G: 'Uitvoer heeft een btw-tarief van 0%.',
    O: 'Een regel buiten de btw heeft geen tarief: laat het op 0.',
    L: 'Een IGIC-tarief kan niet lager zijn dan 0%.',
    M: 'Een IPSI-tarief kan niet lager zijn dan 0%.',
  },
  reasons: {
    S: 'Een regel tegen gewoon tarief mag geen reden van vrijstelling hebben. Wis de reden of kies een andere belastingcategorie.',
    Z: 'Een regel tegen nultarief mag geen reden van vrijstelling hebben. Wis de reden of kies “vrijgesteld”.',
    E: 'Zeg waarom de regel van btw is vrijgesteld: kies een reden uit de lijst of schrijf er een.',
    AE: 'Voeg de reden “Btw verlegd” toe: de factuur moet zeggen waarom ze geen btw vermeldt.',
    K: 'Voeg de reden “Intracommunautaire levering” toe: de factuur moet zeggen waarom ze geen btw vermeldt.',
    G: 'Voeg de reden “Uitvoer buiten de EU” toe: de factuur moet zeggen waarom ze geen btw vermeldt.',
    O: 'Voeg de reden “Niet onderworpen aan btw” toe: de factuur moet zeggen waarom ze geen btw vermeldt.',
    L: 'Een regel met IGIC mag geen reden van vrijstelling hebben. Wis de reden.',
    M: 'Een regel met IPSI mag geen reden van vrijstelling hebben. Wis de reden.',
  },
  subtotals: {
    missing:
      'Voor een gebruikte belastingcategorie ontbreekt een btw-subtotaal, of er is er een te veel. Vraag de afzender om een juist document.',
    taxable:
      'Een maatstaf van heffing is niet de som van wat die belasting draagt. Vraag de afzender om een juist document.',
    tax: 'Een btw-bedrag is niet de maatstaf maal het tarief. Vraag de afzender om een juist document.',
  },
  decimals:
    'Een gestructureerde factuur heeft hoogstens twee decimalen. Wijzig prijzen of aantallen zodat geen bedrag een derde nodig heeft.',
  ...ruleSets,
  rules: {
    'BR-01': 'Kies een profiel: de factuur moet zeggen welke specificatie ze volgt.',
    'BR-02': 'De factuur heeft nog geen nummer. Ze krijgt er een als u ze uitreikt.',
    'BR-03': 'Vul de factuurdatum in.',
    'BR-04': 'Kies wat voor document dit is: factuur of creditnota.',
    'BR-05': 'Kies de valuta van de factuur.',
    'BR-06': 'Vul in de instellingen de officiële naam van uw bedrijf in.',
    'BR-07': 'Vul de naam van de klant in.',
    'BR-08': 'Vul in de instellingen uw adres in.',
    'BR-09': 'Vul in de instellingen het land van uw adres in.',
    'BR-10': 'Vul het adres van de klant in.',
    'BR-11': 'Vul het land van het adres van de klant in.',
    'BR-12': 'Het document vermeldt de som van zijn regels niet.',
    'BR-13': 'Het document vermeldt zijn totaal exclusief btw niet.',
    'BR-14': 'Het document vermeldt zijn totaal inclusief btw niet.',
    'BR-15': 'Het document vermeldt het te betalen bedrag niet.',
    'BR-16': 'Voeg minstens één regel toe aan de factuur.',
    'BR-17': 'Vul de naam van de begunstigde in, of verwijder de begunstigde als u dat zelf bent.',
    'BR-18': 'Vul de naam van uw fiscaal vertegenwoordiger in.',
    'BR-19': 'Vul het adres van uw fiscaal vertegenwoordiger in.',
    'BR-20': 'Vul het land van uw fiscaal vertegenwoordiger in.',
    'BR-21': 'Nummer de regel.',
    'BR-22': 'Vul het aantal van de regel in.',
    'BR-23': 'Kies een eenheid voor het aantal: stuks, uren, dagen …',
    'BR-24': 'De regel vermeldt geen nettobedrag.',
    'BR-25': 'Zeg wat u verkoopt: de regel heeft geen naam.',
    'BR-26': 'Vul de prijs van de regel in.',
    'BR-27':
      'Een prijs kan niet negatief zijn. Maak om iets terug te nemen het aantal negatief of voeg een korting toe.',
    'BR-28': 'De prijs voor korting kan niet negatief zijn.',
    'BR-29': 'De periode van de factuur eindigt voor ze begint. Corrigeer een van de datums.',
    'BR-30': 'De periode van de regel eindigt voor ze begint. Corrigeer een van de datums.',
    'BR-31': 'Vul het bedrag van de korting in.',
    'BR-32': 'Kies de belastingcategorie van de korting.',
    'BR-33': 'Geef de korting een reden, zoals “Klantenkorting”.',
    'BR-36': 'Vul het bedrag van de toeslag in.',
    'BR-37': 'Kies de belastingcategorie van de toeslag.',
    'BR-38': 'Geef de toeslag een reden, zoals “Verzendkosten”.',
    'BR-41': 'Vul het bedrag van de korting van de regel in.',
    'BR-42': 'Geef de korting van de regel een reden.',
    'BR-43': 'Vul het bedrag van de toeslag van de regel in.',
    'BR-44': 'Geef de toeslag van de regel een reden.',
    'BR-45':
      'Een btw-subtotaal vermeldt geen maatstaf van heffing. Vraag de afzender om een juist document. Vraag de afzender om een juist document.',
    'BR-46':
      'Een btw-subtotaal vermeldt geen btw-bedrag. Vraag de afzender om een juist document. Vraag de afzender om een juist document.',
    'BR-47':
      'Een btw-subtotaal vermeldt geen belastingcategorie. Vraag de afzender om een juist document. Vraag de afzender om een juist document.',
    'BR-48':
      'Een btw-subtotaal vermeldt geen tarief. Vraag de afzender om een juist document. Vraag de afzender om een juist document.',
    'BR-49': 'Kies hoe u betaald wilt worden.',
    'BR-50': 'Voeg de IBAN of het rekeningnummer toe waarop betaald wordt.',
    'BR-51': 'Toon geen volledig kaartnummer: de laatste vier cijfers zijn genoeg.',
    'BR-52': 'Geef de bijlage een kenmerk, zoals een nummer.',
    'BR-53': 'Het document noemt een valuta van de belasting, maar niet de btw daarin.',
    'BR-54': 'Elke eigenschap van het artikel heeft een naam en een waarde nodig.',
    'BR-55': 'Voeg het nummer van de eerdere factuur toe.',
    'BR-56': 'Vul het btw-nummer van uw fiscaal vertegenwoordiger in.',
    'BR-57': 'Vul het land van het leveringsadres in.',
    'BR-61': 'Voeg uw bankrekening toe: de klant betaalt via overschrijving.',
    'BR-62': 'Kies in de instellingen het schema van uw elektronische adres.',
    'BR-63': 'Kies het schema van het elektronische adres van de klant.',
    'BR-64': 'Kies het schema van het standaardartikelnummer, zoals GTIN.',
    'BR-65': 'Kies de lijst waaruit de classificatiecode komt.',
    'BR-CO-03':
      'Vermeld de datum van verschuldigdheid van de belasting of de code ervan, niet beide.',
    'BR-CO-04': 'Kies de belastingcategorie van de regel.',
    'BR-CO-09':
      'Een btw-nummer begint met de twee letters van zijn land, zoals FR of DE. Corrigeer het.',
    'BR-CO-10':
      'De som van de regels is niet wat de regels samen zijn. Vraag de afzender om een juist document.',
    'BR-CO-11':
      'De som van de kortingen is niet wat ze samen zijn. Vraag de afzender om een juist document.',
    'BR-CO-12':
      'De som van de toeslagen is niet wat ze samen zijn. Vraag de afzender om een juist document.',
    'BR-CO-13':
      'Het totaal exclusief btw is niet de regels min kortingen plus toeslagen. Vraag de afzender om een juist document.',
    'BR-CO-14':
      'Het totaal van de btw is niet de som van de subtotalen. Vraag de afzender om een juist document.',
    'BR-CO-15':
      'Het totaal inclusief btw is niet netto plus btw. Vraag de afzender om een juist document.',
    'BR-CO-16':
      'Het te betalen bedrag is niet het totaal min wat betaald is. Vraag de afzender om een juist document.',
    'BR-CO-17':
      'Een btw-bedrag is niet de maatstaf maal het tarief. Vraag de afzender om een juist document.',
    'BR-CO-18':
      'Het document heeft geen uitsplitsing van de btw. Vraag de afzender om een juist document. Vraag de afzender om een juist document.',
    'BR-CO-19': 'Geef de periode van de factuur een begin of een einde, of verwijder ze.',
    'BR-CO-20': 'Geef de periode van de regel een begin of een einde, of verwijder ze.',
    'BR-CO-26':
      'Vul in de instellingen uw ondernemingsnummer of btw-nummer in, zodat de klant u kan identificeren.',
    'BR-O-11':
      'Wat buiten de btw valt, kan niet met andere btw-subtotalen op één factuur staan. Maak twee facturen. Maak twee facturen.',
    'BR-O-12':
      'Wat buiten de btw valt, kan niet met belaste regels op één factuur staan. Maak twee facturen.',
    'BR-O-13':
      'Wat buiten de btw valt, kan niet met een belaste korting op één factuur staan. Kies daarvoor de belasting van de regels. Kies “Zoals de regels” als belasting ervan.',
    'BR-O-14':
      'Wat buiten de btw valt, kan niet met een belaste toeslag op één factuur staan. Kies daarvoor de belasting van de regels. Kies “Zoals de regels” als belasting ervan.',
    'BR-IC-11':
      'Voeg de leveringsdatum of de periode toe: een levering binnen de EU zonder btw moet zeggen wanneer ze plaatsvond.',
    'BR-IC-12':
      'Voeg het leveringsadres met het land toe: een levering binnen de EU zonder btw moet zeggen waar de goederen naartoe gingen.',
    'BR-B-01':
      'Gesplitste betaling bestaat alleen tussen Italiaanse partijen. Kies een andere belastingcategorie.',
    'BR-B-02':
      'Gesplitste betaling kan niet met regels tegen gewoon tarief op één factuur staan. Maak twee facturen.',
    'BR-CL-01':
      'Dit soort document staat niet in de officiële lijst. Gebruik een factuur of een creditnota.',
    'BR-CL-04': 'De valuta staat niet in de officiële lijst (ISO 4217).',
    'BR-CL-05': 'De valuta van de belasting staat niet in de officiële lijst (ISO 4217).',
    'BR-CL-06':
      'De code voor de verschuldigdheid van de belasting staat niet in de officiële lijst.',
    'BR-CL-10': 'Het schema van een identificatie staat niet in de officiële lijst (ISO 6523).',
    'BR-CL-11':
      'Het schema van een ondernemingsnummer staat niet in de officiële lijst (ISO 6523).',
    'BR-CL-13': 'De lijst van de classificatiecode is geen officiële.',
    'BR-CL-14': 'Een land staat niet in de officiële lijst (ISO 3166).',
    'BR-CL-15': 'Het land van oorsprong staat niet in de officiële lijst (ISO 3166).',
    'BR-CL-16': 'De betaalwijze staat niet in de officiële lijst.',
    'BR-CL-19': 'De code voor de reden van de korting staat niet in de officiële lijst.',
    'BR-CL-20': 'De code voor de reden van de toeslag staat niet in de officiële lijst.',
    'BR-CL-21':
      'Het schema van het standaardartikelnummer staat niet in de officiële lijst (ISO 6523).',
    'BR-CL-22': 'De code voor de reden van vrijstelling staat niet in de officiële lijst (VATEX).',
    'BR-CL-23': 'De eenheid staat niet in de officiële lijst. Kies er een uit het menu.',
    'BR-CL-24': 'Een bijlage is een bestand in PDF, PNG, JPEG, CSV, Excel of OpenDocument.',
    'BR-CL-25': 'Het schema van een elektronisch adres staat niet in de officiële lijst.',
    'BR-CL-26': 'Het schema van de leveringsplaats staat niet in de officiële lijst (ISO 6523).',
    'PEPPOL-COMMON-R040': 'Het Global Location Number klopt niet. Vergelijk de cijfers.',
    'PEPPOL-COMMON-R041': 'Het Noorse organisatienummer klopt niet. Vergelijk de cijfers.',
    'PEPPOL-COMMON-R043': 'Het Belgische ondernemingsnummer klopt niet. Vergelijk de cijfers.',
    'PEPPOL-COMMON-R049': 'Het Zweedse organisatienummer klopt niet. Vergelijk de cijfers.',
    'IT-R-001':
      'Uw Italiaanse fiscale code heeft 11 tot 16 letters en cijfers. Corrigeer ze in de instellingen.',
    'IT-R-002': 'Vul in de instellingen de straat van uw adres in.',
    'IT-R-003': 'Vul in de instellingen de plaats van uw adres in.',
    'IT-R-004': 'Vul in de instellingen de postcode van uw adres in.',
    'NL-R-001':
      'Een Nederlandse creditnota noemt de factuur die ze corrigeert. Voeg het nummer toe.',
    'NL-R-002': 'Vul in de instellingen straat, postcode en plaats van uw adres in.',
    'NL-R-003': 'Vul in de instellingen uw KvK-nummer (schema 0106) of OIN (schema 0190) in.',
    'NL-R-004': 'Vul straat, postcode en plaats van het adres van de klant in.',
    'NL-R-005': 'Het ondernemingsnummer van de klant is een KvK-nummer of een OIN.',
    'NL-R-007': 'Zeg hoe u betaald wilt worden.',
    'NL-R-008':
      'Kies tussen Nederlandse partijen overschrijving, kaart, incasso of vaste afspraak.',
    'NL-R-009': 'Een regel noemt een bestelregel: voeg het bestelnummer toe aan de factuur.',
    'BR-TMP-2': 'Het adres van de bijlage is een volledig webadres, zoals https://…',
    'BDX-VAT-01':
      'Vermeld de btw ook in uw eigen valuta: kies ze onder “Belasting in een tweede valuta” (Richtlijn 2006/112/EG, art. 230).',
    'BDX-VAT-02':
      'Vermeld de btw ook in euro, tegen de maandkoers van het Duitse ministerie van Financiën: “Belasting in een tweede valuta” (§ 16 lid 6 UStG, Richtlijn 2006/112/EG, art. 230).',
    'BDX-VAT-03':
      'Vermeld de btw ook in pond sterling: kies GBP onder “Belasting in een tweede valuta” (VAT Regulations 1995, reg. 14(1)).',
    'BDX-VAT-04':
      'Vermeld de btw ook in złoty: kies PLN onder “Belasting in een tweede valuta” (art. 106e(11) van de Poolse btw-wet).',
    'BDX-VAT-05':
      'Vermeld de btw ook in Noorse kronen: kies NOK onder “Belasting in een tweede valuta” (bokføringsforskriften § 5-1-1 nr. 6).',
    'BDX-TAX-01':
      'Dit bedrijf is niet geregistreerd voor de belasting en mag ze niet in rekening brengen. Kies een regel zonder belasting of registreer u in de instellingen.',
    'BDX-TAX-02':
      'Wat is juist: de belasting van de regel, of die van de plaats van de handeling? Zeg voor het eerste wat wordt geleverd en waar het plaatsvindt; gebruik voor het tweede de voorgestelde belasting.',
    'BDX-TAX-03':
      'Vraag het btw-nummer van de klant: zonder dat wordt deze verkoop belast als een aan een particulier.',
    'BDX-TAX-04':
      'Vul in de instellingen uw btw-nummer in: deze verkoop wordt daaronder aangegeven.',
    'BDX-TAX-05':
      'Dit tarief geldt niet op de dag van de levering. Kies er een dat geldt, of corrigeer de dag van de levering.',
    'BDX-TAX-06':
      'Het vrijstellingscertificaat van de klant geldt niet voor deze staat of deze dag: vraag een geldig certificaat of breng de belasting in rekening.',
    'BDX-TAX-07':
      'Vul in de instellingen uw btw-nummer in: een factuur die de belasting in rekening brengt, vermeldt het.',
    'BDX-PAY-01':
      'De betalingstermijn is langer dan deze wet toestaat, tenzij hij uitdrukkelijk is overeengekomen en niet onbillijk is.',
    'BDX-PAY-02':
      'Voor dit document is zegelrecht verschuldigd. Reken het door aan de klant of draag het zelf.',
    'BDX-PAY-03':
      'Deze klant houdt deze belasting niet in: volgens de wet geldt ze voor bedrijven en overheden van uw land.',
    'BDX-PAY-04':
      'Boven PLN 15.000 inclusief belasting wil deze wet de woorden van de gesplitste betaling als hiervan iets goederen of diensten van bijlage 15 zijn. Voeg ze toe, of laat het zo als er niets van is.',
    'BDX-LANG-01':
      'Deze wet wil facturen van verkopers in Vlaanderen in het Nederlands: een factuur zonder Nederlands aan een klant in België is nietig.',
    'BDX-DOC-01':
      'Deze wet wil op een factuur het volledige adres van een bedrijf: vul de gegevens van de klant aan.',
    'BDX-DOC-02':
      'Deze wet wil op een factuur het nummer van een bedrijf: voeg het toe bij de klant, of maak van de klant een particulier.',
    'BDX-DOC-03':
      'Zonder deze gegevens van de klant is dit een vereenvoudigde factuur, die deze wet voor zo’n klein bedrag toestaat. De klant mag om een volledige vragen.',
    'BDX-DOC-04':
      'Het nummer van dit bedrijf is gevraagd en niet gekomen. Volgens deze wet mag de factuur zonder: bewaar ander bewijs en corrigeer de factuur als het komt.',
    'BDX-DOC-05':
      'Deze wet wil op deze factuur het btw-nummer van een bedrijf dat er een heeft: vraag de klant ernaar.',
    'BDX-FMT-01':
      'Het formaat dat deze klant vraagt heeft geen plaats voor de afronding van dit document: de e-factuur wordt gemaakt volgens EN 16931.',
    'BDX-FMT-02':
      'Duitse overheden krijgen XRechnung op hun Leitweg-ID als referentie van de koper. Die ontbreekt of is verkeerd getypt: vraag de klant ernaar.',
    'BDX-SELF-01':
      'Spreek met de leverancier af dat u zijn facturen opmaakt, en leg de afspraak vast bij de klant: deze wet wil dat voor de eerste.',
    'BDX-SELF-02':
      'Voor het land van deze leverancier is geen wet over facturen door de afnemer bekend: vraag de leverancier om zijn eigen factuur.',
    'BDX-SELF-03':
      'Volgens deze wet mag alleen de leverancier zijn factuur corrigeren: vraag hem om een creditnota.',
    'BDX-IN-01':
      'Vul in de instellingen uw GSTIN in: een Indiase belastingfactuur moet het vermelden.',
    'BDX-IN-02':
      'Voeg de staat toe aan het adres van de klant: het is de plaats van de handeling en beslist tussen CGST + SGST en IGST.',
    'BDX-IN-03': 'Voeg de HSN- of SAC-code van het artikel toe (4, 6 of 8 cijfers).',
    'BDX-IN-04':
      'In India heeft een factuurnummer hoogstens 16 tekens: letters, cijfers, - en /, niet beginnend met 0, - of /. Wijzig het patroon van de nummers in de instellingen.',
    'BDX-IN-05':
      'Het GSTIN van de klant heeft niet de juiste vorm: 15 tekens zoals 27AAPFU0939F1ZV.',
    'BDX-IN-06':
      'Voeg de staat toe aan het leveringsadres: goederen die in India blijven zijn geen uitvoer, en de staat beslist tussen CGST + SGST en IGST.',
  },
}

/** The messages of the rules in Dutch, to the owner of a small business. */
export const ruleTexts: RuleTexts = assemble(templates)
