import { Card } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { useState } from 'react'
import css from './mail.module.css'

/**
 * The message as it was written. The iframe is sandboxed: nothing in it runs, and it has no origin; links open in a new
 * tab.
 */
export function MessageBody({ html, text }: { html: string; text: string }) {
  const [height, setHeight] = useState(480)
  if (html === '') {
    return (
      <Card>
        <pre className={css.text}>{text}</pre>
      </Card>
    )
  }
  return (
    <Card pad="none">
      <iframe
        title={t`The message`}
        sandbox="allow-same-origin allow-popups"
        srcDoc={`<base target="_blank">${withoutStyles(html)}`}
        className={css.frame}
        style={{ height }}
        onLoad={event => {
          const inside = event.currentTarget.contentDocument
          if (!inside) return
          for (const element of inside.querySelectorAll<HTMLElement>('[data-style]'))
            element.style.cssText = element.dataset['style'] ?? ''
          setHeight(Math.ceil(inside.documentElement.getBoundingClientRect().height))
        }}
      />
    </Card>
  )
}

/**
 * Mail programs need styles in attributes. In an iframe the page's content security policy forbids these, but allows
 * setting the same styles by script; text of the message contains no unescaped quotation mark.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(' style="', ' data-style="')
}
