/** A public page; `isUnopened`: its text could not be opened when the cases were written, accounts of the law stood for it. */
type Source = { readonly title: string; readonly url: string; readonly isUnopened?: true }

/** Where the cases of the tax table come from: public pages, by a short key. */
export const SOURCES: Readonly<Record<string, Source>> = {
  directive: {
    title: 'Council Directive 2006/112/EC (the article is in the row)',
    url: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32006L0112',
  },
  territories: {
    title: 'European Commission: territorial scope of VAT, customs and excise',
    url: 'https://taxation-customs.ec.europa.eu/territorial-status-eu-countries-and-certain-territories_en',
  },
  skat: {
    title: 'Skattestyrelsen: EU and territories outside it for VAT',
    url: 'https://info.skat.dk/data.aspx?oid=1729989',
  },
  rates: {
    title: 'ibericode/vat-rates: rates of the member states with their first days',
    url: 'https://github.com/ibericode/vat-rates',
  },
  regimes: {
    title: 'invopop/gobl: tax regimes with rates and their first days',
    url: 'https://github.com/invopop/gobl/tree/main/data/regimes',
  },
  pwc: {
    title: 'PwC Worldwide Tax Summaries: standard VAT rates',
    url: 'https://taxsummaries.pwc.com/quick-charts/value-added-tax-vat-rates',
  },
  sme: {
    title: 'European Commission: cross-border scheme for small enterprises',
    url: 'https://sme-vat-rules.ec.europa.eu/sme-scheme/cross-border-sme-scheme_en',
  },
  'at-ustr': {
    title: 'Umsatzsteuerrichtlinien 2000, 19.1.2: works on buildings (secondary)',
    url: 'https://linda.at/Dokument/76550_19___1___2___/',
  },
  'at-small-invoice': {
    title: 'FreeFinance: the invoice of an Austrian small business (secondary)',
    url: 'https://www.freefinance.at/kleinunternehmer/kleinunternehmer-rechnung.html',
  },
  'fr-overseas': {
    title: 'BOI-TVA-GEO-20-40: mainland and overseas',
    url: 'https://bofip.impots.gouv.fr/doctrine/pgp/792-PGP',
  },
  'fr-corsica': {
    title: 'CGI art. 297: rates in Corsica',
    url: 'https://www.legifrance.gouv.fr/codes/id/LEGIARTI000033469142',
  },
  'fr-guiana': {
    title: 'CGI art. 294: no VAT in Guiana and Mayotte',
    url: 'https://juriblio.fr/codes/code-general-des-impots-cgi/livre-premier/premiere-partie/titre-ii/chapitre-premier/section-ix/i/article-294',
  },
  'fr-iedom': {
    title: 'IEDOM: which rate applies to services between mainland and overseas',
    url: 'https://iedom.fr/IMG/rapport_annuel_iedom_guyane_2020/index-63.html',
  },
  'fr-micro': {
    title: 'portail-autoentrepreneur.fr: TVA intracommunautaire',
    url: 'https://www.portail-autoentrepreneur.fr/academie/gestion-auto-entreprise/tva/tva-intracommunautaire',
  },
  awaited: {
    title:
      'Implementing Regulation (EU) 282/2011, art. 18: evidence of a business that has applied for its number',
    url: 'https://datenbank.nwb.de/Dokument/495230_Article18/',
  },
  'fr-recodified': {
    title: 'Ordonnance n° 2026-671: the CIBS from 2027-01-01, CGI articles until 2028-06-30',
    url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000054497139',
  },
  'fr-cibs': {
    title: 'impots.gouv.fr as quoted: TVA non applicable, art. L. 223-3 du CIBS',
    url: 'https://github.com/Dolibarr/dolibarr/issues/39415',
  },
  'fr-works': {
    title: 'CAPEB: autoliquidation, art. 283-2 nonies CGI',
    url: 'https://capeb.fr/actualites/autoliquidation-de-la-tva',
  },
  'de-small': {
    title: 'Existenzgründungsportal (BMWK): Kleinunternehmer and customers in the EU',
    url: 'https://existenzgruendungsportal.de/Redaktion/DE/BMWK-Infopool/Antworten/Auslandsgeschaefte/Auftraggeber-im-Ausland/Kleinunternehmerin-Rechnungsstellung-an-Kunden-im-EU-Ausland.html',
  },
  'de-3a': {
    title: 'Haufe: § 3a Abs. 4 UStG',
    url: 'https://haufe.de/steuern/haufe-steuer-office-excellence/schwarzwidmannradeisen-ustg-3a-ort-der-sonstigen-le-451-allgemeines_idesk_PI25844_HI2369634.html',
  },
  'de-travel': {
    title: 'UStAE 25.1 to § 25 UStG',
    url: 'https://datenbank.nwb.de/Dokument/378652_25___1/',
  },
  'at-small': {
    title: 'Kleinunternehmer und sonstige Leistungen im EU-Ausland (Austria)',
    url: 'https://diesteuerberaterin.co.at/kleinunternehmer-und-sonstige-leistungen-im-eu-ausland',
  },
  'at-food': {
    title: 'Neuer Steuersatz von 4,9 % ab 1. Juli 2026 (Austria)',
    url: 'https://www.lex-press.at/geplante-einfuehrung-eines-neuen-ermaessigten-umsatzsteuersatzes-auf-ausgewaehlte-grundnahrungsmittel',
  },
  'it-flat': {
    title: 'Regime forfettario: servizi intra UE, art. 7-ter',
    url: 'https://www.staxlaw.it/regime-forfettario-vendita-servizi-intra-ue/',
  },
  'it-flat-goods': {
    title: 'Regime forfettario: cessioni intracomunitarie',
    url: 'https://studiocommercialeonline.it/regime-forfettario-cessioni-intracomunitarie-e-dicitura-in-fattura',
  },
  'be-small': {
    title: 'Assujetti franchisé et prestations intracommunautaires (art. 56bis)',
    url: 'http://magecofi-atecofi.eu/index.php/blog?idart=467',
  },
  'be-56bis': {
    title: 'Arrêté royal n° 19 of 15 December 2024',
    url: 'https://etaamb.openjustice.be/fr/arrete-royal-du-15-decembre-2024_n2024011567',
  },
  'nl-eu-kor': {
    title: 'Belastingdienst: EU-KOR',
    url: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/btw/content/deelnemen-aan-de-eu-kor-en-andere-btw-regelingen',
  },
  'es-igic': {
    title: 'Tipos de IGIC',
    url: 'https://supercontable.com/informacion/IVA_Impuesto_valor_a%C3%B1adido/Tipo_IGIC_Canarias.html',
  },
  'ax-goods': {
    title: 'Business Åland: international trade and customs formalities',
    url: 'https://naringsliv.ax/international-trade-and-customs-formalities',
  },
  'gb-services': {
    title: 'HMRC: VAT Notice 741A, place of supply of services',
    url: 'https://www.gov.uk/guidance/vat-place-of-supply-of-services-notice-741a',
  },
  'gb-ni': {
    title: 'HMRC VEXP20400: zero rating of removals from Northern Ireland',
    url: 'https://www.gov.uk/hmrc-internal-manuals/vat-exports-of-goods-from-the-uk/vexp20400',
  },
  'gb-ni-home': {
    title: 'Grant Thornton: trade with Northern Ireland after Brexit',
    url: 'https://grantthornton.nl/en/insights-en/topics/vat/vat-and-customs-aspects-of-trade-with-the-northern-ireland-after-brexit',
  },
  'ch-place': {
    title: 'Ort der Leistung: MWSTG art. 8 and 23',
    url: 'https://finanzia.ch/index.php/steuern/mehrwertsteuer-mwst?start=10',
  },
  'ch-area': {
    title: 'Haufe: MWSTG art. 3 and 4 (Liechtenstein, Büsingen, Samnaun, Campione)',
    url: 'https://haufe.de/steuern/weimann-umsatzsteuer-national-und-international-schaeffer-poeschel/weimannlang-umsatzsteuer-national-und-international-3-ort-der-leistung_idesk_PI34142_HI7664626.html',
  },
  'in-16': {
    title: 'IGST Act 2017, s. 16 (1): zero-rated supply',
    url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_IGST_Act/active/chaptervii/section16_v1.00.html',
  },
  'de-ustg': {
    title: 'UStG, the text of the law: § 3, 3a, 3b, 3e, 3g, 12, 13b, 19, 25, 25a, 25b',
    url: 'https://github.com/bundestag/gesetze/blob/master/u/ustg_1980/index.md',
  },
  'es-liva': {
    title: 'Ley 37/1992 (LIVA), BOE: art. 21, 25, 26, 68 to 70, 84, 90, 135, 141',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740',
  },
  'it-sdi': {
    title: 'invopop/gobl: natura N6 of the FatturaPA, art. 17 DPR 633/1972',
    url: 'https://github.com/invopop/gobl/blob/main/addons/it/sdi/extensions.go',
  },
  'nl-ob': {
    title: 'Wet op de omzetbelasting 1968: art. 12, 28b',
    url: 'https://wetten.overheid.nl/BWBR0002629',
  },
  'pl-106e': {
    title:
      'Ustawa o VAT: art. 106e ust. 1 pkt 18, read for customers in third countries by 0114-KDIP1-2.4012.408.2024.2.AP',
    url: 'https://interpretacje.pl/vat/9623536,zawarcie-wyrazow-odwrotne-obciazenie-na-fakturach-dokumentujacych-sw.html',
  },
  'pl-favat': {
    title: 'invopop/gobl: margin schemes of the FA(3), art. 119 and 120 ustawy o VAT',
    url: 'https://github.com/invopop/gobl/tree/main/addons/pl/favat',
  },
  'gb-invoices': {
    title: 'VAT Regulations 1995, reg. 14 (1) (n): the reference to the margin scheme',
    url: 'https://www.legislation.gov.uk/uksi/1995/2518/regulation/14',
  },
  'hmrc-margin': {
    title: 'HMRC VATMARG01150: invoices of the margin scheme',
    url: 'https://www.gov.uk/hmrc-internal-manuals/vat-margin-schemes/vatmarg01150',
  },
  'ch-small': {
    title: 'MWSTG, the text of the law: art. 10 (2)',
    url: 'https://www.mwstnetzwerk.com/alle-artikel/2-titel-inlandsteuer/art-10-mwstg',
  },
  'in-9': {
    title: 'CGST Act 2017, s. 9: levy, and reverse charge by notification',
    url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_CGST_act/active/chapter3/section9_v1.00.html',
  },
  'in-2': {
    title: 'IGST Act 2017, s. 2 (5): export of goods',
    url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_IGST_Act/active/chapteri/section2_v1.00.html',
  },
  'in-10': {
    title: 'IGST Act 2017, s. 10: place of supply of goods',
    url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_IGST_Act/active/chapterv/section10_v1.00.html',
  },
  'in-46': {
    title: 'CGST Rules 2017, rule 46: endorsements of an export invoice',
    url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/rules/cgst_rules/active/chapter6/rule46_v1.00.html',
  },
  'in-49': {
    title: 'CGST Rules 2017, rule 49: bill of supply, composition',
    url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/rules/cgst_rules/active/chapter6/rule49_v1.00.html',
  },
  'at-ustg': {
    title: 'UStG 1994: § 19 Abs. 1',
    url: 'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004873&Paragraf=19',
    isUnopened: true,
  },
  'be-ctva': {
    title: 'CTVA / W.btw: art. 51 § 2, 5°',
    url: 'https://eservices.minfin.fgov.be/',
    isUnopened: true,
  },
  'cz-dph': {
    title: 'Zákon č. 235/2004 Sb.: § 108',
    url: 'https://e-sbirka.gov.cz/eli/cz/sb/2004/235/2026-01-01',
  },
  'fr-283': {
    title: 'CGI: art. 283-1',
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/',
    isUnopened: true,
  },
  'fr-259a': {
    title: 'B.O.I. n° 4 of 2010-01-11: place of services, CGI art. 259 A to 259 D',
    url: 'https://bofip-archives.impots.gouv.fr/node/356914',
  },
  'fr-services': {
    title: 'B.O.I. n° 4 of 2010-01-11: services between mainland and overseas departments',
    url: 'https://bofip-archives.impots.gouv.fr/node/351280',
  },
  'ie-vatca': {
    title: 'Value-Added Tax Consolidation Act 2010: s. 10, 12, 16',
    url: 'https://www.irishstatutebook.ie/eli/2010/act/31',
  },
  'it-dpr': {
    title: 'DPR 633/1972: art. 7-bis to 7-octies, 8, 16, 17',
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1972-10-26;633',
    isUnopened: true,
  },
  'it-unified': {
    title: 'D.Lgs. 10/2026, Testo unico IVA: art. 15, 18, 19, 20, 23, 170, 171',
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2026-01-19;10',
  },
  'lu-tva': {
    title: 'Loi TVA of 1979-02-12: art. 61',
    url: 'https://legilux.public.lu/eli/etat/leg/loi/1979/02/12/n1/jo',
    isUnopened: true,
  },
  'pl-vat': {
    title: 'Ustawa o VAT: art. 17, 22, 28b to 28n, 41, 119, 120',
    url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535',
  },
  'sk-dph': {
    title: 'Zákon č. 222/2004 Z. z.: § 69',
    url: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
  },
  'gb-4a': {
    title: 'Value Added Tax Act 1994: s. 7, 7A, 30, sch. 4A',
    url: 'https://www.legislation.gov.uk/ukpga/1994/23/schedule/4A',
    isUnopened: true,
  },
  'ch-mwstg': {
    title: 'MWSTG: art. 7, 8, 23, 25',
    url: 'https://www.fedlex.admin.ch/eli/cc/2009/615',
  },
  'no-mval': {
    title: 'Skatteetaten, merverdiavgiftshåndboken: merverdiavgiftsloven § 6-21, 6-22, 6-28',
    url: 'https://www.skatteetaten.no/en/rettskilder/type/handboker/merverdiavgiftshandboken/gjeldende/M-6/',
  },
  'in-13': {
    title: 'IGST Act 2017: s. 10 to 13',
    url: 'https://www.indiacode.nic.in/handle/123456789/2251',
    isUnopened: true,
  },
  'us-none': {
    title: 'No federal sales tax in the United States; the certificate of the purchaser',
    url: 'https://wisegeek.net/what-is-a-sales-tax-certificate.htm',
  },
  'us-certificate': {
    title: 'Resale exemption certificate',
    url: 'https://bouwen.us/2024/03/what-is-a-resale-exemption-certificate',
  },
  'reported-admission': {
    title: 'letsrevel/revel-backend 868: tickets for events under reverse charge',
    url: 'https://github.com/letsrevel/revel-backend/issues/868',
  },
  'reported-canaries': {
    title: 'Automattic/woocommerce-services 2000: VAT in exempt regions',
    url: 'https://github.com/Automattic/woocommerce-services/issues/2000',
  },
  'reported-canaries-shop': {
    title: 'polarsource/polar 8030: the Canary Islands',
    url: 'https://github.com/polarsource/polar/issues/8030',
  },
  'reported-canaries-postcode': {
    title: 'antiwork/gumroad 7704: Canary Islands, Ceuta and Melilla by postcode',
    url: 'https://github.com/antiwork/gumroad/pull/7704',
  },
  'reported-home': {
    title: 'woocommerce/woocommerce 11007: a business of the seller’s own state',
    url: 'https://github.com/woocommerce/woocommerce/issues/11007',
  },
  'reported-persons': {
    title: 'Dolibarr/dolibarr 9501: services of a French seller to persons abroad',
    url: 'https://github.com/Dolibarr/dolibarr/pull/9501',
  },
  'reported-delivered': {
    title: 'Dolibarr/dolibarr 4241: a Swiss customer, delivered in France',
    url: 'https://github.com/Dolibarr/dolibarr/issues/4241',
  },
  'reported-item': {
    title: 'Dolibarr/dolibarr 7256: the tax of the item across a border',
    url: 'https://github.com/Dolibarr/dolibarr/issues/7256',
  },
  'reported-destination': {
    title: 'Dolibarr/dolibarr 20788: the rate of the customer’s state',
    url: 'https://github.com/Dolibarr/dolibarr/issues/20788',
  },
  'reported-overseas': {
    title: 'frappe/erpnext 35479: an overseas customer with a supply in India',
    url: 'https://github.com/frappe/erpnext/issues/35479',
  },
  'reported-warehouse': {
    title: 'odoo/odoo 17289: goods fetched in Belgium by a customer from Tunisia',
    url: 'https://github.com/odoo/odoo/pull/17289',
  },
  'reported-dropship': {
    title: 'OCA/account-fiscal-rule 585: seller, buyer and place of delivery in three countries',
    url: 'https://github.com/OCA/account-fiscal-rule/pull/585',
  },
  'reported-rates': {
    title: 'Automattic/woocommerce-services 1891: the seller’s rate in every member state',
    url: 'https://github.com/Automattic/woocommerce-services/issues/1891',
  },
  'reported-number': {
    title: 'ZUGFeRD/mustangproject 1035: reverse charge before the customer has its number',
    url: 'https://github.com/ZUGFeRD/mustangproject/issues/1035',
  },
}
