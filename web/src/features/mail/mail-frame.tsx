import { useLingui } from '#macros'
import { useState } from 'react'
import css from './mail.module.css'

/**
 * The HTML of an e-mail as its reader sees it. The iframe is sandboxed: nothing in it runs, and it has no origin; links
 * open in a new tab. The logo, which travels as a part of the message, is that of the company.
 */
export function MailFrame({ html, workspaceId }: { html: string; workspaceId: string }) {
  const { t } = useLingui()
  const [height, setHeight] = useState(480)
  const logo = `/api/workspaces/${workspaceId}/company/logo`
  return (
    <iframe
      title={t`The message`}
      sandbox="allow-same-origin allow-popups"
      srcDoc={`<base target="_blank">${withoutStyles(html).replaceAll('src="cid:logo"', `src="${logo}"`)}`}
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
  )
}

/**
 * Mail programs need styles in attributes. In an iframe the page's content security policy forbids these, but allows
 * setting the same styles by script; text of the message contains no unescaped quotation mark.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(' style="', ' data-style="')
}
