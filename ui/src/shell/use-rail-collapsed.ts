import { useState } from 'react'
import { useMediaQuery } from '../media-query.tsx'
import { type TextCodec, storedValue } from '../stored-value.tsx'

/** Tablets, half windows and small laptops: beside an expanded rail their lists have no space for all columns. */
const NARROW = '(max-width: 72em)'

const asBoolean: TextCodec<boolean> = { parse: text => text === 'true', format: String }

/** Whether the rail shows icons only: as chosen in this browser, else where the window is narrow. */
export function useRailCollapsed(key: string): [boolean, (collapsed: boolean) => void] {
  const stored = storedValue(key, asBoolean)
  const [chosen, setChosen] = useState(stored.read)
  const narrow = useMediaQuery(NARROW)
  return [
    chosen ?? narrow,
    collapsed => {
      setChosen(collapsed)
      stored.write(collapsed)
    },
  ]
}
