import type { BankTransactionView } from '@bordereau/contract/bank-statements'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { t, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import css from './bank-statements.module.css'
import { useBankActions } from './use-bank-actions.ts'

/** What can be done with a transaction: the proposal at hand, the rest in a menu. */
export function TransactionMenu(props: {
  readonly transaction: BankTransactionView
  readonly onChoose: (transaction: BankTransactionView) => void
}) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { transaction } = props
  const actions = useBankActions()
  const isOpen = transaction.status === 'open'
  const items = itemsOf(transaction, actions, props.onChoose).filter(({ key }) =>
    may(key === 'undo' ? 'payments.reverse' : 'payments.record'),
  )
  return (
    <Row gap={1} justify="end">
      {isOpen && transaction.proposal && may('payments.record') && (
        <Button
          className={css.record}
          size="sm"
          busy={actions.pending}
          onClick={() => void actions.accept(transaction)}
        >{t`Record`}</Button>
      )}
      {isOpen && transaction.payoutOf !== null && may('payments.record') && (
        <Button
          className={css.record}
          size="sm"
          busy={actions.pending}
          onClick={() => void actions.setIgnored(transaction, true)}
        >{t`Ignore`}</Button>
      )}
      {items.length > 0 && (
        <Menu align="end" sections={[{ key: 'transaction', items }]}>
          <IconButton
            size="sm"
            icon="dots"
            label={t`More for the transaction of ${transaction.partyName}`}
          />
        </Menu>
      )}
    </Row>
  )
}

function itemsOf(
  transaction: BankTransactionView,
  actions: ReturnType<typeof useBankActions>,
  onChoose: (transaction: BankTransactionView) => void,
): readonly MenuItem[] {
  if (transaction.status === 'matched') {
    return [
      {
        key: 'undo',
        icon: 'undo',
        tone: 'red',
        label: t`Undo match`,
        onPress: () => void actions.undo(transaction),
      },
    ]
  }
  const ignored = transaction.status === 'ignored'
  const isCredit = !transaction.amount.startsWith('-')
  return [
    ...(transaction.proposal && !ignored
      ? [
          {
            key: 'record',
            icon: 'check' as const,
            label: t`Record`,
            onPress: () => void actions.accept(transaction),
          },
        ]
      : []),
    ...(isCredit && !ignored
      ? [
          {
            key: 'choose',
            icon: 'search' as const,
            label: t`Choose invoices…`,
            onPress: () => onChoose(transaction),
          },
        ]
      : []),
    {
      key: 'ignore',
      icon: ignored ? 'undo' : 'eye-off',
      label: ignored ? t`Back to the open ones` : t`Ignore`,
      onPress: () => void actions.setIgnored(transaction, !ignored),
    },
  ]
}
