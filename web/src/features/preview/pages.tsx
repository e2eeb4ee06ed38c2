import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getPages } from '@bordereau/contract/pages'
import { Notice } from '@bordereau/ui/badge/badge'
import { PageImage } from '@bordereau/ui/paper/paper'
import { Skeleton } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import css from './preview.module.css'

/** The first pages of a document, of so many, as pictures. SVG text becomes an image of its own: nothing in it can run or reach this page. */
export function Pages({ shown, name }: { shown: Shown | undefined; name: string }) {
  if (shown === undefined) {
    return (
      <div className={css.pages} aria-busy>
        <Skeleton height="36rem" />
      </div>
    )
  }
  const { pages, count } = shown
  const more = count - pages.length
  return (
    <div className={css.pages}>
      {pages.map((svg, i) => (
        <Page key={i} svg={svg} alt={t`${name}, page ${i + 1} of ${count}`} />
      ))}
      {more > 0 && (
        <Notice tone="blue">
          <Plural
            value={more}
            one="# further page is in the PDF."
            other="# further pages are in the PDF."
          />
        </Notice>
      )}
    </div>
  )
}

type Shown = ResponseOf<typeof getPages>

function Page({ svg, alt }: { svg: string; alt: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    // The address belongs to this page of the document; it is given back when another takes its place.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [svg])
  return url === undefined ? <Skeleton height="36rem" /> : <PageImage src={url} alt={alt} />
}
