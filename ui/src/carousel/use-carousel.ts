import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { arrowOf } from '../arrow.ts'
import { useLocale } from '../locale.tsx'
import { carouselInterval, slideAt, swipeStep } from './turning.ts'

export interface CarouselState {
  shown: number
  playing: boolean
  /** Rotating right now: playing, and neither hovered nor focused. */
  rotating: boolean
  toggle: () => void
  go: (index: number) => void
  /** Event handlers for the element around slides and buttons. */
  pauseHandlers: Record<string, unknown>
  /** Event handlers for the element around the slides. */
  swipe: Record<string, unknown>
}

/**
 * Rotates slides; pauses on hover and focus; with reduced motion it does not rotate until the play button is pressed.
 * @param wanted the slide to stop at when it changes, chosen outside of the carousel.
 */
export function useCarousel(count: number, wanted: number | undefined): CarouselState {
  const { direction } = useLocale()
  const [shown, setShown] = useState(wanted ?? 0)
  const [playing, setPlaying] = useState(mayMove)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [followed, setFollowed] = useState(wanted)
  if (wanted !== followed) {
    setFollowed(wanted)
    if (wanted !== undefined) setShown(slideAt(wanted, count))
    setPlaying(false)
  }
  const rotating = playing && !pointed && !focused && count > 1
  useEffect(() => {
    if (!rotating) return
    const timer = setTimeout(() => setShown(slideAt(shown + 1, count)), carouselInterval)
    return () => clearTimeout(timer)
  }, [rotating, shown, count])
  const move = (step: number) => setShown(at => slideAt(at + step, count))
  return {
    shown: Math.min(shown, Math.max(0, count - 1)),
    playing,
    rotating,
    toggle: () => setPlaying(is => !is),
    go: index => setShown(slideAt(index, count)),
    pauseHandlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        const step = isTyping(event.target) ? 0 : arrowOf(event.key, direction)
        if (step === 0) return
        event.preventDefault()
        move(step)
      },
    },
    swipe: useSwipe(along => move(along), direction),
  }
}

/** Touch only; with a mouse there are buttons, and dragging selects text. */
function useSwipe(turn: (step: number) => void, direction: 'ltr' | 'rtl') {
  const begun = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      begun.current =
        event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = begun.current
      begun.current = undefined
      if (from === undefined) return
      const step = swipeStep(event.clientX - from.x, event.clientY - from.y, direction)
      if (step !== 0) turn(step)
    },
    onPointerCancel: () => {
      begun.current = undefined
    },
  }
}

function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Text fields use the arrow keys themselves. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
