import type { UiTexts } from '@bordereau/ui/texts'
import { plural, t } from '#macros'

/** The texts of ui components in the current language. English needs none of this. */
export function translatedTexts(): UiTexts {
  return {
    ...commonTexts(),
    ...fieldTexts(),
    ...listTexts(),
    ...frameTexts(),
  }
}

function commonTexts() {
  return {
    ok: t`OK`,
    cancel: t`Cancel`,
    confirm: t`Confirm`,
    close: t`Close`,
    dismiss: t`Dismiss`,
    undo: t`Undo`,
    copy: t`Copy`,
    copied: t`Copied`,
    clear: t`Clear`,
    remove: t`Remove`,
    search: t`Search`,
    loading: t`Loading`,
    busy: t`Working`,
    more: t`More`,
    moreActions: t`More actions`,
    required: t`Required`,
    optional: t`Optional`,
    notifications: t`Notifications`,
    invalidEmail: t`Invalid email address`,
    invalidUrl: t`Invalid URL`,
    valueMissing: t`Fill this in to go on`,
    tryAgain: t`Try again`,
    reference: t`Reference`,
  }
}

function fieldTexts() {
  return {
    showPassword: t`Show password`,
    hidePassword: t`Hide password`,
    passwordStrength: t`Password strength`,
    passwordWeak: t`Weak: a longer one is safer`,
    passwordFair: t`Fair: a few more characters help`,
    passwordGood: t({ context: 'password strength', message: 'Good' }),
    passwordStrong: t({ context: 'password strength', message: 'Strong' }),
    invalidNumber: t`This is not a number`,
    invalidDate: t`This is not a date`,
    openCalendar: t`Open calendar`,
    previousMonth: t`Previous month`,
    nextMonth: t`Next month`,
    dateHint: t`A date, +30, or eom (end of month)`,
    nothingFound: t`Nothing found`,
    searchFailed: t`The search did not answer`,
    create: (query: string) => t`Create “${query}”`,
    showMore: t`Show more`,
    colorPicker: (label: string) => t`${label}, picker`,
    contrastGood: t`Readable with white text`,
    contrastPoor: t`Too light for white text; dark text will be used`,
    dropFiles: t`Drop a file here, or choose one`,
    chooseFile: t`Choose a file`,
    fileTooLarge: (name: string, limit: string) => t`${name} is larger than ${limit}`,
    fileWrongKind: (name: string) => t`${name} is not a supported file type`,
  }
}

function listTexts() {
  return {
    selectAll: t`Select all rows`,
    selectRow: (name: string) => t`Select ${name}`,
    selected: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
    columns: t({ context: 'of a table', message: 'Columns' }),
    pagination: t({ context: 'of a list', message: 'Pages' }),
    previousPage: t`Previous page`,
    nextPage: t`Next page`,
    pageRange: (from: string, to: string, total: string) => t`${from}–${to} of ${total}`,
    filters: t`Filters`,
    addFilter: t`Add filter`,
    clearFilters: t`Clear all`,
    removeFilter: (label: string) => t`Remove filter ${label}`,
  }
}

function frameTexts() {
  return {
    skipToContent: t`Skip to content`,
    mainNavigation: t`Main navigation`,
    collapseMenu: t`Collapse menu`,
    expandMenu: t`Expand menu`,
    menu: t`Menu`,
    breadcrumbs: t`Breadcrumbs`,
    stepOf: (step: number, total: number) => t`Step ${step} of ${total}`,
    showTable: t`Show as table`,
    showChart: t`Show as chart`,
    pause: t({ context: 'stop the carousel', message: 'Pause' }),
    play: t({ context: 'start the carousel', message: 'Play' }),
    carousel: t({ context: 'kind of a thing, read out after its name', message: 'carousel' }),
    slideWord: t({ context: 'kind of a thing, read out after its name', message: 'slide' }),
    slide: (index: number, total: number) => t`${index} of ${total}`,
    previous: t`Previous`,
    next: t`Next`,
    finish: t`Finish`,
  }
}
