import { BRAND_NAMES, PAYMENT_BRANDS, type PaymentBrand } from '@bordereau/domain/payment/brand'
import { IconButton } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { PaymentIcon } from '@bordereau/ui/brand-icon/payment-icon'
import { Trans, t } from '#macros'
import css from './company.module.css'
import type { CompanyForm } from './use-company-form.ts'

/**
 * Cards and wallets that the company accepts besides its bank accounts. The payment page has a button for each with an
 * address, and names the others where a payment provider takes them.
 */
export function AcceptedBrands({ form }: { form: CompanyForm }) {
  const accepted = form.values.acceptedBrands
  const set = (brand: PaymentBrand, url: string | undefined): void => {
    form.change({ acceptedBrands: withBrand(accepted, brand, url) })
  }
  return (
    <Stack>
      <Text tone="muted">
        <Trans>
          Shown on your payment pages: as a button with a payment address, such as your PayPal or
          Stripe link, and by its name where customers pay online through your account.
        </Trans>
      </Text>
      <ul className={css.brands}>
        {PAYMENT_BRANDS.map(brand => (
          <Brand
            key={brand}
            brand={brand}
            url={accepted.find(one => one.brand === brand)?.url}
            onChange={url => set(brand, url)}
          />
        ))}
      </ul>
    </Stack>
  )
}

function Brand(props: {
  readonly brand: PaymentBrand
  /** undefined: not accepted. */
  readonly url: string | undefined
  readonly onChange: (url: string | undefined) => void
}) {
  const { brand, url, onChange } = props
  const name = BRAND_NAMES[brand]
  const askAddress = async (): Promise<void> => {
    const value = await dialogs.prompt({
      title: t`Where do customers pay with ${name}?`,
      input: 'url',
      label: t`Address of the page`,
      initial: url ?? '',
      required: false,
      placeholder: 'https://',
      confirmLabel: t`Save address`,
    })
    if (value !== undefined) onChange(value)
  }
  return (
    <li className={css.brand}>
      <PaymentIcon brand={brand} />
      <Checkbox
        label={name}
        checked={url !== undefined}
        onChange={on => onChange(on ? '' : undefined)}
      />
      {url !== undefined && (
        <Row className={css.brandAddress} gap={1}>
          <span className={css.address}>
            <Text tone="muted" size={13} truncate>
              {url === '' ? t`No address` : url}
            </Text>
          </span>
          <IconButton
            icon="link"
            size="sm"
            label={t`Address for ${name}`}
            onClick={() => void askAddress()}
          />
        </Row>
      )}
    </li>
  )
}

type Accepted = CompanyForm['values']['acceptedBrands']

/** In the order of the list, whatever the order of ticking. */
function withBrand(accepted: Accepted, brand: PaymentBrand, url: string | undefined): Accepted {
  const others = new Map(accepted.map(one => [one.brand, one.url]))
  if (url === undefined) others.delete(brand)
  else others.set(brand, url)
  return PAYMENT_BRANDS.flatMap(one => {
    const address = others.get(one)
    return address === undefined ? [] : [{ brand: one, url: address }]
  })
}
