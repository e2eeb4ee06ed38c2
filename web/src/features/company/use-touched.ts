import { type MouseEvent, useRef } from 'react'

// A choice that is a button, such as a pattern of numbers, fires no input event.
const CHOICE = '[aria-pressed], [role="option"]'

/** Whether anything was typed or chosen in the element that has the listeners. */
export function useTouched() {
  const touched = useRef(false)
  const touch = (): void => {
    touched.current = true
  }
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(CHOICE)) touch()
  }
  return { isTouched: () => touched.current, listeners: { onInput: touch, onClick } }
}
