/**
 * ISO 3166 codes of the countries whose banks services for account information reach: those of the European Economic Area, where
 * Directive (EU) 2015/2366 holds, and the United Kingdom.
 */
export const FEED_COUNTRIES =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  )
