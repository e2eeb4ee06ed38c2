import { Component, type ReactNode } from 'react'
import { ErrorPage } from './pages/error.tsx'

type Props = {
  /** The address: a fault belongs to one. */
  readonly at: string
  /** Around it stands the shell, so the fault takes the place of the page only. */
  readonly inside?: boolean
  readonly children: ReactNode
}
type State = { readonly fault?: { readonly what: unknown; readonly at: string } }

/** Shows the error page for what breaks inside, until another address is visited. */
export class Catch extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(what: unknown): State {
    return { fault: { what, at: '' } }
  }

  static getDerivedStateFromProps({ at }: Props, { fault }: State): State | null {
    if (fault === undefined || fault.at === at) return null
    // The fault has just been caught, or the page is another one now.
    return fault.at === '' ? { fault: { ...fault, at } } : { fault: undefined }
  }

  override render(): ReactNode {
    const { fault } = this.state
    return fault === undefined ? (
      this.props.children
    ) : (
      <ErrorPage fault={fault.what} inside={this.props.inside ?? false} />
    )
  }
}
