interface Pressed {
  readonly message: string
  /** Where to begin: a link out of a dialog has its button beside it. */
  readonly shown: 'dialog' | 'notice' | 'nothing'
}

/** What a pressed control of ChatLinkListener.tsx sends. */
export function readControl(control: HTMLElement): Pressed {
  const { channels } = control.dataset
  const { searchParams } = new URL(channels ?? (control as HTMLAnchorElement).href)
  const besideLink = control.closest('dialog') ? 'nothing' : 'notice'
  return { message: searchParams.get('text') ?? '', shown: channels ? 'dialog' : besideLink }
}
