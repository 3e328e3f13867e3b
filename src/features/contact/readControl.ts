interface Pressed {
  readonly message: string
  /** Where to begin: a link out of a dialog has its button beside it. */
  readonly shown: 'dialog' | 'notice' | 'nothing'
}

/** What a pressed control of ContactWays.tsx sends. */
export function readControl(control: HTMLElement): Pressed {
  const { ways } = control.dataset
  const { searchParams } = new URL(ways ?? (control as HTMLAnchorElement).href)
  const besideLink = control.closest('dialog') ? 'nothing' : 'notice'
  return { message: searchParams.get('text') ?? '', shown: ways ? 'dialog' : besideLink }
}
