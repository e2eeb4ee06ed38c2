import { useLayoutEffect, useRef } from 'react'

/** Starts at the top when a page shows other content at its address: a draft that becomes an issued document. */
export function useTopOnChange(content: string | undefined): void {
  const shown = useRef(content)
  useLayoutEffect(() => {
    const changed = shown.current !== undefined && content !== shown.current
    shown.current = content
    if (changed) window.scrollTo(0, 0)
  }, [content])
}
