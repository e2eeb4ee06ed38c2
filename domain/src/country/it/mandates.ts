import { localDate } from '../../date.ts'
import { BINDS_SELLERS_THERE, type Mandate } from '../mandate.ts'

/** In order of time. */
export const MANDATES: readonly Mandate[] = [
  {
    key: 'it_issue',
    on: localDate('2019-01-01'),
    documents: 'domestic',
    source: 'Art. 1 D.Lgs. 127/2015; art. 1 c. 909 L. 205/2017',
    url: 'http://www.pedemontana.com/media-press/informazioni-per-la-clientela/464-fatturazione-elettronica.html',
    requires: {
      en: 'invoices pass through the state’s exchange SdI',
      fr: 'les factures passent par la plateforme publique SdI',
      de: 'Rechnungen gehen über das staatliche System SdI',
      es: 'las facturas pasan por el sistema estatal SdI',
      pl: 'faktury przechodzą przez państwowy system SdI',
      it: 'le fatture passano dal sistema di interscambio SdI',
      hi: 'बीजक सरकारी प्रणाली SdI से गुज़रते हैं',
      ar: 'تمر الفواتير عبر نظام الدولة SdI',
    },
    action: {
      en: 'Issue these invoices through a provider: Bordereau writes no FatturaPA.',
      fr: 'Émettez ces factures par un prestataire : Bordereau n’écrit pas de FatturaPA.',
      de: 'Stellen Sie diese Rechnungen über einen Anbieter aus: Bordereau schreibt keine FatturaPA.',
      es: 'Emita estas facturas mediante un proveedor: Bordereau no genera FatturaPA.',
      pl: 'Wystaw te faktury przez dostawcę usług: Bordereau nie tworzy FatturaPA.',
      it: 'Emettere queste fatture tramite un fornitore: Bordereau non scrive FatturaPA.',
      hi: 'ये बीजक किसी प्रदाता से जारी करें: Bordereau FatturaPA नहीं बनाता।',
      ar: 'أصدر هذه الفواتير عبر مزوّد: لا يكتب Bordereau صيغة FatturaPA.',
    },
    actionAbroad: BINDS_SELLERS_THERE,
  },
]
