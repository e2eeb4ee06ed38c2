import type { Currency } from './currency.ts'

/** ISO 4217 codes of the currencies in circulation, without funds, metals and testing codes; November 2026. */
export const CURRENCIES: readonly Currency[] = `
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD
    CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD
    GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD
    KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO
    NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE
    SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST
    XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/)

const KNOWN: ReadonlySet<string> = new Set(CURRENCIES)

export const isCurrency = (code: string): boolean => KNOWN.has(code)

/** The currency's name in a language, from the runtime's own tables. */
export function currencyName(currency: Currency, language: string): string {
  if (!isCurrency(currency)) return currency
  return new Intl.DisplayNames([language, 'en'], { type: 'currency' }).of(currency) ?? currency
}
