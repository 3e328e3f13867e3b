import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'
import { failureTitle } from './failureTitle'

type State = { title: string | null }

/** Catches errors outside the router, and the site's own code failing to load. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { title: null }

  static getDerivedStateFromError(error: unknown): State {
    return { title: failureTitle(error) }
  }

  override render() {
    return this.state.title ? <ErrorScreen title={this.state.title} /> : this.props.children
  }
}
