import { Card } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import css from './mail.module.css'

/**
 * The message as it was written. The frame is sandboxed: nothing in it runs, and it belongs to no origin; links open
 * beside this page.
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
        srcDoc={`<base target="_blank">${html}`}
        className={css.frame}
        style={{ height }}
        onLoad={event => {
          const inside =
            event.currentTarget.contentDocument?.documentElement.getBoundingClientRect().height
          if (inside !== undefined) setHeight(Math.ceil(inside))
        }}
      />
    </Card>
  )
}
