import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { Button } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import { chargeFromOffer } from './charge-from-offer.ts'
import { useEditorContext } from './editor-context.ts'
import { useEditorStore } from './store.ts'

/** Charges with a rate of the seller's law, added in one step; nothing where the country has none. */
export function OfferedCharges() {
  const { t } = useLingui()
  const { company, formats } = useEditorContext()
  const store = useEditorStore()
  const { country } = company.profile.address
  const { charges } = countryRules(country).settlement
  if (charges.length === 0) return null
  const items = charges.map(offer => ({
    key: offer.key,
    label: inLanguage(offer.name, formats.tag),
    help: offer.law,
    onPress: () =>
      store.dispatch({
        do: 'addAllowanceCharge',
        allowanceCharge: chargeFromOffer(offer, country, store.read().draft),
      }),
  }))
  return (
    <Menu sections={[{ key: 'charges', items }]}>
      <Button look="quiet" size="sm" icon="plus">
        {t`Contribution, duty`}
      </Button>
    </Menu>
  )
}
