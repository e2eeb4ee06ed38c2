import type { LocalText } from '../local-text.ts'

export const STRUCTURED: LocalText = {
  en: 'invoices between businesses must be structured e-invoices',
  fr: 'les factures entre entreprises doivent être des factures électroniques structurées',
  de: 'Rechnungen zwischen Unternehmen müssen strukturierte E-Rechnungen sein',
  es: 'las facturas entre empresas deben ser facturas electrónicas estructuradas',
  pl: 'faktury między firmami muszą być ustrukturyzowanymi e-fakturami',
  it: 'le fatture tra aziende devono essere fatture elettroniche strutturate',
  hi: 'व्यवसायों के बीच बीजक संरचित ई-बीजक होने चाहिए',
  ar: 'يجب أن تكون الفواتير بين المنشآت فواتير إلكترونية منظمة',
  nl: 'facturen tussen bedrijven moeten gestructureerde e-facturen zijn',
}

export const ASK_ADVISER: LocalText = {
  en: 'Ask your tax adviser: Bordereau sends nothing to the tax office there.',
  fr: 'Demandez à votre conseiller fiscal : Bordereau n’envoie rien à l’administration fiscale de ce pays.',
  de: 'Fragen Sie Ihre Steuerberatung: Bordereau sendet dort nichts an das Finanzamt.',
  es: 'Consulte a su asesor fiscal: Bordereau no envía nada a la administración tributaria de ese país.',
  pl: 'Zapytaj doradcę podatkowego: Bordereau niczego nie wysyła do tamtejszego urzędu skarbowego.',
  it: 'Chiedere al consulente fiscale: Bordereau non invia nulla al fisco di quel paese.',
  hi: 'अपने कर सलाहकार से पूछें: Bordereau वहाँ के कर कार्यालय को कुछ नहीं भेजता।',
  ar: 'اسأل مستشارك الضريبي: لا يرسل Bordereau شيئًا إلى مصلحة الضرائب هناك.',
  nl: 'Vraag uw belastingadviseur: Bordereau stuurt daar niets naar de belastingdienst.',
}
