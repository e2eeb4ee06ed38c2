import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { useTexts } from '../texts.tsx'
import css from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'
import type { CarouselState } from './use-carousel.ts'

export interface Slide {
  key: string
  /** What it is called, where its content has no name of its own. */
  label?: string
  content: ReactNode
}

export interface CarouselProps {
  /** What all slides are about; its name for assistive technology. */
  label: string
  slides: readonly Slide[]
  /** A slide chosen elsewhere: it is shown, and the turning stops. */
  shown?: number
}

/**
 * Slides that turn every 5000 ms, as the carousel pattern of the ARIA practices asks: the control that stops them comes
 * first and is always in sight, they wait while pointed at or focused, and stand still for who asked for less motion.
 */
export function Carousel({ label, slides, shown }: CarouselProps) {
  const texts = useTexts()
  const state = useCarousel(slides.length, shown)
  return (
    <section
      className={css.carousel}
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-turning={state.turning || undefined}
      {...state.attend}
    >
      {slides.length > 1 && <Controls state={state} slides={slides} />}
      <div className={css.slides} aria-live={state.playing ? 'off' : 'polite'} {...state.stroke}>
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={css.slide}
            role="group"
            aria-roledescription={texts.slideWord}
            aria-label={nameOf(slide, texts.slide(index + 1, slides.length))}
            data-shown={index === state.shown || undefined}
            inert={index !== state.shown}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  )
}

function nameOf({ label }: Slide, place: string): string {
  return label === undefined ? place : `${label}, ${place}`
}

/** First in the order of tabs, below the slides to the eye. */
function Controls({ state, slides }: { state: CarouselState; slides: readonly Slide[] }) {
  const texts = useTexts()
  return (
    <div className={css.controls}>
      <IconButton
        icon={state.playing ? 'pause' : 'play'}
        label={state.playing ? texts.pause : texts.play}
        onClick={state.toggle}
      />
      <IconButton
        icon="chevron-left"
        label={texts.previous}
        onClick={() => state.go(state.shown - 1)}
      />
      <div className={css.dots}>
        {slides.map((slide, index) => (
          <button
            key={slide.key}
            type="button"
            className={css.dot}
            aria-label={nameOf(slide, texts.slide(index + 1, slides.length))}
            aria-current={index === state.shown ? 'true' : undefined}
            onClick={() => state.go(index)}
          />
        ))}
      </div>
      <IconButton
        icon="chevron-right"
        label={texts.next}
        onClick={() => state.go(state.shown + 1)}
      />
    </div>
  )
}
