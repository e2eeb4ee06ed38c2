import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getPages } from '@bordereau/contract/pages'
import { Notice } from '@bordereau/ui/badge/badge'
import { PageImage } from '@bordereau/ui/paper/paper'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Skeleton } from '@bordereau/ui/state/state'
import { Plural, t } from '#macros'
import { useEffect, useState } from 'react'
import css from './preview.module.css'

/** The first pages of a document as images. Each SVG is loaded as an image, so that nothing in it can run scripts. */
export function Pages({ loaded, name }: { loaded: LoadedPages | undefined; name: string }) {
  if (loaded === undefined) {
    return (
      <div className={css.pages}>
        <LoadingSkeleton height="36rem" />
      </div>
    )
  }
  const { pages, count } = loaded
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

type LoadedPages = ResponseOf<typeof getPages>

function Page({ svg, alt }: { svg: string; alt: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    // The object URL belongs to this SVG; it is revoked when the SVG changes.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [svg])
  return url === undefined ? <Skeleton height="36rem" /> : <PageImage src={url} alt={alt} />
}
