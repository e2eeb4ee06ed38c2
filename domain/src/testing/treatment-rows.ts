import type { Treatment } from '../returns/treatment.ts'

/**
 * Seller and buyer (country, postcode, VAT number), the tax ('category code key state', '-' for none), the kind of supply,
 * the words of the reason, and the letters of the treatment.
 */
type Row = readonly [
  seller: string,
  buyer: string,
  tax: string,
  supply: string,
  reason: string,
  treatment: string,
]

const AE_EN = 'Reverse charge – § 3a Abs. 2, § 14a Abs. 1 UStG, Art. 196 RL 2006/112/EG'

export const TREATMENT_ROWS: readonly Row[] = [
  // Taxed at home.
  ['DE', 'DE', 'S', 'services', '', 'h'],
  ['DE', 'FR', 'S', 'goods', '', 'h'],
  ['DE', 'DE', 'S - reduced', 'goods', '', 'h'],
  ['DE', 'FR with FR40303265045', 'S - standard', 'land', '', 'h'],
  ['DE', 'FR with FR40303265045', 'S', 'restaurant', '', 'h'],
  ['PL', 'PL', 'Z', 'goods', '', 'h'],
  ['GB', 'GB', 'S - standard', 'services', '', 'h'],
  ['ES 35001', 'ES 35001', 'L', 'services', '', 'h'],
  ['ES 51001', 'ES 51001', 'M', 'services', '', 'h'],
  ['FR', 'MC', 'S - standard', 'goods', '', 'h'],
  ['IT', 'IT', 'B', 'services', '', 'h'],
  ['FR', 'FR', 'S - standard FR', 'goods', '', 'h'],
  ['MC', 'FR', 'S - standard FR', 'goods', '', 'h'],
  // At home, and the customer owes.
  ['DE', 'DE', 'AE VATEX-EU-AE', 'services', '', 'hr'],
  ['DE', 'DE', 'AE VATEX-EU-AE reverse_charge_domestic', 'services', '', 'hr'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE reverse_charge_domestic', 'land', '', 'hr'],
  ['DE', 'FR with FR40303265045', 'AE', 'services', 'Reverse charge – § 13b Abs. 2 UStG', 'hr'],
  ['FR', 'FR', 'AE VATEX-EU-AE reverse_charge', 'services', '', 'hr'],
  ['AT', 'AT', 'AE', 'services', 'Reverse charge – § 19 UStG 1994', 'hr'],
  ['GB', 'GB', 'AE - reverse_charge', 'services', '', 'hr'],
  ['GB', 'GB', 'AE - reverse_charge_reduced', 'services', '', 'hr'],
  ['IN', 'IN', 'AE - reverse_charge', 'services', '', 'hr'],
  ['FR', 'MC', 'AE VATEX-EU-AE', 'services', '', 'hr'],
  // Goods to another member state.
  ['DE', 'FR with FR40303265045', 'K VATEX-EU-IC intra_community', 'goods', '', 'k'],
  ['DE', 'FR with FR40303265045', 'K', 'goods', '', 'k'],
  ['FR', 'GR with EL094259216', 'K VATEX-EU-IC', 'goods', '', 'k'],
  ['DE', 'GB BT11AA with XI123456789', 'K VATEX-EU-IC', 'goods', '', 'k'],
  ['GB BT11AA', 'IE with IE6433435F', 'K VATEX-EU-IC intra_community', 'goods', '', 'k'],
  ['DE', 'FR', 'K VATEX-EU-IC', '-', '', 'k'],
  // Services by art. 196.
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE reverse_charge', 'services', '', 's'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'services', AE_EN, 's'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'electronic', '', 's'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'event', '', 's'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'goods_transport', '', 's'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'long_hire', '', 's'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'movable_work', '', 's'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'intermediary', '', 's'],
  ['DE', 'FR', 'AE VATEX-EU-AE', 'services', '', 's'],
  ['PL', 'GR with EL094259216', 'AE VATEX-EU-AE', '-', '', 's'],
  ['FR', 'FR with DE136695976', 'AE VATEX-EU-AE reverse_charge', 'services', '', 's'],
  // The customer owes by the law of the place.
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE reverse_charge_local FR', 'land', '', 'x'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'land', '', 'x'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'restaurant', '', 'x'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'admission', '', 'x'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'passenger_transport', '', 'x'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'short_hire', '', 'x'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'energy', '', 'x'],
  ['DE', 'FR with FR40303265045', 'AE VATEX-EU-AE', 'goods', '', 'x'],
  ['DE', 'DE', 'AE VATEX-EU-AE - FR', 'services', '', 'x'],
  // The seller owes in another member state.
  ['DE', 'AT', 'S - oss_standard AT', 'goods', '', 'f'],
  ['DE', 'AT', 'S - - AT', 'electronic', '', 'f'],
  ['DE', 'LU with LU15027442', 'S - standard LU', 'land', '', 'f'],
  ['IT', 'SE', 'S - oss_reduced', 'goods', '', 'f'],
  ['DE', 'IE', 'Z - - IE', 'goods', '', 'f'],
  // Exports.
  ['DE', 'US', 'G VATEX-EU-G export', 'goods', '', 'g'],
  ['FR', 'RE', 'G VATEX-EU-G export_overseas', 'goods', '', 'g'],
  ['IT', 'SM', 'G VATEX-EU-G', 'goods', '', 'g'],
  ['IN', 'IN', 'G - sez', 'services', '', 'g'],
  ['DE', 'DE', 'E VATEX-EU-148-A', 'services', '', 'g'],
  ['DE', 'CH', 'G', 'goods', '', 'g'],
  // Outside.
  ['DE', 'US', 'O VATEX-EU-O outside_scope', 'services', '', 'o'],
  ['DE', 'US', 'O VATEX-EU-O outside_scope_consumer', 'intangible', '', 'o'],
  ['DE', 'CH', 'AE VATEX-EU-AE', 'services', '', 'o'],
  ['DE', 'GB BT11AA with XI123456789', 'AE VATEX-EU-AE', 'services', '', 'o'],
  ['GB', 'FR with FR40303265045', 'AE', 'services', '', 'o'],
  ['IT', 'IT', 'E - excluded', 'services', '', 'o'],
  ['DE', 'DE', 'E VATEX-EU-79-C', 'services', '', 'o'],
  ['DE 27498', 'DE', 'O - no_vat', 'goods', '', 'o'],
  ['CH', 'CH', 'O - unregistered', 'services', '', 'o'],
  // Exempt.
  ['DE', 'DE', 'E - exempt', 'services', '', 'e'],
  ['DE', 'DE', 'E VATEX-EU-132-1G', 'services', '', 'e'],
  ['FR', 'DE', 'E', 'services', 'Exonéré de TVA – art. 261 du CGI', 'e'],
  // Small businesses.
  ['DE', 'DE', 'E - small_business', 'services', '', 'q'],
  ['DE', 'DE', 'E', 'services', 'Kein Ausweis von Umsatzsteuer: Kleinunternehmer – § 19 UStG', 'q'],
  ['FR', 'FR', 'E VATEX-FR-FRANCHISE', 'services', '', 'q'],
  ['ES', 'FR', 'E - eu_small_business', 'services', '', 'q'],
  ['NL', 'NL', 'E', 'goods', 'Vrijgesteld van btw: kleineondernemersregeling – Art. 25', 'q'],
  ['IN', 'IN', 'E - composition', 'goods', '', 'q'],
  // The margin.
  ['DE', 'FR', 'E VATEX-EU-F', 'goods', '', 'm'],
  ['DE', 'DE', 'E VATEX-EU-D margin_travel', 'travel', '', 'm'],
  ['DE', 'DE', 'E VATEX-EU-309', 'travel', '', 'm'],
  ['DE', 'DE', 'E', 'goods', 'Kunstgegenstände/Sonderregelung – § 25a UStG', 'm'],
  ['DE', 'DE', 'E - margin_antiques', 'goods', '', 'm'],
  ['PL', 'PL', 'E', 'goods', 'Procedura marży — towary używane', 'm'],
  // Triangles.
  ['DE', 'PL with PL8567346215', 'AE VATEX-EU-AE triangulation', 'goods', '', 't'],
  [
    'DE',
    'PL with PL8567346215',
    'AE',
    'goods',
    'Innergemeinschaftliches Dreiecksgeschäft: Steuerschuldnerschaft des Leistungsempfängers – § 25b UStG',
    't',
  ],
  [
    'FR',
    'PL with PL8567346215',
    'AE',
    'goods',
    'Opération triangulaire intracommunautaire : autoliquidation – art. 141 directive 2006/112/CE',
    't',
  ],
  [
    'IT',
    'PL with PL8567346215',
    'AE',
    '-',
    'Intra-Community triangular transaction: reverse charge',
    't',
  ],
  // Call-off stock, and goods installed abroad.
  ['DE', 'PL with PL8567346215', 'K - call_off', 'goods', '', 'c'],
  [
    'DE',
    'FR with FR40303265045',
    'AE VATEX-EU-AE reverse_charge_local FR',
    'installed_goods',
    '',
    'a',
  ],
  ['DE', 'FR with FR40303265045', 'S - standard FR', 'installed_goods', '', 'a'],
  ['DE', 'DE', 'S - standard', 'installed_goods', '', 'h'],
]

export const LOCAL_TREATMENTS: readonly (readonly [string, Treatment])[] = [
  ['AE VATEX-EU-AE', 'installed'],
  ['AE VATEX-EU-AE reverse_charge', 'installed'],
  ['AE VATEX-EU-AE reverse_charge_local FR', 'installed'],
  ['S - oss_standard FR', 'installed'],
  ['S', 'home'],
  ['G VATEX-EU-G', 'export'],
]
