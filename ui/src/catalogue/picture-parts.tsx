import { Flag } from '../flag/flag.tsx'
import { firstIcons } from '../icon/first.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { restIcons } from '../icon/rest.ts'
import { iconSizes } from '../icon/size.ts'
import { Row } from '../layout/layout.tsx'
import { PaymentIcon, paymentBrands } from '../brand-icon/payment-icon.tsx'
import { SignInIcon, signInIcons } from '../brand-icon/sign-in-icon.tsx'
import { SocialIcon, networkName, socialNetworks } from '../brand-icon/social-icon.tsx'
import css from './catalogue.module.css'
import { Part } from './part.tsx'

// Their own keys.
const names = [...Object.keys(firstIcons), ...Object.keys(restIcons)].toSorted() as IconName[]

const countries = [
  ['fr', 'France'],
  ['in', 'India'],
  ['pl', 'Poland'],
  ['us', 'United States'],
  ['de', 'Germany'],
  ['jp', 'Japan'],
] as const

/** Icons, flags, brand logos. */
export function PictureParts() {
  return (
    <>
      <IconSizes />
      <IconList />
      <FlagParts />
      <Part title="Payment marks">
        <Row wrap>
          {paymentBrands.map(brand => (
            <PaymentIcon key={brand} brand={brand} />
          ))}
        </Row>
      </Part>
      <Part title="Social marks">
        <Row wrap gap={4}>
          {socialNetworks.map(network => (
            <SocialIcon key={network} network={network} title={networkName(network)} />
          ))}
        </Row>
      </Part>
      <Part title="Logos of identity providers">
        <Row wrap gap={4}>
          {signInIcons.map(provider => (
            <SignInIcon key={provider} of={provider} />
          ))}
        </Row>
      </Part>
    </>
  )
}

function FlagParts() {
  return (
    <Part title="Flags">
      <Row wrap gap={6}>
        {countries.map(([code, name]) => (
          <Flag key={code} country={code} label={name} />
        ))}
        <Flag country="fr" label="France" show="flag" size="2rem" />
        <Flag country="?" label="Unknown country" show="flag" size="2rem" />
      </Row>
    </Part>
  )
}

function IconList() {
  return (
    <Part title="Icons">
      <div className={css.icons}>
        {names.map(name => (
          <figure key={name}>
            <Icon name={name} size="xl" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Part>
  )
}

function IconSizes() {
  return (
    <Part title="Sizes">
      <Row wrap gap={4}>
        {iconSizes.map(size => {
          if (size === 'custom') {
            return <Icon key={size} name="bell" size={size} className={css.customIcon ?? ''} />
          }
          if (size === 'custom-size') {
            return <Icon key={size} name="bell" size={size} width={56} height={28} />
          }
          return <Icon key={size} name="bell" size={size} title={`Bell, ${size}`} />
        })}
      </Row>
    </Part>
  )
}
