import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { useTexts } from '../texts.tsx'
import css from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'
import type { CarouselState } from './use-carousel.ts'

export interface Slide {
  key: string
  /** Accessible name, where the content has none. */
  label?: string
  content: ReactNode
}

export interface CarouselProps {
  /** The common subject of the slides; accessible name. */
  label: string
  slides: readonly Slide[]
  /** A slide chosen outside of the carousel: it is shown, and rotation stops. */
  shown?: number
}

/**
 * Slides that rotate every 5000 ms, by the carousel pattern of the ARIA practices: the pause button is first and always
 * visible, rotation pauses on hover and focus, and reduced motion disables it.
 */
export function Carousel({ label, slides, shown }: CarouselProps) {
  const texts = useTexts()
  const state = useCarousel(slides.length, shown)
  return (
    <section
      className={css.carousel}
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-turning={state.rotating || undefined}
      {...state.pauseHandlers}
    >
      {slides.length > 1 && <Controls state={state} slides={slides} />}
      <div className={css.slides} aria-live={state.playing ? 'off' : 'polite'} {...state.swipe}>
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

/** First in tab order, below the slides visually. */
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
