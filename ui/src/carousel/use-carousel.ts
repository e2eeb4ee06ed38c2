import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { arrowOf } from '../arrow.ts'
import { useLocale } from '../locale.tsx'
import { carouselInterval, slideAt, strokeOf } from './turning.ts'

export interface CarouselState {
  shown: number
  playing: boolean
  /** Turns by itself right now: playing, and nobody is looking closer. */
  turning: boolean
  toggle: () => void
  go: (index: number) => void
  /** To spread on the element around slides and buttons. */
  attend: Record<string, unknown>
  /** To spread on the element around the slides. */
  stroke: Record<string, unknown>
}

/**
 * Turns through slides by itself; waits while it is pointed at or holds the focus; stands still for who asked for less
 * motion, until she presses play.
 *
 * @param wanted the slide to stop at, when it changes: somebody chose it elsewhere.
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
  const turning = playing && !pointed && !focused && count > 1
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => setShown(slideAt(shown + 1, count)), carouselInterval)
    return () => clearTimeout(timer)
  }, [turning, shown, count])
  const move = (step: number) => setShown(at => slideAt(at + step, count))
  return {
    shown: Math.min(shown, Math.max(0, count - 1)),
    playing,
    turning,
    toggle: () => setPlaying(is => !is),
    go: index => setShown(slideAt(index, count)),
    attend: {
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
    stroke: useStroke(along => move(along), direction),
  }
}

/** A finger drawn along; the mouse has the buttons, and selects words. */
function useStroke(turn: (step: number) => void, direction: 'ltr' | 'rtl') {
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
      const step = strokeOf(event.clientX - from.x, event.clientY - from.y, direction)
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

/** Fields have their own use for the arrows. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
