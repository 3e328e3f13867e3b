import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  isOpen: boolean
  /** Escape, a close button, or with `lightDismiss` a press outside. */
  onClose: () => void
  lightDismiss?: boolean
  role?: 'alertdialog'
  className?: string
  labelledBy?: string
  label?: string
  children: ReactNode
}

/** Native modal dialog: the browser makes the rest inert, keeps the focus inside and restores it. */
export function Dialog(props: Props) {
  const { isOpen, onClose, lightDismiss = false, role, className, labelledBy, label, children } = props
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way out
    <dialog
      ref={dialog}
      role={role}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      // Otherwise the browser closes it before the state knows, and a request to open it again meanwhile is lost.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={(event) => lightDismiss && event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
