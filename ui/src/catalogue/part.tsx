import type { ReactNode } from 'react'
import css from './catalogue.module.css'

/** One section of the catalogue. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
