import { decimal } from '../../money/decimal.ts'
import type { AccountChart, AccountingRules } from '../accounting.ts'

/**
 * DATEV-Kontenrahmen SKR 03, Art.-Nr. 11174. The numbers were read in two copies of it: tryton/account_de_skr03
 * (account_de.xml) and odoo/odoo (addons/l10n_de/data/template/account.account-de_skr03.csv).
 *
 * Customers are on 1410, as 1400 is only the sum of the customers' own accounts and takes no entries
 * (https://forum.kivitendo.de/5582). Exempt sales have no account here: § 19 and § 4 UStG have different ones, and the
 * category E tells neither.
 */
const SKR03: AccountChart = {
  key: 'skr03',
  name: 'DATEV SKR 03',
  source: 'https://www.datev.de/web/de/shop/produkt-details/kontenrahmen-datev-skr-03-11174',
  accounts: {
    receivable: {
      number: '1410',
      label: 'Forderungen aus Lieferungen und Leistungen ohne Kontokorrent',
    },
    revenue: { number: '8200', label: 'Erlöse' },
    'revenue S 19': { number: '8400', label: 'Erlöse 19 % USt' },
    'revenue S 7': { number: '8300', label: 'Erlöse 7 % USt' },
    'revenue K': { number: '8125', label: 'Steuerfreie innergemeinschaftliche Lieferungen' },
    'revenue G': { number: '8120', label: 'Steuerfreie Umsätze § 4 Nr. 1a UStG' },
    'revenue AE': { number: '8337', label: 'Erlöse aus Leistungen nach § 13b UStG' },
    'revenue AE triangle': {
      number: '8130',
      label: 'Lieferungen des ersten Abnehmers bei innergemeinschaftlichen Dreiecksgeschäften',
    },
    'revenue AE abroad': {
      number: '8336',
      label: 'Erlöse aus im anderen EU-Land steuerpflichtigen sonstigen Leistungen',
    },
    'revenue O abroad': {
      number: '8338',
      label: 'Erlöse aus im Drittland steuerbaren Leistungen',
    },
    'revenue foreign': {
      number: '8320',
      label: 'Erlöse aus im anderen EU-Land steuerpflichtigen Lieferungen',
    },
    tax: { number: '1770', label: 'Umsatzsteuer' },
    'tax S 19': { number: '1776', label: 'Umsatzsteuer 19 %' },
    'tax S 7': { number: '1771', label: 'Umsatzsteuer 7 %' },
    'tax foreign': {
      number: '1767',
      label: 'Umsatzsteuer aus im anderen EU-Land steuerpflichtigen Lieferungen',
    },
    bank: { number: '1200', label: 'Bank' },
    cash: { number: '1000', label: 'Kasse' },
    online: { number: '1360', label: 'Geldtransit' },
    fees: { number: '4970', label: 'Nebenkosten des Geldverkehrs' },
    discount: { number: '8730', label: 'Gewährte Skonti' },
    'discount S 19': { number: '8736', label: 'Gewährte Skonti 19 % USt' },
    'discount S 7': { number: '8731', label: 'Gewährte Skonti 7 % USt' },
    bad_debt: { number: '2400', label: 'Forderungsverluste' },
    gain: { number: '2660', label: 'Erträge aus der Währungsumrechnung' },
    loss: { number: '2150', label: 'Aufwendungen aus der Währungsumrechnung' },
    advance: { number: '1710', label: 'Erhaltene Anzahlungen' },
  },
  automatic: {
    '8400': decimal('19'),
    '8300': decimal('7'),
    '8736': decimal('19'),
    '8731': decimal('7'),
  },
}

/**
 * DATEV-Kontenrahmen SKR 04, Art.-Nr. 11175, as copied in alyf-de/SKR04 (de_skr04_hgb.json). Customers are on 1210 for
 * the same reason as on 1410.
 */
const SKR04: AccountChart = {
  key: 'skr04',
  name: 'DATEV SKR 04',
  source: 'https://www.datev.de/web/de/shop/produkt-details/kontenrahmen-datev-skr-04-11175',
  accounts: {
    receivable: {
      number: '1210',
      label: 'Forderungen aus Lieferungen und Leistungen ohne Kontokorrent',
    },
    revenue: { number: '4200', label: 'Erlöse' },
    'revenue S 19': { number: '4400', label: 'Erlöse 19 % USt' },
    'revenue S 7': { number: '4300', label: 'Erlöse 7 % USt' },
    'revenue K': { number: '4125', label: 'Steuerfreie innergemeinschaftliche Lieferungen' },
    'revenue G': { number: '4120', label: 'Steuerfreie Umsätze § 4 Nr. 1a UStG' },
    'revenue AE': { number: '4337', label: 'Erlöse aus Leistungen nach § 13b UStG' },
    'revenue AE triangle': {
      number: '4130',
      label: 'Lieferungen des ersten Abnehmers bei innergemeinschaftlichen Dreiecksgeschäften',
    },
    'revenue AE abroad': {
      number: '4336',
      label: 'Erlöse aus im anderen EU-Land steuerpflichtigen sonstigen Leistungen',
    },
    'revenue O abroad': {
      number: '4338',
      label: 'Erlöse aus im Drittland steuerbaren Leistungen',
    },
    'revenue foreign': {
      number: '4320',
      label: 'Erlöse aus im anderen EU-Land steuerpflichtigen Lieferungen',
    },
    tax: { number: '3800', label: 'Umsatzsteuer' },
    'tax S 19': { number: '3806', label: 'Umsatzsteuer 19 %' },
    'tax S 7': { number: '3801', label: 'Umsatzsteuer 7 %' },
    'tax foreign': {
      number: '3817',
      label: 'Umsatzsteuer aus im anderen EU-Land steuerpflichtigen Lieferungen',
    },
    bank: { number: '1800', label: 'Bank' },
    cash: { number: '1600', label: 'Kasse' },
    online: { number: '1460', label: 'Geldtransit' },
    fees: { number: '6855', label: 'Nebenkosten des Geldverkehrs' },
    discount: { number: '4730', label: 'Gewährte Skonti' },
    'discount S 19': { number: '4736', label: 'Gewährte Skonti 19 % USt' },
    'discount S 7': { number: '4731', label: 'Gewährte Skonti 7 % USt' },
    bad_debt: { number: '6930', label: 'Forderungsverluste' },
    gain: { number: '4840', label: 'Erträge aus der Währungsumrechnung' },
    loss: { number: '6880', label: 'Aufwendungen aus der Währungsumrechnung' },
    advance: { number: '3250', label: 'Erhaltene Anzahlungen auf Bestellungen' },
  },
  automatic: {
    '4400': decimal('19'),
    '4300': decimal('7'),
    '4736': decimal('19'),
    '4731': decimal('7'),
  },
}

export const ACCOUNTING: AccountingRules = { charts: [SKR03, SKR04], file: 'datev' }
