import { formatIban, parseIban } from '@bordereau/domain/party/iban'
import { TextField } from '@bordereau/ui/field/text-field'
import { Icon } from '@bordereau/ui/icon/icon'
import { useLingui } from '#macros'

/** The account of a supplier, grouped as people read and compare it once it is whole. */
export function SupplierIban(props: {
  readonly iban: string
  /** Of the supplier: account numbers of some countries are an IBAN without its letters. */
  readonly country: string
  readonly error: string | undefined
  readonly onChange: (iban: string) => void
}) {
  const { t } = useLingui()
  const { iban, country, error, onChange } = props
  const read = parseIban(iban, country)
  return (
    <TextField
      label={t`IBAN of the supplier`}
      help={t`Empty: the document says that you pay as agreed.`}
      value={iban}
      error={read.ok ? undefined : error}
      spellCheck={false}
      autoComplete="off"
      after={read.ok ? <Icon name="check-circle" title={t`Checked`} /> : undefined}
      onBlur={() => {
        if (read.ok) onChange(formatIban(read.value))
      }}
      onChange={onChange}
    />
  )
}
