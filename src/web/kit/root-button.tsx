import type { ComponentProps, MouseEvent } from 'react'

interface RootButtonProps extends ComponentProps<'button'> {
  readonly 'data-loading'?: boolean | undefined
}

/**
 * What every button is made of. The kit disables a button while it works, and a browser takes the focus
 * from whatever is disabled: after a refusal the keyboard would start at the top of the page again, behind
 * the dialog that is open. So a button at work stays where it is, and only does nothing.
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
