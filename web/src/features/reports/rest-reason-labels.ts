import type { RestReason } from '@bordereau/domain/returns/boxes/form'
import { t } from '#macros'

/** Why something is in no box of the return. */
export function restReasonLabel(reason: RestReason): string {
  switch (reason) {
    case 'no_box':
      return t`The form has no box for it, or none that is known here`
    case 'not_asked':
      return t`The form does not ask for it`
    case 'other_return':
      return t`Declared in the one-stop shop, or in the other state`
    case 'margin':
      return t`Margin scheme: the margin is not known here`
    case 'undecided':
      return t`The form has several boxes for it, between which the documents do not decide`
    case 'no_supply':
      return t`Not a supply that the form counts`
    case 'no_return':
      return t`Who charges no tax hands in no such return`
    case 'other_tax':
      return t`Another tax, with a return of its own`
    case 'customer_pays':
      return t`The customer pays the tax to the state`
  }
}
