import { Icon, type IconName } from '@bordereau/ui/icon/icon'

/** The sign of a currency as an icon, if there is one; hidden from screen readers, since the name is next to it. */
export function CurrencySign({ currency }: { currency: string }) {
  const name = SIGNS[currency]
  return name === undefined ? null : <Icon name={name} size="lg" />
}

const SIGNS: Readonly<Record<string, IconName>> = {
  AED: 'dirham',
  AUD: 'dollar',
  BRL: 'real',
  CAD: 'dollar',
  CHF: 'franc',
  CNY: 'yuan',
  CZK: 'koruna',
  DKK: 'krona',
  EUR: 'euro',
  GBP: 'pound',
  HKD: 'dollar',
  HUF: 'forint',
  ILS: 'shekel',
  INR: 'rupee',
  JPY: 'yen',
  KRW: 'won',
  MXN: 'dollar',
  NGN: 'naira',
  NOK: 'krona',
  NZD: 'dollar',
  PLN: 'zloty',
  SAR: 'riyal',
  SEK: 'krona',
  SGD: 'dollar',
  TRY: 'lira',
  USD: 'dollar',
}
