import { PEPPOL_SHARED, amountRules, germanTolerance } from '../peppol/peppol.ts'
import { german } from '../peppol/german.ts'
import { type Rule, onEach, onInvoice, warning } from '../rule.ts'

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'

const [R040, R120] = amountRules(germanTolerance)

/** XRechnung 3.0.2, with the rules of Peppol that it includes. */
export const XRECHNUNG: readonly Rule[] = [
  ...PEPPOL_SHARED,
  R040,
  warning(R120),
  ...german(number => `BR-DE-${number}`),
  warning(
    onInvoice('BR-DE-21', 'BT-24', 'specification', ({ specification }) =>
      specification.startsWith(SPECIFICATION),
    ),
  ),
  warning(
    onInvoice(
      'BR-DE-TMP-32',
      'BT-72 BG-14 BG-26',
      'delivery.date',
      ({ delivery, period }, { lines }) =>
        delivery.date !== undefined ||
        period !== undefined ||
        lines.every(line => line.period !== undefined),
    ),
  ),
  warning(
    onEach(
      'BR-TMP-2',
      'BT-124',
      'supportingDocuments',
      invoice => invoice.supportingDocuments,
      'url',
      ({ url }) => url === '' || /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(url),
    ),
  ),
]
