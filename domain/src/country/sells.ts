/** What a company sells: the kind of a line that is typed by hand. */
export const SELLS = ['goods', 'services', 'both'] as const
export type Sells = (typeof SELLS)[number]
