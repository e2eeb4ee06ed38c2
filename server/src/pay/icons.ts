/** Inline SVG in the style of the application's icons: the page loads only its stylesheets and one script. */
const icon = (paths: string): string =>
  `<svg class="sign" viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`

export const COPY = icon(
  '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>',
)
export const DONE = icon('<path d="M5 12.5l4.5 4.5L19 7.5"/>')
export const GLOBE = icon(
  '<circle cx="12" cy="12" r="9"/><path d="M3.5 9h17M3.5 15h17M12 3a15 15 0 0 1 0 18a15 15 0 0 1 0-18"/>',
)
export const CHEVRON = icon('<path d="M6 9l6 6l6-6"/>')
export const DOWNLOAD = icon(
  '<path d="M4 17v2a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-2M7 11l5 5l5-5M12 4v12"/>',
)
export const ENDED = icon(
  '<path d="M9 15l3-3m2-2l1-1M11 6l.5-.5a5 5 0 0 1 7 7l-.5.5M13 18l-.5.5a5 5 0 0 1-7-7l.5-.5M4 4l16 16"/>',
)
