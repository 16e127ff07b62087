import type { ComponentProps, MouseEvent } from 'react'

interface RootButtonProps extends ComponentProps<'button'> {
  readonly 'data-loading'?: boolean | undefined
}

/**
 * The base of every button. The kit disables a button while it works, and browsers take the focus from a
 * disabled element: after a refusal the keyboard would start again at the top of the page, behind the open
 * dialog. So a busy button stays enabled and merely does nothing.
 */
export function RootButton(props: RootButtonProps) {
  const { disabled, onClick, type = 'button', ...others } = props
  if (!others['data-loading']) {
    return <button {...others} type={type} disabled={disabled} onClick={onClick} />
  }
  return <button {...others} type={type} aria-disabled onClick={ignore} />
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}
