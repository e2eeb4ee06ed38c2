import { IconBrandLinkedinFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { siFacebook, siGithub, siGoogle, siOpenid } from 'simple-icons'
import css from './brand-icon.module.css'

export const signInIcons = [
  'google',
  'microsoft',
  'linkedin',
  'github',
  'facebook',
  'oidc',
] as const

export type SignInIconName = (typeof signInIcons)[number]

const shape = { className: css.plain, viewBox: '0 0 24 24', 'aria-hidden': true, focusable: false }

/**
 * The logo of an identity provider, for a button that contains its name: in its own colours where the provider requires
 * them, else in the text colour. Rendered synchronously, so load it with the buttons.
 */
export function SignInIcon({ of }: { of: SignInIconName }) {
  switch (of) {
    case 'google':
      return <GoogleIcon />
    case 'microsoft':
      return <MicrosoftIcon />
    // simple-icons has no LinkedIn logo at LinkedIn's request; Tabler draws one.
    case 'linkedin':
      return <IconBrandLinkedinFilled className={css.linkedin} aria-hidden focusable={false} />
    case 'github':
      return <OneColour path={siGithub.path} />
    case 'facebook':
      return <OneColour path={siFacebook.path} fill={`#${siFacebook.hex}`} />
    case 'oidc':
      return <OneColour path={siOpenid.path} fill={`#${siOpenid.hex}`} />
  }
}

function OneColour({ path, fill = 'currentColor' }: { path: string; fill?: string }) {
  return (
    <svg {...shape} fill={fill}>
      <path d={path} />
    </svg>
  )
}

/** Google's G, composed of four areas: red above, yellow at the left, green below, blue with the bar. */
function GoogleIcon() {
  const id = useId()
  return (
    <svg {...shape}>
      <clipPath id={id}>
        <path d={siGoogle.path} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill="#ea4335" d="M12 12 0 5.96V0h24v9H12z" />
        <path fill="#fbbc05" d="M12 12 0 5.96v12.08z" />
        <path fill="#34a853" d="M12 12 0 18.04V24h23.6l-7.56-5.91z" />
        <path fill="#4285f4" d="M12 9h12v15h-.4l-7.56-5.91L12 12z" />
      </g>
    </svg>
  )
}

function MicrosoftIcon() {
  return (
    <svg {...shape}>
      <path fill="#f25022" d="M1 1h10.5v10.5H1z" />
      <path fill="#7fba00" d="M12.5 1H23v10.5H12.5z" />
      <path fill="#00a4ef" d="M1 12.5h10.5V23H1z" />
      <path fill="#ffb900" d="M12.5 12.5H23V23H12.5z" />
    </svg>
  )
}
