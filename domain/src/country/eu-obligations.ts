import { localDate } from '../date.ts'
import { BINDS_SELLERS_THERE, type Obligation } from './obligation.ts'

/** Of businesses that sell between member states. */
export const EU_OBLIGATIONS: readonly Obligation[] = [
  {
    key: 'eu_cross_border',
    on: localDate('2030-07-01'),
    source: 'Directive (EU) 2025/516, art. 218, 262',
    url: 'https://eur-lex.europa.eu/eli/dir/2025/516/oj',
    requires: {
      en: 'e-invoices and reporting from one member state to another',
      fr: 'factures électroniques et déclaration d’un État membre à l’autre',
      de: 'E-Rechnungen und Meldung von einem Mitgliedstaat in den anderen',
      es: 'facturas electrónicas e información de un Estado miembro a otro',
      pl: 'e-faktury i raportowanie między państwami członkowskimi',
      it: 'fatture elettroniche e comunicazione da uno Stato membro all’altro',
      hi: 'एक सदस्य देश से दूसरे में ई-बीजक और रिपोर्टिंग',
      ar: 'فواتير إلكترونية وإبلاغ من دولة عضو إلى أخرى',
    },
    action: {
      en: 'Nothing to do yet: the files of your invoices follow EN 16931 already.',
      fr: 'Rien à faire pour l’instant : les fichiers de vos factures suivent déjà EN 16931.',
      de: 'Noch nichts zu tun: Die Dateien Ihrer Rechnungen folgen schon EN 16931.',
      es: 'Nada que hacer por ahora: los archivos de sus facturas ya siguen EN 16931.',
      pl: 'Na razie nic do zrobienia: pliki Twoich faktur już są zgodne z EN 16931.',
      it: 'Niente da fare per ora: i file delle fatture seguono già EN 16931.',
      hi: 'अभी कुछ नहीं करना है: आपके बीजकों की फ़ाइलें पहले से EN 16931 के अनुसार हैं।',
      ar: 'لا شيء مطلوب الآن: ملفات فواتيرك تتبع EN 16931 بالفعل.',
    },
    actionAbroad: BINDS_SELLERS_THERE,
  },
]
