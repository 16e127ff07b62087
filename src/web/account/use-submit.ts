import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

type Fields = Readonly<Record<string, string>>

/** State of a form that is sent once and then leaves the page or says why it could not. */
export function useSubmit(send: (fields: Fields) => Promise<void>) {
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsOf(event.currentTarget)
    setBusy(true)
    setError(undefined)
    try {
      await send(fields)
    } catch (thrown) {
      setError(
        thrown instanceof TypeError ? 'No connection. Try again.' : String(messageOf(thrown)),
      )
    } finally {
      setBusy(false)
    }
  }

  return { onSubmit, error, isBusy, isReady: isHydrated }
}

function fieldsOf(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

function messageOf(thrown: unknown): unknown {
  return thrown instanceof Error ? thrown.message : thrown
}
