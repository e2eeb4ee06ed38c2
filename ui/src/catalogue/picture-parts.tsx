import { Flag } from '../flag/flag.tsx'
import { firstIcons } from '../icon/first.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { restIcons } from '../icon/rest.ts'
import { iconSizes } from '../icon/size.ts'
import { Row } from '../layout/layout.tsx'
import { PaymentMark, paymentBrands } from '../mark/payment-mark.tsx'
import { SignInMark, signInMarks } from '../mark/sign-in-mark.tsx'
import { SocialMark, networkName, socialNetworks } from '../mark/social-mark.tsx'
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

/** Icons, flags, marks. */
export function PictureParts() {
  return (
    <>
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
      <Part title="Flags">
        <Row wrap gap={6}>
          {countries.map(([code, name]) => (
            <Flag key={code} country={code} label={name} />
          ))}
          <Flag country="fr" label="France" show="flag" size="2rem" />
          <Flag country="?" label="Unknown country" show="flag" size="2rem" />
        </Row>
      </Part>
      <Part title="Payment marks">
        <Row wrap>
          {paymentBrands.map(brand => (
            <PaymentMark key={brand} brand={brand} />
          ))}
        </Row>
      </Part>
      <Part title="Social marks">
        <Row wrap gap={4}>
          {socialNetworks.map(network => (
            <SocialMark key={network} network={network} title={networkName(network)} />
          ))}
        </Row>
      </Part>
      <Part title="Marks of who may vouch for somebody">
        <Row wrap gap={4}>
          {signInMarks.map(mark => (
            <SignInMark key={mark} of={mark} />
          ))}
        </Row>
      </Part>
    </>
  )
}
