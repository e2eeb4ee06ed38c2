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
  const { tag, decimals, show } = format
  const formatter = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: show === 'code' ? 'code' : 'narrowSymbol',
    ...(decimals === undefined
      ? {}
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  })
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
