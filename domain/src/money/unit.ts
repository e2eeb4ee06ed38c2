import type { LocalText } from '../local-text.ts'
import { inLanguage } from '../local-text.ts'
import type { Decimal } from './decimal.ts'
import { unitPlural } from './unit-plurals.ts'

export type Unit = {
  /** UN/ECE Recommendation 20, or 21 with X before it. */
  readonly code: string
  readonly name: LocalText
  /** The symbol after a number where one is usual: 'h', 'kg'. Empty: the name is used. */
  readonly symbol: string
}

/** The usual units of invoices, the commonest first. Any other code of the recommendation is accepted too. */
export const UNITS: readonly Unit[] = [
  unit('C62', '', 'piece', 'pièce', 'Stück', 'unidad', 'sztuka', 'pezzo', 'नग', 'قطعة'),
  unit('HUR', 'h', 'hour', 'heure', 'Stunde', 'hora', 'godzina', 'ora', 'घंटा', 'ساعة'),
  unit('DAY', '', 'day', 'jour', 'Tag', 'día', 'dzień', 'giorno', 'दिन', 'يوم'),
  unit('WEE', '', 'week', 'semaine', 'Woche', 'semana', 'tydzień', 'settimana', 'सप्ताह', 'أسبوع'),
  unit('MON', '', 'month', 'mois', 'Monat', 'mes', 'miesiąc', 'mese', 'महीना', 'شهر'),
  unit('ANN', '', 'year', 'an', 'Jahr', 'año', 'rok', 'anno', 'वर्ष', 'سنة'),
  unit(
    'QAN',
    '',
    'quarter',
    'trimestre',
    'Quartal',
    'trimestre',
    'kwartał',
    'trimestre',
    'तिमाही',
    'ربع سنة',
  ),
  unit('MIN', 'min', 'minute', 'minute', 'Minute', 'minuto', 'minuta', 'minuto', 'मिनट', 'دقيقة'),
  unit(
    'LS',
    '',
    'lump sum',
    'forfait',
    'pauschal',
    'tanto alzado',
    'ryczałt',
    'forfait',
    'एकमुश्त',
    'مبلغ مقطوع',
  ),
  unit(
    'E48',
    '',
    'service',
    'prestation',
    'Leistung',
    'servicio',
    'usługa',
    'servizio',
    'सेवा',
    'خدمة',
  ),
  unit(
    'E49',
    '',
    'working day',
    'jour ouvré',
    'Arbeitstag',
    'día laborable',
    'dzień roboczy',
    'giorno lavorativo',
    'कार्य दिवस',
    'يوم عمل',
  ),
  unit('E51', '', 'job', 'tâche', 'Auftrag', 'trabajo', 'zlecenie', 'lavoro', 'कार्य', 'مهمة'),
  unit('IE', '', 'person', 'personne', 'Person', 'persona', 'osoba', 'persona', 'व्यक्ति', 'شخص'),
  unit(
    'KGM',
    'kg',
    'kilogram',
    'kilogramme',
    'Kilogramm',
    'kilogramo',
    'kilogram',
    'chilogrammo',
    'किलोग्राम',
    'كيلوغرام',
  ),
  unit('GRM', 'g', 'gram', 'gramme', 'Gramm', 'gramo', 'gram', 'grammo', 'ग्राम', 'غرام'),
  unit('TNE', 't', 'tonne', 'tonne', 'Tonne', 'tonelada', 'tona', 'tonnellata', 'टन', 'طن'),
  unit('MTR', 'm', 'metre', 'mètre', 'Meter', 'metro', 'metr', 'metro', 'मीटर', 'متر'),
  unit(
    'CMT',
    'cm',
    'centimetre',
    'centimètre',
    'Zentimeter',
    'centímetro',
    'centymetr',
    'centimetro',
    'सेंटीमीटर',
    'سنتيمتر',
  ),
  unit(
    'MMT',
    'mm',
    'millimetre',
    'millimètre',
    'Millimeter',
    'milímetro',
    'milimetr',
    'millimetro',
    'मिलीमीटर',
    'مليمتر',
  ),
  unit(
    'KMT',
    'km',
    'kilometre',
    'kilomètre',
    'Kilometer',
    'kilómetro',
    'kilometr',
    'chilometro',
    'किलोमीटर',
    'كيلومتر',
  ),
  unit(
    'MTK',
    'm²',
    'square metre',
    'mètre carré',
    'Quadratmeter',
    'metro cuadrado',
    'metr kwadratowy',
    'metro quadrato',
    'वर्ग मीटर',
    'متر مربع',
  ),
  unit(
    'MTQ',
    'm³',
    'cubic metre',
    'mètre cube',
    'Kubikmeter',
    'metro cúbico',
    'metr sześcienny',
    'metro cubo',
    'घन मीटर',
    'متر مكعب',
  ),
  unit('LTR', 'l', 'litre', 'litre', 'Liter', 'litro', 'litr', 'litro', 'लीटर', 'لتر'),
  unit(
    'MLT',
    'ml',
    'millilitre',
    'millilitre',
    'Milliliter',
    'mililitro',
    'mililitr',
    'millilitro',
    'मिलीलीटर',
    'مليلتر',
  ),
  unit(
    'KWH',
    'kWh',
    'kilowatt hour',
    'kilowattheure',
    'Kilowattstunde',
    'kilovatio hora',
    'kilowatogodzina',
    'chilowattora',
    'किलोवाट घंटा',
    'كيلوواط ساعة',
  ),
  unit('SET', '', 'set', 'lot', 'Satz', 'juego', 'zestaw', 'set', 'सेट', 'طقم'),
  unit('PR', '', 'pair', 'paire', 'Paar', 'par', 'para', 'paio', 'जोड़ी', 'زوج'),
  unit('DZN', '', 'dozen', 'douzaine', 'Dutzend', 'docena', 'tuzin', 'dozzina', 'दर्जन', 'دزينة'),
  unit('KT', '', 'kit', 'kit', 'Bausatz', 'kit', 'komplet', 'kit', 'किट', 'عدّة'),
  unit('XBX', '', 'box', 'boîte', 'Schachtel', 'caja', 'pudełko', 'scatola', 'डिब्बा', 'صندوق'),
  unit('XCT', '', 'carton', 'carton', 'Karton', 'cartón', 'karton', 'cartone', 'कार्टन', 'كرتونة'),
  unit(
    'XPK',
    '',
    'package',
    'colis',
    'Packung',
    'paquete',
    'opakowanie',
    'confezione',
    'पैकेट',
    'طرد',
  ),
  unit('XPX', '', 'pallet', 'palette', 'Palette', 'palé', 'paleta', 'pallet', 'पैलेट', 'منصة نقالة'),
  unit('XBG', '', 'bag', 'sac', 'Beutel', 'bolsa', 'worek', 'sacco', 'थैला', 'كيس'),
  unit(
    'XBO',
    '',
    'bottle',
    'bouteille',
    'Flasche',
    'botella',
    'butelka',
    'bottiglia',
    'बोतल',
    'زجاجة',
  ),
  unit('XRO', '', 'roll', 'rouleau', 'Rolle', 'rollo', 'rolka', 'rotolo', 'रोल', 'لفة'),
  unit('ZP', '', 'page', 'page', 'Seite', 'página', 'strona', 'pagina', 'पृष्ठ', 'صفحة'),
  unit('D68', '', 'word', 'mot', 'Wort', 'palabra', 'słowo', 'parola', 'शब्द', 'كلمة'),
  unit(
    'P1',
    '%',
    'percent',
    'pour cent',
    'Prozent',
    'por ciento',
    'procent',
    'per cento',
    'प्रतिशत',
    'بالمئة',
  ),
  unit(
    '4L',
    'MB',
    'megabyte',
    'mégaoctet',
    'Megabyte',
    'megabyte',
    'megabajt',
    'megabyte',
    'मेगाबाइट',
    'ميغابايت',
  ),
  unit(
    'E34',
    'GB',
    'gigabyte',
    'gigaoctet',
    'Gigabyte',
    'gigabyte',
    'gigabajt',
    'gigabyte',
    'गीगाबाइट',
    'غيغابايت',
  ),
  unit('FOT', 'ft', 'foot', 'pied', 'Fuß', 'pie', 'stopa', 'piede', 'फुट', 'قدم'),
  unit('INH', 'in', 'inch', 'pouce', 'Zoll', 'pulgada', 'cal', 'pollice', 'इंच', 'بوصة'),
  unit(
    'FTK',
    'ft²',
    'square foot',
    'pied carré',
    'Quadratfuß',
    'pie cuadrado',
    'stopa kwadratowa',
    'piede quadrato',
    'वर्ग फुट',
    'قدم مربع',
  ),
  unit('SMI', 'mi', 'mile', 'mille', 'Meile', 'milla', 'mila', 'miglio', 'मील', 'ميل'),
  unit('LBR', 'lb', 'pound', 'livre', 'Pfund', 'libra', 'funt', 'libbra', 'पाउंड', 'رطل'),
  unit('ONZ', 'oz', 'ounce', 'once', 'Unze', 'onza', 'uncja', 'oncia', 'औंस', 'أونصة'),
  unit(
    'GLL',
    'gal',
    'gallon (US)',
    'gallon (US)',
    'Gallone (US)',
    'galón (EE. UU.)',
    'galon (USA)',
    'gallone (USA)',
    'गैलन (यूएस)',
    'غالون أمريكي',
  ),
]

const BY_CODE: ReadonlyMap<string, Unit> = new Map(UNITS.map(row => [row.code, row]))

/** The unit's name in the language; the code itself where the name is unknown. */
export function unitName(code: string, language: string): string {
  const known = BY_CODE.get(code)
  return known ? inLanguage(known.name, language) : code
}

/** The unit after this quantity on a document: the symbol where there is one, else the name, in the plural where it is due. */
export function unitLabel(code: string, language: string, quantity: Decimal): string {
  const known = BY_CODE.get(code)
  if (known === undefined) return code
  if (known.symbol !== '') return known.symbol
  const primary = language.split('-')[0] ?? ''
  const written = primary in known.name ? primary : 'en'
  return unitPlural(code, written, quantity) ?? inLanguage(known.name, written)
}

type Names = readonly [string, string, string, string, string, string, string, string]

function unit(code: string, symbol: string, ...names: Names): Unit {
  const [en, fr, de, es, pl, it, hi, ar] = names
  return { code, symbol, name: { en, fr, de, es, pl, it, hi, ar } }
}
