import { localDate } from '../../date.ts'
import { PARTY_KINDS } from '../../party/party.ts'
import { BINDS_SELLERS_THERE, BUYERS_ABROAD, type Obligation } from '../obligation.ts'

const DLGS_127 =
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2015-08-05;127'

/** In order of time. */
export const OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'it_issue',
    on: localDate('2019-01-01'),
    documents: { home: PARTY_KINDS },
    source: 'Art. 1 D.Lgs. 127/2015; art. 1 c. 909 L. 205/2017',
    url: DLGS_127,
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
  {
    key: 'it_report',
    on: localDate('2022-07-01'),
    inwardOnly: true,
    documents: BUYERS_ABROAD,
    source: 'Art. 1 c. 3-bis D.Lgs. 127/2015',
    url: DLGS_127,
    requires: {
      en: 'sales abroad are reported through SdI, unless a customs declaration proves them',
      fr: 'les ventes à l’étranger sont déclarées par SdI, sauf celles qu’une déclaration en douane atteste',
      de: 'Verkäufe ins Ausland werden über SdI gemeldet, außer denen, die eine Zollanmeldung belegt',
      es: 'las ventas al extranjero se comunican por SdI, salvo las documentadas por una declaración aduanera',
      pl: 'sprzedaż za granicę zgłasza się przez SdI, chyba że potwierdza ją zgłoszenie celne',
      it: 'le vendite all’estero si comunicano tramite SdI, salvo quelle documentate da bolletta doganale',
      hi: 'विदेश में बिक्री की सूचना SdI से दी जाती है, जब तक सीमा शुल्क घोषणा उसका प्रमाण न हो',
      ar: 'يُبلَّغ عن المبيعات إلى الخارج عبر SdI ما لم يثبتها بيان جمركي',
    },
    action: {
      en: 'Have your provider report them: Bordereau writes no FatturaPA.',
      fr: 'Faites-les déclarer par votre prestataire : Bordereau n’écrit pas de FatturaPA.',
      de: 'Lassen Sie sie von Ihrem Anbieter melden: Bordereau schreibt keine FatturaPA.',
      es: 'Haga que las comunique su proveedor: Bordereau no genera FatturaPA.',
      pl: 'Zleć zgłoszenie dostawcy usług: Bordereau nie tworzy FatturaPA.',
      it: 'Farle comunicare dal fornitore: Bordereau non scrive FatturaPA.',
      hi: 'अपने प्रदाता से इनकी सूचना दिलवाएँ: Bordereau FatturaPA नहीं बनाता।',
      ar: 'اجعل مزوّدك يبلّغ عنها: لا يكتب Bordereau صيغة FatturaPA.',
    },
    actionAbroad: BINDS_SELLERS_THERE,
  },
]
