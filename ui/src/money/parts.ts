export interface AmountPart {
  text: string
  currency: boolean
}

export interface AmountFormat {
  tag: string
  decimals: number | undefined
  show: 'symbol' | 'code'
}

/**
 * An amount formatted in a language, split into its currency and the rest. The decimal string is formatted exactly,
 * without a float.
 */
export function amountParts(value: string, currency: string, format: AmountFormat): AmountPart[] {
  const formatter = formatterOf(currency, format)
  const parts: AmountPart[] = []
  // The type accepts numbers only; the standard takes decimal strings exactly (ES2023 Intl.NumberFormat v3).
  for (const part of formatter.formatToParts(value as unknown as number)) {
    const isCurrency = part.type === 'currency'
    const last = parts.at(-1)
    if (last !== undefined && last.currency === isCurrency) last.text += part.value
    else parts.push({ text: part.value, currency: isCurrency })
  }
  return parts
}

/** To make one takes longer than to format with it, and a list has many amounts of one currency. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(currency: string, { tag, decimals, show }: AmountFormat): Intl.NumberFormat {
  const key = `${tag} ${currency} ${decimals} ${show}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: show === 'code' ? 'code' : 'narrowSymbol',
    ...(decimals === undefined
      ? {}
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  })
  formatters.set(key, made)
  return made
}
