import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer as MantineDrawer, Modal as MantineModal } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Scope } from '../mantine/scope.tsx'
import { useLocale } from '../locale.tsx'
import { useTexts } from '../texts.tsx'
import css from './overlay.module.css'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. */
  foot?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  closeOnEscape?: boolean
  /** By default a press outside closes. */
  closeOnOutside?: boolean
  /** By default the focus is trapped; a window under another one releases it. */
  trapFocus?: boolean
  /** By default the focus returns to where it was. */
  returnFocus?: boolean
  zIndex?: number
}

const widths = { sm: '24rem', md: '30rem', lg: '40rem', xl: '56rem' }

// On both sides, so that a small window does not move when a toast appears.
const beyondToasts = 'max(5dvh, calc(var(--toasts, 0px) + var(--space-2)))'

const motion = { transition: 'fade', duration: 140 } as const

/** A modal window; the focus moves in, is trapped, and returns. */
export function Modal(props: ModalProps) {
  const texts = useTexts()
  useFocusBack(props.returnFocus ?? true)
  return (
    <Scope>
      <MantineModal
        opened={props.open}
        onClose={props.onClose}
        title={props.title}
        size={widths[props.size ?? 'md']}
        centered
        yOffset={beyondToasts}
        closeOnEscape={props.closeOnEscape ?? true}
        closeOnClickOutside={props.closeOnOutside ?? true}
        trapFocus={props.trapFocus ?? true}
        returnFocus={props.returnFocus ?? true}
        zIndex={props.zIndex ?? 'var(--z-modal)'}
        lockScroll={false}
        transitionProps={motion}
        closeButtonProps={{ 'aria-label': texts.close }}
        attributes={plainHeader}
        classNames={{ ...frame, content: `${css.content} ${css.modal}`, inner: 'no-print' }}
      >
        <div ref={beginInForm} className={css.whole}>
          {props.children}
        </div>
        {props.foot !== undefined && <div className={css.foot}>{props.foot}</div>}
      </MantineModal>
    </Scope>
  )
}

/**
 * The focus starts in the first field, where there is one, and not on the close button: Mantine looks for this
 * attribute once the window is rendered.
 */
function beginInForm(content: HTMLElement | null): void {
  if (content === null || content.querySelector('[data-autofocus]') !== null) return
  const field = content.querySelector('input:not([type=hidden], :disabled), select, textarea')
  field?.setAttribute('data-autofocus', '')
}

export interface SheetProps extends Omit<ModalProps, 'size'> {
  /** By default at the end side; `bottom` for phones. */
  side?: 'start' | 'end' | 'bottom'
  size?: 'sm' | 'md' | 'lg'
}

/** A panel that slides in from an edge of the page. */
export function Sheet(props: SheetProps) {
  const texts = useTexts()
  useFocusBack(props.returnFocus ?? true)
  const { direction } = useLocale()
  const side = props.side ?? 'end'
  const atLeft = (side === 'start') === (direction === 'ltr')
  const bottom = side === 'bottom'
  return (
    <Scope>
      <MantineDrawer
        opened={props.open}
        onClose={props.onClose}
        title={props.title}
        position={bottom ? 'bottom' : atLeft ? 'left' : 'right'}
        size={bottom ? 'auto' : { sm: '20rem', md: '27rem', lg: '38rem' }[props.size ?? 'md']}
        closeOnEscape={props.closeOnEscape ?? true}
        closeOnClickOutside={props.closeOnOutside ?? true}
        zIndex={props.zIndex ?? 'var(--z-modal)'}
        lockScroll={false}
        transitionProps={{ duration: 180 }}
        closeButtonProps={{ 'aria-label': texts.close }}
        attributes={plainHeader}
        classNames={{
          ...frame,
          body: `${css.body} ${css.sheetBody}`,
          content: `${css.content} ${bottom ? css.bottomSheet : css.sheet}`,
        }}
      >
        {props.children}
        {props.foot !== undefined && <div className={css.foot}>{props.foot}</div>}
      </MantineDrawer>
    </Scope>
  )
}

/** Mantine restores the focus when a window closes; one that is unmounted while open would lose it. */
function useFocusBack(wanted: boolean): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    if (!wanted) return
    return () => {
      requestAnimationFrame(() => {
        const isNowhere = document.activeElement === document.body
        if (isNowhere && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    }
  }, [wanted, opener])
}

// Mantine's <header> would count as a second banner of the page.
const plainHeader = { header: { role: 'presentation' } }

const frame = {
  overlay: css.backdrop,
  header: css.header,
  title: css.title,
  body: css.body,
  close: css.close,
}
