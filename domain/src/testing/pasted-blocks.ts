import type { PastedParty } from '../country/pasted-party.ts'

/** A pasted text, the country of who pastes it, and what is read: see `short`. */
export type PastedBlock = { readonly home: string; readonly text: string; readonly read: string }

/** Name | street | post code, city, region | country | numbers | email addresses | person | telephone | the rest. */
export function short(party: PastedParty | undefined): string {
  if (party === undefined) return 'nothing'
  const { line1, line2, line3, postCode, city, subdivision, country } = party.address
  const join = (parts: readonly string[]): string => parts.filter(part => part !== '').join(' / ')
  return [
    party.legalName,
    join([line1, line2, line3]),
    join([postCode, city, subdivision]),
    country,
    join(party.taxIds.map(({ kind, value }) => `${kind} ${value}`)),
    join(party.emails),
    party.contactName,
    party.phone,
    join(party.rest),
  ]
    .map(part => part || '–')
    .join(' | ')
}

/** Addresses and signatures as people write them. Names are made up; the numbers are examples of their kinds. */
const TABLE = `
FR < Muster GmbH ⏎ Hauptstr. 5 ⏎ 10115 Berlin ⏎ Deutschland ⏎ DE123456789 ⏎ mail@muster.example
   > Muster GmbH | Hauptstr. 5 | 10115 / Berlin | DE | vat DE 123 456 789 | mail@muster.example | – | – | –
FR < Mit freundlichen Grüßen ⏎ Anna Schmidt ⏎ Leiterin Einkauf ⏎ Muster GmbH · Hauptstr. 5 · D-10115 Berlin ⏎ Tel. +49 30 123456 | Fax: +49 30 123457 ⏎ anna@muster.de | www.muster.de ⏎ USt-IdNr.: DE136695976 ⏎ Amtsgericht Berlin, HRB 12345 B
   > Muster GmbH | Hauptstr. 5 | 10115 / Berlin | DE | vat DE 136 695 976 / handelsregister HRB 12345 B | anna@muster.de | Anna Schmidt | +49 30 123456 | Leiterin Einkauf / Amtsgericht Berlin / Fax: +49 30 123457 / www.muster.de
DE < Stadt Musterstadt ⏎ Amt für Beschaffung ⏎ Rathausplatz 1 ⏎ 80331 München
   > Stadt Musterstadt | Rathausplatz 1 / Amt für Beschaffung | 80331 / München | DE | – | – | – | – | –
DE < Weinkellerei Ägir e.K., Lahnstraße 3a, 35578 Wetzlar
   > Weinkellerei Ägir e.K. | Lahnstraße 3a | 35578 / Wetzlar | DE | – | – | – | – | –
PL < Bäckerei Süß & Söhne OHG ⏎ Inh. Karl Süß ⏎ Am Markt 12-14 ⏎ D-01067 Dresden
   > Bäckerei Süß & Söhne OHG | Am Markt 12-14 / Inh. Karl Süß | 01067 / Dresden | DE | – | – | – | – | –
FR < Wohnbau Nord eG ⏎ Postfach 10 11 12 ⏎ 20457 Hamburg, Germany
   > Wohnbau Nord eG | Postfach 10 11 12 | 20457 / Hamburg | DE | – | – | – | – | –
DE < Claire Dubois EI ⏎ 12 rue des Arts ⏎ 69002 Lyon ⏎ SIREN 732 829 320
   > Claire Dubois EI | 12 rue des Arts | 69002 / Lyon | FR | siren 732 829 320 | – | – | – | –
DE < Atelier Lumière SARL ⏎ Bâtiment B ⏎ 24 avenue de la République ⏎ F-75011 PARIS ⏎ FRANCE ⏎ TVA : FR 40 303 265 045
   > Atelier Lumière SARL | 24 avenue de la République / Bâtiment B | 75011 / PARIS | FR | vat FR 40 303 265 045 | – | – | – | –
DE < SCI Les Tilleuls - 3, place du Marché - 67000 Strasbourg - France
   > SCI Les Tilleuls | 3, place du Marché | 67000 / Strasbourg | FR | – | – | – | – | –
PL < Groupe Océan SAS ⏎ TSA 40123 ⏎ 75901 PARIS CEDEX 09 ⏎ France ⏎ SIRET : 732 829 320 00074 ⏎ compta@ocean.example
   > Groupe Océan SAS | TSA 40123 | 75901 / PARIS CEDEX 09 | FR | siret 732 829 320 00074 | compta@ocean.example | – | – | –
FR < Mairie de Saint-Étienne ⏎ À l'attention de M. Bernard ⏎ Hôtel de ville ⏎ 42000 Saint-Étienne
   > Mairie de Saint-Étienne | Hôtel de ville | 42000 / Saint-Étienne | FR | – | – | M. Bernard | – | –
FR < Cordialement, ⏎ Jean-Pierre Martin ⏎ Directeur technique ⏎ Solutions Réseau SASU ⏎ 8 bis, rue Pasteur ⏎ 31000 Toulouse ⏎ Tél. : 05 61 00 00 00 ⏎ Mobile : 06 12 34 56 78 ⏎ jp.martin@solutions-reseau.fr ⏎ https://solutions-reseau.fr
   > Solutions Réseau SASU | 8 bis, rue Pasteur | 31000 / Toulouse | FR | – | jp.martin@solutions-reseau.fr | Jean-Pierre Martin | 05 61 00 00 00 | Directeur technique / Mobile : 06 12 34 56 78 / https://solutions-reseau.fr
FR < Zielona Kawka Sp. z o.o. ⏎ ul. Piękna 1 m. 5 ⏎ 00-549 Warszawa ⏎ NIP: 526-025-02-74 ⏎ biuro@kawka.example
   > Zielona Kawka Sp. z o.o. | ul. Piękna 1 m. 5 | 00-549 / Warszawa | PL | nip PL 526 025 02 74 | biuro@kawka.example | – | – | –
FR < Jan Nowak ⏎ Kierownik zakupów ⏎ Hurtownia Śnieżka S.A. ⏎ al. Jerozolimskie 123A ⏎ 02-017 Warszawa ⏎ Polska ⏎ tel. kom. +48 601 234 567 ⏎ NIP 8567346215, REGON 192598184 ⏎ KRS: 0000109815
   > Hurtownia Śnieżka S.A. | al. Jerozolimskie 123A | 02-017 / Warszawa | PL | nip PL 856 734 62 15 / regon 192598184 / krs 0000109815 | – | Jan Nowak | +48 601 234 567 | Kierownik zakupów
DE < PHU Kowalski, ul. Długa 7, PL-31-147 Kraków
   > PHU Kowalski | ul. Długa 7 | 31-147 / Kraków | PL | – | – | – | – | –
FR < Urząd Gminy Zielonki ⏎ Krakowskie Przedmieście 116 ⏎ 32-087 Zielonki, Poland
   > Urząd Gminy Zielonki | Krakowskie Przedmieście 116 | 32-087 / Zielonki | PL | – | – | – | – | –
FR < Acme, Inc., 500 Main St, Suite 4, Austin, TX 78701, USA
   > Acme, Inc. | 500 Main St / Suite 4 | 78701 / Austin / TX | US | – | – | – | – | –
DE < Bluebonnet LLC ⏎ 410 Congress Avenue ⏎ Austin, TX 78701
   > Bluebonnet LLC | 410 Congress Avenue | 78701 / Austin / TX | US | – | – | – | – | –
US < Jane Doe ⏎ VP Finance ⏎ Northwind Traders Inc. ⏎ 1 Microsoft Way, Building 9 ⏎ Redmond, WA 98052-8300 ⏎ (425) 555-0100 ⏎ jane.doe@northwind.example
   > Northwind Traders Inc. | 1 Microsoft Way, Building 9 | 98052-8300 / Redmond / WA | US | – | jane.doe@northwind.example | Jane Doe | (425) 555-0100 | VP Finance
FR < Peach State Foods Corp. ⏎ P.O. Box 4711 ⏎ Atlanta GA 30303 ⏎ United States ⏎ EIN: 12-3456789
   > Peach State Foods Corp. | P.O. Box 4711 | 30303 / Atlanta / GA | US | ein 12-3456789 | – | – | – | –
US < Bill to: ⏎ Rivera Design ⏎ 2200 Westlake Ave N ⏎ Seattle, Washington 98109
   > Rivera Design | 2200 Westlake Ave N | 98109 / Seattle / WA | US | – | – | – | – | –
FR < Harbour Ltd ⏎ Unit 5 ⏎ 12 High Street ⏎ LONDON ⏎ EC1A 1BB ⏎ United Kingdom ⏎ VAT GB 123 4567 82
   > Harbour Ltd | Unit 5 / 12 High Street | EC1A 1BB / LONDON | GB | vat GB 123 4567 82 | – | – | – | –
GB < The Old Forge Pottery ⏎ Mill Lane ⏎ Ludlow ⏎ Shropshire ⏎ SY8 1AA
   > The Old Forge Pottery | Mill Lane / Ludlow | SY8 1AA / Shropshire | GB | – | – | – | – | –
FR < Smith & Jones LLP, 1 Fleet Street, London EC4Y 1AA, UK
   > Smith & Jones LLP | 1 Fleet Street | EC4Y 1AA / London | GB | – | – | – | – | –
FR < Kind regards ⏎ Emma Clarke ⏎ Accounts payable ⏎ Northern Light plc ⏎ 4 Quay Street, Manchester M3 3JE ⏎ T +44 161 496 0000 E emma@northernlight.co.uk ⏎ Company No. 01234567
   > Northern Light plc | 4 Quay Street | M3 3JE / Manchester | GB | company 01234567 | emma@northernlight.co.uk | Emma Clarke | +44 161 496 0000 | Accounts payable
FR < Kaveri Textiles Pvt Ltd ⏎ 12, MG Road ⏎ Mumbai - 400001 ⏎ Maharashtra ⏎ India ⏎ GSTIN: 27AAPFU0939F1ZV
   > Kaveri Textiles Pvt Ltd | 12, MG Road | 400001 / Mumbai / MH | IN | gstin 27AAPFU0939F1ZV | – | – | – | –
IN < Nilgiri Software Private Limited ⏎ 3rd Floor, Tower B ⏎ Outer Ring Road ⏎ Bengaluru, Karnataka 560103 ⏎ GSTIN 29AAGCB7383J1Z4 ⏎ PAN: AAGCB7383J
   > Nilgiri Software Private Limited | 3rd Floor, Tower B / Outer Ring Road | 560103 / Bengaluru / KA | IN | gstin 29AAGCB7383J1Z4 / pan AAGCB7383J | – | – | – | –
FR < Sharma & Sons ⏎ 221 Connaught Place ⏎ New Delhi 110001 ⏎ India ⏎ +91 11 2345 6789
   > Sharma & Sons | 221 Connaught Place | 110001 / New Delhi | IN | – | – | – | +91 11 2345 6789 | –
IN < गंगा ट्रेडर्स ⏎ 12 महात्मा गांधी मार्ग ⏎ लखनऊ 226001 ⏎ भारत
   > गंगा ट्रेडर्स | 12 महात्मा गांधी मार्ग | 226001 / लखनऊ | IN | – | – | – | – | –
FR < Rossi S.r.l. ⏎ Via Roma 12 ⏎ 20121 Milano (MI) ⏎ P.IVA 00743110157
   > Rossi S.r.l. | Via Roma 12 | 20121 / Milano / MI | IT | piva IT00743110157 | – | – | – | –
DE < Cantina Sociale di Soave S.c.a. ⏎ Viale Vittoria 100 ⏎ I-37038 Soave VR ⏎ Italia
   > Cantina Sociale di Soave S.c.a. | Viale Vittoria 100 | 37038 / Soave / VR | IT | – | – | – | – | –
FR < Cordiali saluti ⏎ Giulia Bianchi ⏎ Ufficio acquisti ⏎ Officine Ferri S.p.A. ⏎ Corso Francia 23 ⏎ 10138 Torino TO ⏎ Italy ⏎ Tel: +39 011 1234567 ⏎ giulia.bianchi@officineferri.it ⏎ Partita IVA: IT00743110157
   > Officine Ferri S.p.A. | Corso Francia 23 | 10138 / Torino / TO | IT | piva IT00743110157 | giulia.bianchi@officineferri.it | Giulia Bianchi | +39 011 1234567 | Ufficio acquisti
FR < Construcciones Núñez, S.L. ⏎ C/ Mayor 10, 2º B ⏎ 28013 Madrid ⏎ España ⏎ NIF: B58378431
   > Construcciones Núñez, S.L. | C/ Mayor 10, 2º B | 28013 / Madrid | ES | nif ESB58378431 | – | – | – | –
DE < Bodegas del Sur S.A. ⏎ Polígono Industrial El Portal, Parcela 7 ⏎ 11408 Jerez de la Frontera (Cádiz) ⏎ Spain
   > Bodegas del Sur S.A. | Polígono Industrial El Portal, Parcela 7 | 11408 / Jerez de la Frontera / 11 | ES | – | – | – | – | –
FR < Ayuntamiento de Sevilla ⏎ Plaza Nueva 1 ⏎ E-41001 Sevilla
   > Ayuntamiento de Sevilla | Plaza Nueva 1 | 41001 / Sevilla | ES | – | – | – | – | –
FR < Tulp Software B.V. ⏎ Herengracht 182 ⏎ 1016 BR Amsterdam ⏎ Nederland ⏎ BTW: NL004495445B01 ⏎ KvK 12345678
   > Tulp Software B.V. | Herengracht 182 | 1016 BR / Amsterdam | NL | vat NL004495445B01 / kvk 12345678 | – | – | – | –
DE < Van der Berg & Zonen ⏎ Postbus 75000 ⏎ 1117 ZT Schiphol
   > Van der Berg & Zonen | Postbus 75000 | 1117 ZT / Schiphol | NL | – | – | – | – | –
FR < Met vriendelijke groet, ⏎ Sanne de Vries ⏎ Fietsfabriek VOF, Kanaalweg 3, 3526KL Utrecht ⏎ 06-12345678 ⏎ sanne@fietsfabriek.nl
   > Fietsfabriek VOF | Kanaalweg 3 | 3526 KL / Utrecht | NL | – | sanne@fietsfabriek.nl | Sanne de Vries | 06-12345678 | –
FR < Brasserie du Parc SRL ⏎ Rue Neuve 1 ⏎ 1000 Bruxelles ⏎ Belgique ⏎ TVA BE 0403.019.261
   > Brasserie du Parc SRL | Rue Neuve 1 | 1000 / Bruxelles | BE | vat BE0403019261 | – | – | – | –
NL < Bakkerij Peeters BV ⏎ Grote Markt 5 bus 2 ⏎ B-2000 Antwerpen
   > Bakkerij Peeters BV | Grote Markt 5 bus 2 | 2000 / Antwerpen | BE | – | – | – | – | –
DE < Muster AG ⇥ Bahnhofstrasse 1 ⇥ 8001 ⇥ Zürich ⇥ Schweiz
   > Muster AG | Bahnhofstrasse 1 | 8001 / Zürich | CH | – | – | – | – | –
FR < Horlogerie Favre SA ⏎ Case postale 1234 ⏎ CH-1211 Genève 3 ⏎ Suisse ⏎ CHE-116.281.710 TVA
   > Horlogerie Favre SA | Case postale 1234 | 1211 / Genève 3 | CH | vat CHE 116 281 710 TVA | – | – | – | –
DE < Kanzlei Huber & Partner ⏎ Stubenring 1/5 ⏎ A-1010 Wien ⏎ UID-Nr.: ATU13585627
   > Kanzlei Huber & Partner | Stubenring 1/5 | 1010 / Wien | AT | vat ATU13585627 | – | – | – | –
DE < Alpen Tischlerei GmbH ⏎ Dorfplatz 7 ⏎ 6020 Innsbruck ⏎ Österreich
   > Alpen Tischlerei GmbH | Dorfplatz 7 | 6020 / Innsbruck | AT | – | – | – | – | –
FR < Murphy & Sons Ltd ⏎ 5 Main Street ⏎ Dublin 2 ⏎ Co. Dublin ⏎ D02 X285 ⏎ Ireland
   > Murphy & Sons Ltd | 5 Main Street | D02 X285 / Dublin 2 / Co. Dublin | IE | – | – | – | – | –
FR < Emerald Analytics Limited, 10 Eyre Square, Galway, H91 XY00, Ireland
   > Emerald Analytics Limited | 10 Eyre Square | H91 XY00 / Galway | IE | – | – | – | – | –
DE < Fjord Consulting AS ⏎ Storgata 12 ⏎ 0155 Oslo ⏎ Norway ⏎ Org.nr. 988 077 917
   > Fjord Consulting AS | Storgata 12 | 0155 / Oslo | NO | registration 988 077 917 | – | – | – | –
DE < Nordisk Papper AB ⏎ Box 123 ⏎ SE-111 22 Stockholm ⏎ Sverige ⏎ VAT no. SE123456789701
   > Nordisk Papper AB | Box 123 | SE-111 22 / Stockholm | SE | vat SE123456789701 | – | – | – | –
DE < Havn ApS ⏎ Nyhavn 17, 2. th ⏎ 1051 København K ⏎ Danmark ⏎ CVR-nr. 13585628
   > Havn ApS | Nyhavn 17, 2. th | 1051 / København K | DK | registration DK13585628 | – | – | – | –
FR < Helsinki Design Oy ⏎ Mannerheimintie 4 A 10 ⏎ 00100 Helsinki ⏎ Suomi ⏎ Y-tunnus: 2077474-0
   > Helsinki Design Oy | Mannerheimintie 4 A 10 | 00100 / Helsinki | FI | registration 2077474-0 | – | – | – | –
FR < Papelaria Lda ⏎ Rua Augusta 100, 3.º Dto ⏎ 1100-053 Lisboa ⏎ Portugal ⏎ NIF PT501964843
   > Papelaria Lda | Rua Augusta 100, 3.º Dto | 1100-053 / Lisboa | PT | vat PT501964843 | – | – | – | –
FR < Pražská tiskárna s.r.o. ⏎ Na Příkopě 14 ⏎ 110 00 Praha 1 ⏎ Česko ⏎ DIČ: CZ25123891
   > Pražská tiskárna s.r.o. | Na Příkopě 14 | 110 00 / Praha 1 | CZ | vat CZ25123891 | – | – | – | –
FR < Maple Leaf Supplies Ltd. ⏎ 300-5 King Street West ⏎ Toronto ON M5H 1A1 ⏎ Canada
   > Maple Leaf Supplies Ltd. | 300-5 King Street West | M5H 1A1 / Toronto / ON | CA | – | – | – | – | –
US < Boulangerie du Vieux-Port inc., 12 rue Saint-Paul, Montréal, QC H2Y 1C6
   > Boulangerie du Vieux-Port inc. | 12 rue Saint-Paul | H2Y 1C6 / Montréal / QC | CA | – | – | – | – | –
FR < Sydney Surf Co Pty Ltd ⏎ Shop 3, 12 Campbell Parade ⏎ Bondi Beach NSW 2026 ⏎ Australia
   > Sydney Surf Co Pty Ltd | Shop 3, 12 Campbell Parade | 2026 / Bondi Beach NSW | AU | – | – | – | – | –
FR < Gulf Trading LLC ⏎ Office 1204, Bay Tower ⏎ P.O. Box 9999, Dubai ⏎ United Arab Emirates
   > Gulf Trading LLC | Office 1204, Bay Tower / P.O. Box 9999 | Dubai | AE | – | – | – | – | –
FR < شركة النور للتجارة ⏎ شارع الملك فهد 12 ⏎ الرياض 11564 ⏎ المملكة العربية السعودية
   > شركة النور للتجارة | شارع الملك فهد 12 | 11564 / الرياض | SA | – | – | – | – | –
FR < Sakura Trading K.K. ⏎ 1-2-3 Marunouchi, Chiyoda-ku ⏎ Tokyo 100-0005 ⏎ Japan
   > Sakura Trading K.K. | 1-2-3 Marunouchi, Chiyoda-ku | 100-0005 / Tokyo | JP | – | – | – | – | –
DE < "Anna Nowak" <anna@kawka.example> ⏎ Studio Kawka ⏎ ul. Floriańska 3 ⏎ 31-019 Kraków
   > Studio Kawka | ul. Floriańska 3 | 31-019 / Kraków | PL | – | anna@kawka.example | Anna Nowak | – | –
FR < Max Weber <max@weber-it.de> ⏎ Weber IT ⏎ Goethestr. 9 ⏎ 60313 Frankfurt am Main ⏎ IBAN DE89 3704 0044 0532 0130 00
   > Weber IT | Goethestr. 9 | 60313 / Frankfurt am Main | DE | – | max@weber-it.de | Max Weber | – | IBAN DE89 3704 0044 0532 0130 00
DE < Dr. Eva Klein ⏎ Lindenweg 4 ⏎ 53113 Bonn
   > Dr. Eva Klein | Lindenweg 4 | 53113 / Bonn | DE | – | – | – | – | –
DE < Hauptstr. 5 ⏎ 10115 Berlin
   > – | Hauptstr. 5 | 10115 / Berlin | DE | – | – | – | – | –
FR < Muster GmbH ⏎ DE136695976
   > Muster GmbH | – | – | DE | vat DE 136 695 976 | – | – | – | –
FR < Luxembourg Conseil S.à r.l. ⏎ 2, rue du Fossé ⏎ L-1536 Luxembourg ⏎ LU15027442
   > Luxembourg Conseil S.à r.l. | 2, rue du Fossé | 1536 / Luxembourg | LU | vat LU15027442 | – | – | – | –
FR < Ελληνικά Τρόφιμα ΑΕ ⏎ Ερμού 12 ⏎ 105 63 Αθήνα ⏎ Ελλάδα ⏎ ΑΦΜ: EL094259216
   > Ελληνικά Τρόφιμα ΑΕ | Ερμού 12 | 105 63 / Αθήνα | GR | vat EL094259216 | – | – | – | –`

export const PASTED_BLOCKS: readonly PastedBlock[] = TABLE.trim()
  .split(/\n(?! )/)
  .map(row => {
    const [, home = '', text = '', read = ''] = /^(..) < (.*)\n {3}> (.*)$/u.exec(row) ?? []
    return { home, text: text.replaceAll(' ⏎ ', '\n').replaceAll(' ⇥ ', '\t'), read }
  })
