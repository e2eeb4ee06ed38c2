import { Button } from '@bordereau/ui/button/button'
import { useLingui } from '#macros'
import css from './editor.module.css'

/** Buttons that add an allowance (discount) or a charge. */
export function AddAllowanceCharge(props: {
  readonly discountLabel: string
  readonly onAdd: (charge: boolean) => void
}) {
  const { t } = useLingui()
  const { discountLabel, onAdd } = props
  return (
    <span className={css.entryButtons}>
      <Button look="quiet" size="sm" icon="minus" onClick={() => onAdd(false)}>
        {discountLabel}
      </Button>
      <Button look="quiet" size="sm" icon="plus" onClick={() => onAdd(true)}>
        {t`Charge`}
      </Button>
    </span>
  )
}
