import { decimal } from '../../money/decimal.ts'
import type { SimplifiedRules } from '../buyer-details.ts'

/** The trades of RD 1619/2012, art. 4.2, whose simplified invoices may come to 3,000 € with tax. */
export const SIMPLIFIED_TRADES: NonNullable<SimplifiedRules['trades']> = {
  law: 'RD 1619/2012, art. 4.2',
  url: 'http://mjavierjm-niharra.blogspot.com/2013_04_16_archive.html?m=0',
  limits: [{ currency: 'EUR', amount: decimal('3000') }],
  name: {
    en: 'Catering, passenger transport, hairdressing, sport, parking, laundry or another trade with simplified invoices up to €3,000',
    fr: 'Restauration, transport de personnes, coiffure, sport, parking, blanchisserie ou autre métier à factures simplifiées jusqu’à 3 000 €',
    de: 'Gastronomie, Personenbeförderung, Friseur, Sport, Parken, Reinigung oder ein anderes Gewerbe mit vereinfachten Rechnungen bis 3.000 €',
    es: 'Hostelería, transporte de personas, peluquería, deporte, aparcamiento, lavandería u otra actividad con facturas simplificadas hasta 3.000 €',
    it: 'Ristorazione, trasporto di persone, parrucchieri, sport, parcheggi, lavanderia o altra attività con fatture semplificate fino a 3.000 €',
    pl: 'Gastronomia, przewóz osób, fryzjerstwo, sport, parkingi, pralnia lub inna działalność z fakturami uproszczonymi do 3000 €',
    hi: 'खान-पान, यात्री परिवहन, केश सज्जा, खेल, पार्किंग, धुलाई या 3,000 € तक के सरलीकृत बिल वाला कोई अन्य व्यवसाय',
    ar: 'المطاعم أو نقل الركاب أو تصفيف الشعر أو الرياضة أو مواقف السيارات أو المغاسل أو نشاط آخر بفواتير مبسطة حتى 3000 يورو',
    nl: 'Horeca, personenvervoer, kappers, sport, parkeren, wasserij of een andere branche met vereenvoudigde facturen tot € 3.000',
    pt: 'Restauração, transporte de passageiros, cabeleireiros, desporto, estacionamento, lavandaria ou outra atividade com faturas simplificadas até 3.000 €',
  },
}
