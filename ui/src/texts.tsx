import { createContext, useContext } from 'react'

/**
 * All texts of the components, with the specification's defaults in English. An application translates them once, as
 * `<UiProvider texts>`.
 */
export const defaultTexts = {
  ok: 'OK',
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  dismiss: 'Dismiss',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied',
  clear: 'Clear',
  remove: 'Remove',
  search: 'Search',
  loading: 'Loading',
  busy: 'Working',
  more: 'More',
  moreActions: 'More actions',
  required: 'Required',
  optional: 'Optional',
  notifications: 'Notifications',
  // Dialog facility: the two messages that the specification fixes, and related ones.
  invalidEmail: 'Invalid email address',
  invalidUrl: 'Invalid URL',
  valueMissing: 'Fill this in to go on',
  // Fields
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordStrength: 'Password strength',
  passwordWeak: 'Weak: a longer one is safer',
  passwordFair: 'Fair: a few more characters help',
  passwordGood: 'Good',
  passwordStrong: 'Strong',
  invalidNumber: 'This is not a number',
  invalidDate: 'This is not a date',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dateHint: 'A date, +30, or eom (end of month)',
  nothingFound: 'Nothing found',
  searchFailed: 'The search did not answer',
  create: (query: string) => `Create “${query}”`,
  showMore: 'Show more',
  colorPicker: (label: string) => `${label}, picker`,
  contrastGood: 'Readable with white text',
  contrastPoor: 'Too light for white text; dark text will be used',
  dropFiles: 'Drop a file here, or choose one',
  chooseFile: 'Choose a file',
  fileTooLarge: (name: string, limit: string) => `${name} is larger than ${limit}`,
  fileWrongKind: (name: string) => `${name} is not a supported file type`,
  // Tables
  selectAll: 'Select all rows',
  selectRow: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  columns: 'Columns',
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageRange: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  filters: 'Filters',
  addFilter: 'Add filter',
  clearFilters: 'Clear all',
  removeFilter: (label: string) => `Remove filter ${label}`,
  // States
  tryAgain: 'Try again',
  reference: 'Reference',
  // Shell
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  menu: 'Menu',
  breadcrumbs: 'Breadcrumbs',
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
  // Charts and carousel
  showTable: 'Show as table',
  showChart: 'Show as chart',
  pause: 'Pause',
  play: 'Play',
  carousel: 'carousel',
  slideWord: 'slide',
  slide: (index: number, total: number) => `${index} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
} satisfies Record<string, string | ((...parts: never[]) => string)>

/** The texts of the components; each key is a text or a function that returns one. */
export type UiTexts = {
  [K in keyof typeof defaultTexts]: (typeof defaultTexts)[K] extends string
    ? string
    : (typeof defaultTexts)[K]
}

export const TextsContext = createContext<UiTexts>(defaultTexts)

/** The texts of the nearest provider. */
export function useTexts(): UiTexts {
  return useContext(TextsContext)
}
