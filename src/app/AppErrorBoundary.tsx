import { Component, type ReactNode } from 'react'
import { failureLine } from './describeFailure'
import { FailureScreen } from './ErrorScreen'

type State = { line: string | null }

/** Catches errors outside the router, and the site's own code failing to load. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { line: null }

  static getDerivedStateFromError(error: unknown): State {
    return { line: failureLine(error) }
  }

  override render() {
    return this.state.line ? <FailureScreen line={this.state.line} /> : this.props.children
  }
}
