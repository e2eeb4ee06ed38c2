import type { RequestOf } from '@bordereau/contract/endpoint'
import type { createItem } from '@bordereau/contract/items'
import { decimal } from '@bordereau/domain/money/decimal'

export type Item = RequestOf<typeof createItem>

type Prices = readonly [eur: string, pln?: string, inr?: string, usd?: string]
type ItemText = readonly [name: string, description?: string]

type ItemInput = {
  readonly code: string
  readonly unit: string
  readonly prices: Prices
  readonly supply?: 'goods'
  readonly rate?: string
  readonly fr: ItemText
  readonly de: ItemText
  readonly pl: ItemText
  readonly en: ItemText
  readonly hi?: ItemText
}

/** The currencies of Prices, in its order. */
const CURRENCIES = ['EUR', 'PLN', 'INR', 'USD'] as const

/** The catalogue of the sample company, with domestic tax rates. */
export const ITEMS: readonly Item[] = [
  item({
    code: 'DA-JOUR',
    unit: 'DAY',
    prices: ['620', '2650', '60000', '720'],
    fr: ['Direction artistique', 'Conception, suivi de fabrication et échanges compris.'],
    de: ['Art Direction', 'Entwurf, Produktionsbegleitung und Abstimmung inbegriffen.'],
    pl: ['Dyrekcja artystyczna', 'Projekt, nadzór nad produkcją i konsultacje.'],
    en: ['Art direction', 'Concept, production follow-up and reviews included.'],
    hi: ['कला निर्देशन', 'अवधारणा, उत्पादन की निगरानी और समीक्षाएँ शामिल।'],
  }),
  item({
    code: 'GRAPH-H',
    unit: 'HUR',
    prices: ['82', '350', '7500', '95'],
    fr: ['Création graphique'],
    de: ['Grafikdesign'],
    pl: ['Projektowanie graficzne'],
    en: ['Graphic design'],
    hi: ['ग्राफ़िक डिज़ाइन'],
  }),
  item({
    code: 'WEB-H',
    unit: 'HUR',
    prices: ['90', '385', '8200', '105'],
    fr: ['Développement web'],
    de: ['Webentwicklung'],
    pl: ['Programowanie stron'],
    en: ['Web development'],
    hi: ['वेब विकास'],
  }),
  item({
    code: 'IDENTITE',
    unit: 'LS',
    prices: ['4800', '20500', '420000', '5600'],
    fr: ['Identité visuelle', 'Logotype, couleurs, typographie et livret d’usage.'],
    de: ['Visuelle Identität', 'Logo, Farben, Schrift und Gestaltungshandbuch.'],
    pl: ['Identyfikacja wizualna', 'Logo, kolory, typografia i księga znaku.'],
    en: ['Visual identity', 'Logo, colours, type and a book of rules.'],
    hi: ['दृश्य पहचान', 'लोगो, रंग, अक्षर-शैली और उपयोग पुस्तिका।'],
  }),
  item({
    code: 'SITE',
    unit: 'LS',
    prices: ['6900', '29500', '610000', '7900'],
    fr: ['Site vitrine sur mesure', 'Jusqu’à douze pages, deux langues, mise en ligne comprise.'],
    de: ['Website nach Maß', 'Bis zu zwölf Seiten, zwei Sprachen, Veröffentlichung inbegriffen.'],
    pl: ['Strona internetowa', 'Do dwunastu podstron, dwa języki, z publikacją.'],
    en: ['Bespoke website', 'Up to twelve pages in two languages, launch included.'],
    hi: ['विशेष वेबसाइट', 'दो भाषाओं में बारह पृष्ठों तक, प्रकाशन सहित।'],
  }),
  item({
    code: 'ILLU',
    unit: 'C62',
    prices: ['240', '1020', '21500', '280'],
    fr: ['Illustration originale', 'Droits de reproduction sur papier et en ligne, trois ans.'],
    de: ['Originalillustration', 'Nutzungsrechte für Druck und Web, drei Jahre.'],
    pl: ['Ilustracja autorska', 'Prawa do druku i internetu na trzy lata.'],
    en: ['Original illustration', 'Rights for print and web, three years.'],
    hi: ['मौलिक चित्रांकन', 'मुद्रण और वेब के अधिकार, तीन वर्ष।'],
  }),
  item({
    code: 'PHOTO',
    unit: 'DAY',
    prices: ['950', '4050', '85000', '1100'],
    fr: ['Prise de vue', 'Retouche de vingt images comprise.'],
    de: ['Fotoaufnahmen', 'Retusche von zwanzig Bildern inbegriffen.'],
    pl: ['Sesja fotograficzna', 'Z retuszem dwudziestu zdjęć.'],
    en: ['Photography', 'Retouching of twenty pictures included.'],
    hi: ['फ़ोटोग्राफ़ी', 'बीस चित्रों का सुधार शामिल।'],
  }),
  item({
    code: 'ATELIER',
    unit: 'E48',
    prices: ['1150', '4900', '98000', '1350'],
    fr: ['Atelier de cadrage', 'Une demi-journée avec votre équipe, compte rendu illustré.'],
    de: ['Auftaktworkshop', 'Ein halber Tag mit Ihrem Team, illustriertes Protokoll.'],
    pl: ['Warsztat otwierający', 'Pół dnia z zespołem, ilustrowane podsumowanie.'],
    en: ['Discovery workshop', 'Half a day with your team, with an illustrated report.'],
    hi: ['प्रारंभिक कार्यशाला', 'आपकी टीम के साथ आधा दिन, सचित्र विवरण सहित।'],
  }),
  item({
    code: 'TYPO',
    unit: 'C62',
    prices: ['180', '770', '15900', '210'],
    fr: ['Licence du caractère Traboule', 'Cinq postes et un site, sans limite de durée.'],
    de: ['Lizenz der Schrift Traboule', 'Fünf Arbeitsplätze und eine Website, unbefristet.'],
    pl: ['Licencja kroju Traboule', 'Pięć stanowisk i jedna strona, bezterminowo.'],
    en: ['Licence of the typeface Traboule', 'Five seats and one website, without end.'],
    hi: ['Traboule फ़ॉन्ट का लाइसेंस', 'पाँच कंप्यूटर और एक वेबसाइट, बिना समय-सीमा।'],
  }),
  item({
    code: 'SERENITE',
    unit: 'MON',
    prices: ['75', '320', '6900', '89'],
    fr: ['Hébergement et entretien'],
    de: ['Hosting und Pflege'],
    pl: ['Hosting i opieka'],
    en: ['Hosting and care'],
    hi: ['होस्टिंग और देखभाल'],
  }),
  item({
    code: 'PAPETERIE',
    unit: 'SET',
    prices: ['145', '620'],
    supply: 'goods',
    fr: ['Papeterie imprimée', 'Cartes, en-têtes et enveloppes, papier de création 300 g.'],
    de: ['Geschäftsausstattung', 'Karten, Briefbogen und Umschläge, Feinpapier 300 g.'],
    pl: ['Druki firmowe', 'Wizytówki, papier i koperty, papier ozdobny 300 g.'],
    en: ['Printed stationery', 'Cards, letterheads and envelopes on 300 g paper.'],
  }),
  item({
    code: 'LIVRE',
    unit: 'C62',
    prices: ['32', '136'],
    supply: 'goods',
    rate: '5.5',
    fr: ['Livre « Traboules »', 'Édition de l’atelier, 96 pages, dos carré cousu.'],
    de: ['Buch „Traboules“', 'Edition des Ateliers, 96 Seiten, fadengeheftet.'],
    pl: ['Książka „Traboules”', 'Wydanie pracowni, 96 stron, szyta.'],
    en: ['Book “Traboules”', 'Published by the studio, 96 pages, thread-sewn.'],
  }),
]

function item(input: ItemInput): Item {
  const { fr, de, pl, en, hi } = input
  const texts = Object.entries({ de, pl, en, ...(hi ? { hi } : {}) })
  return {
    code: input.code,
    name: fr[0],
    description: fr[1] ?? '',
    unit: input.unit,
    prices: input.prices.flatMap((price, i) => {
      const currency = CURRENCIES[i]
      return currency && price !== undefined ? [{ currency, price: decimal(price) }] : []
    }),
    supply: input.supply ?? 'services',
    taxCategory: 'S',
    taxRate: decimal(input.rate ?? '20'),
    taxKey: input.rate === undefined ? 'standard' : '',
    texts: texts.map(([language, [name, description = '']]) => ({ language, name, description })),
    classification: '',
  }
}
