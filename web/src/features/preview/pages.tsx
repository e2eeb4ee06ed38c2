import { PageImage } from '@bordereau/ui/paper/paper'
import { Skeleton } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import css from './preview.module.css'

/** Pages of a document as pictures. SVG text becomes an image of its own: nothing in it can run or reach this page. */
export function Pages({ svgs, name }: { svgs: readonly string[] | undefined; name: string }) {
  if (svgs === undefined) {
    return (
      <div className={css.pages} aria-busy>
        <Skeleton height="36rem" />
      </div>
    )
  }
  return (
    <div className={css.pages}>
      {svgs.map((svg, i) => (
        <Page key={i} svg={svg} alt={t`${name}, page ${i + 1} of ${svgs.length}`} />
      ))}
    </div>
  )
}

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
