import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

type Props = {
  /** The address: an error belongs to one. */
  readonly at: string
  /** Inside the shell, so that the error replaces the page only. */
  readonly inside?: boolean
  readonly children: ReactNode
}
type State = { readonly error?: { readonly what: unknown; readonly at: string } | undefined }

/** Shows the error page for a render error inside, until another address is visited. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(what: unknown): State {
    return { error: { what, at: '' } }
  }

  static getDerivedStateFromProps({ at }: Props, { error }: State): State | null {
    if (error === undefined || error.at === at) return null
    // The error has just been caught, or the address has changed.
    return error.at === '' ? { error: { ...error, at } } : { error: undefined }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? (
      this.props.children
    ) : (
      <ErrorPage error={error.what} inside={this.props.inside ?? false} />
    )
  }
}
