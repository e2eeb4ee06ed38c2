import { REFERENCES } from '@bordereau/domain/invoice/references'
import { inLanguage } from '@bordereau/domain/local-text'
import { Button } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { Trans, useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { type OptionalFact, focusField } from './focus-field.ts'
import { useEditorStore, useIsQuote } from './store.ts'
import { defaultCurrency } from '@bordereau/domain/country/countries'
import { ZERO } from '@bordereau/domain/money/decimal'

/** The menu that shows an optional field. */
export function AddFact() {
  const { company, view } = useEditorContext()
  const store = useEditorStore()
  function showFact(fact: OptionalFact): void {
    const { draft } = store.read()
    if (fact === 'taxCurrency' && draft.taxCurrency === null) {
      const home = defaultCurrency(company.profile.address.country)
      const currency = home !== draft.currency ? home : home === 'EUR' ? 'USD' : 'EUR'
      const patch = { taxCurrency: { currency, rate: ZERO } }
      store.dispatch({ do: 'set', patch, at: performance.now() })
    }
    if (fact === 'cashDiscounts') {
      const cashDiscounts = [...(draft.cashDiscounts ?? []), { days: 14, percent: ZERO }]
      store.dispatch({ do: 'set', patch: { cashDiscounts }, at: performance.now() })
    }
    focusField(fact, store.read(), view)
  }
  const isQuote = useIsQuote()
  const offered = useOfferedFacts().filter(({ key }) => !isQuote || !OF_INVOICES.has(key))
  const menuItems = offered.map(({ key, label }) => ({
    key,
    label,
    onPress: () => showFact(key),
  }))
  return (
    <Menu sections={[{ key: 'facts', items: menuItems }]}>
      <Button look="quiet" size="sm" icon="plus">
        <Trans>Reference, delivery, more</Trans>
      </Button>
    </Menu>
  )
}

/** What is known only of an invoice. */
const OF_INVOICES: ReadonlySet<OptionalFact> = new Set(['prepaid', 'rounding', 'taxCurrency'])

function useOfferedFacts(): readonly { key: OptionalFact; label: string }[] {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  return [
    { key: 'deliveryDate', label: t`Delivery date` },
    { key: 'period', label: t`Period of service` },
    { key: 'deliveryAddress', label: t`Delivery address` },
    ...REFERENCES.map(({ field, name }) => ({ key: field, label: inLanguage(name, formats.tag) })),
    { key: 'taxCurrency', label: t`Tax in a second currency` },
    { key: 'prepaid', label: t`Paid in advance` },
    { key: 'rounding', label: t`Rounding` },
    { key: 'withholding', label: t`Tax withheld by the customer` },
    { key: 'cashDiscounts', label: t`Discount for early payment` },
  ]
}
