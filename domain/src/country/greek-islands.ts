import { type Facts, type Row, part, territory } from './territory-row.ts'

/**
 * Greek islands whose rates are 30 % lower: 17 % for 24 %, 9 % for 13 %, 4 % for 6 %, and 3 % for 4 % (VAT Code, L.
 * 5144/2024, art. 26 (4), (4A) and (5); circular AADE E.2113/2025). Goods that lie there and are sold by a seller established
 * there have them, and services that such a seller performs there; what the rest of Greece sends to private customers does not
 * (newsbeast.gr/financial/arthro/12803834, foveraprostasia.gr/meiosi-fpa-30-sta-nisia-apo-112026-1433: secondary). Not for
 * tobacco and vehicles. Post codes by the list of offices of Greek post, as the database of dr5hn has it.
 */
const LAW = 'Κώδικας ΦΠΑ (ν. 5144/2024), άρθρο 26'

const FACTS: Facts = { law: 'GR', goods: 'GR', services: 'GR', eu: 'both', source: LAW }

/** Lesvos, Chios, Samos, Kos and Leros, whose rates were lower before. */
const BEFORE = territory('GR-AEGEAN', {
  ...FACTS,
  sellerRates: ['17 2016-06-01', '9 2016-06-01', '4 2016-06-01', '3 2026-01-01'],
})

/** Islands of the northern Aegean, Samothraki and the Dodecanese of up to 20,000 inhabitants (L. 5246/2025). */
const SINCE_2026 = territory('GR-AEGEAN-2026', {
  ...FACTS,
  sellerRates: ['17 2026-01-01', '9 2026-01-01', '4 2026-01-01', '3 2026-01-01'],
})

export const GREEK_ISLANDS: readonly Row[] = [
  part('GR', 'Lesvos', BEFORE, {
    postCodes: /^81([12]\d\d|300)$/,
    towns: 'Λέσβος|Lesvos|Lesbos|Μυτιλήνη|Mytilini|Mytilene',
  }),
  part('GR', 'Chios', BEFORE, { postCodes: /^82(10[023]|[23]00)$/, towns: 'Χίος|Chios' }),
  part('GR', 'Samos', BEFORE, {
    postCodes: /^83(10\d|200)$/,
    towns: 'Σάμος|Samos|Καρλόβασι|Karlovasi',
  }),
  part('GR', 'Kos', BEFORE, { postCodes: /^8530[0-2]$/, towns: 'Κως|Kos' }),
  part('GR', 'Leros', BEFORE, { postCodes: /^8540[01]$/, towns: 'Λέρος|Leros' }),
  part('GR', 'Limnos', SINCE_2026, { postCodes: /^8140[01]$/, towns: 'Λήμνος|Limnos|Lemnos' }),
  part('GR', 'Agios Efstratios', SINCE_2026, {
    postCodes: /^81500$/,
    towns: 'Άγιος Ευστράτιος|Agios Efstratios',
  }),
  part('GR', 'Oinousses', SINCE_2026, { postCodes: /^82101$/, towns: 'Οινούσσες|Oinousses' }),
  part('GR', 'Psara', SINCE_2026, { postCodes: /^82104$/, towns: 'Ψαρά|Psara' }),
  part('GR', 'Ikaria', SINCE_2026, { postCodes: /^8330[0-2]$/, towns: 'Ικαρία|Ikaria' }),
  part('GR', 'Fournoi', SINCE_2026, { postCodes: /^83400$/, towns: 'Φούρνοι Κορσεών|Fournoi' }),
  part('GR', 'Samothraki', SINCE_2026, {
    postCodes: /^68002$/,
    towns: 'Σαμοθράκη|Samothraki|Samothrace',
  }),
  // Agathonisi and Leipsoi share a postcode; both have the lower rates.
  part('GR', 'Leipsoi', SINCE_2026, {
    postCodes: /^85001$/,
    towns: 'Λειψοί|Leipsoi|Lipsi|Αγαθονήσι|Agathonisi',
  }),
  part('GR', 'Tilos', SINCE_2026, { postCodes: /^85002$/, towns: 'Τήλος|Tilos' }),
  part('GR', 'Chalki', SINCE_2026, { postCodes: /^85110$/, towns: 'Χάλκη|Halki' }),
  part('GR', 'Megisti', SINCE_2026, {
    postCodes: /^85111$/,
    towns: 'Μεγίστη|Megisti|Καστελλόριζο|Kastellorizo',
  }),
  part('GR', 'Kalymnos', SINCE_2026, { postCodes: /^85200$/, towns: 'Κάλυμνος|Kalymnos' }),
  part('GR', 'Nisyros', SINCE_2026, { postCodes: /^85303$/, towns: 'Νίσυρος|Nisyros' }),
  part('GR', 'Patmos', SINCE_2026, { postCodes: /^85500$/, towns: 'Πάτμος|Patmos' }),
  part('GR', 'Symi', SINCE_2026, { postCodes: /^85600$/, towns: 'Σύμη|Symi' }),
  part('GR', 'Karpathos', SINCE_2026, { postCodes: /^85700$/, towns: 'Κάρπαθος|Karpathos' }),
  part('GR', 'Kasos', SINCE_2026, { postCodes: /^85800$/, towns: 'Κάσος|Kasos' }),
  part('GR', 'Astypalaia', SINCE_2026, { postCodes: /^85900$/, towns: 'Αστυπάλαια|Astypalaia' }),
]
