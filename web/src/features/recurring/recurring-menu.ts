import type { RecurringView } from '@bordereau/contract/recurring'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { useRunNext, useSkipNext } from './use-next-run.ts'
import { useEditTemplate, useEndRecurring } from './use-recurring-changes.ts'

type Item = MenuItem & { readonly when: boolean }

/** All actions on a recurring invoice but pausing. */
export function useRecurringMenu(
  recurring: RecurringView,
  onChange: () => void,
): readonly MenuItem[] {
  const nextRunItems = useNextRunItems(recurring)
  const editTemplate = useEditTemplate(recurring)
  const end = useEndRecurring(recurring)
  const all: readonly Item[] = [
    {
      key: 'plan',
      icon: 'calendar-repeat',
      label: t`Change name and days`,
      when: true,
      onPress: onChange,
    },
    {
      key: 'pattern',
      icon: 'edit',
      label: t`Edit the recurring invoice`,
      help: t`Opens it as a draft`,
      when: true,
      onPress: () => void editTemplate(),
    },
    ...nextRunItems,
    {
      key: 'end',
      icon: 'x-circle',
      tone: 'red',
      label: t({ context: 'a recurring invoice', message: 'End it' }),
      when: recurring.state !== 'ended',
      onPress: () => void end(),
    },
  ]
  return all.filter(({ when }) => when)
}

function useNextRunItems(recurring: RecurringView): readonly Item[] {
  const { date } = useFormats()
  const runNext = useRunNext(recurring)
  const skipNext = useSkipNext(recurring)
  const next = recurring.nextDay === null ? '' : date(recurring.nextDay)
  const hasNext = recurring.state !== 'ended' && recurring.nextDay !== null
  return [
    {
      key: 'run',
      icon: 'play',
      label: t`Create the next one now`,
      help: next,
      when: hasNext,
      onPress: () => void runNext(),
    },
    {
      key: 'skip',
      icon: 'chevrons-right',
      label: t`Skip the next one`,
      help: next,
      when: hasNext,
      onPress: () => void skipNext(),
    },
  ]
}
