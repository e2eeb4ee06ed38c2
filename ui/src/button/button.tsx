import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { useTexts } from '../texts.tsx'
import css from './button.module.css'

export type ButtonLook = 'primary' | 'default' | 'quiet' | 'soft' | 'danger' | 'danger-quiet'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** A verb: "Send invoice". */
  children: ReactNode
  look?: ButtonLook
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  /** An action is running: the button shows it and ignores further presses. */
  busy?: boolean
  /** As wide as its container. */
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with a text label. */
export function Button(props: ButtonProps) {
  const { children, look, size, icon, iconEnd, busy = false, wide, className, ...rest } = props
  const texts = useTexts()
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.button, className)}
      data-look={look ?? 'default'}
      data-size={size ?? 'md'}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? stop : rest.onClick}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={css.label}>{children}</span>
      {iconEnd !== undefined && <Icon name={iconEnd} />}
      {busy && (
        <>
          <span className={css.spinner} />
          <output className="visually-hidden">{texts.busy}</output>
        </>
      )}
    </button>
  )
}

export interface ButtonLinkProps {
  href: string
  children: ReactNode
  look?: ButtonLook
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  wide?: boolean
  className?: string
  /** The file's name, where the link is a download. */
  download?: string
  target?: string
  /** The tooltip. */
  title?: string | undefined
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, look, size, icon, iconEnd, wide, className, ...rest } = props
  return (
    <Link
      {...rest}
      className={classNames(css.button, className)}
      data-look={look ?? 'default'}
      data-size={size ?? 'md'}
      data-wide={wide || undefined}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={css.label}>{children}</span>
      {iconEnd !== undefined && <Icon name={iconEnd} />}
    </Link>
  )
}

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  icon: IconName
  /** The action; accessible name and tooltip. */
  label: string
  look?: ButtonLook
  size?: 'sm' | 'md' | 'lg'
  /** For a toggle: whether it is on. */
  pressed?: boolean
  /** A small number on its corner; the label should contain it too. */
  count?: number
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with an icon only; its label is required. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look, size, pressed, count = 0, busy = false, className, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      className={classNames(css.button, css.icon, className)}
      data-look={look ?? 'quiet'}
      data-size={size ?? 'md'}
      data-pressed={pressed || undefined}
      data-busy={busy || undefined}
      onClick={busy ? stop : rest.onClick}
    >
      <Icon name={icon} {...(size === 'sm' ? {} : { size: 'lg' })} />
      {count > 0 && (
        <span className={css.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
      {busy && <span className={css.spinner} />}
    </button>
  )
}

function stop(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
