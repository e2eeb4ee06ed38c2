import { useImperativeHandle } from 'react'
import type { Ref } from 'react'

export interface AnchorProps {
  element: HTMLElement
  ref?: Ref<HTMLElement>
}

/** Gives Mantine, which places a dropdown at its child, an element that is on the page already. */
export function Anchor({ element, ref }: AnchorProps) {
  useImperativeHandle(ref, () => element, [element])
  return null
}
