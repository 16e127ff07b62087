import { Button, FileButton, Group, Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { parseFault } from '#domain/fault.ts'
import { useMessages } from '../kit/use-messages.ts'
import { memberOf } from '../session/auth-request.ts'
import { useAuthRefusal } from './auth-refusal.ts'
import styles from './change-picture.module.css'
import { CropPicture } from './crop-picture.tsx'
import { useRefreshSession } from './use-refresh-session.ts'

export function ChangePicture({ hasPicture }: { readonly hasPicture: boolean }) {
  const t = useMessages('profile')
  const { chosen, choose, problem, save, remove, close } = useChangePicture()
  return (
    <div>
      <Group gap="xs">
        <FileButton accept="image/*" onChange={choose}>
          {(props) => (
            <Button variant="default" {...props}>
              {hasPicture ? t('picture.change') : t('picture.add')}
            </Button>
          )}
        </FileButton>
        {hasPicture && (
          <Button variant="subtle" onClick={remove}>
            {t('picture.remove')}
          </Button>
        )}
      </Group>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Modal opened={chosen !== undefined} onClose={close} title={t('picture.title')}>
        {chosen && <CropPicture picture={chosen} onCancel={close} onSave={save} />}
      </Modal>
    </div>
  )
}

function useChangePicture() {
  const t = useMessages('profile')
  const refreshSession = useRefreshSession()
  const refusalOf = useAuthRefusal()
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<string>()
  const close = () => setChosen(undefined)

  const choose = async (file: File | null) => {
    setProblem(undefined)
    if (!file) return
    const picture = await createImageBitmap(file).catch(() => undefined)
    setChosen(picture)
    if (!picture) setProblem(t('picture.unreadable'))
  }
  /** The profile itself is live; the frame has to be refreshed. */
  const change = async (request: Promise<void>, message: string) => {
    try {
      await request
      await refreshSession()
      notifications.show({ message })
    } catch (thrown) {
      setProblem(refusalOf(thrown).text)
    }
    close()
  }
  return {
    chosen,
    choose,
    problem,
    close,
    save: (picture: Blob) => change(savePicture(picture), t('picture.saved')),
    remove: () => change(removePicture(), t('picture.removed')),
  }
}

// Saves the user's picture through the service.
function savePicture(picture: Blob): Promise<void> {
  const headers = { 'content-type': picture.type }
  return request({ method: 'POST', headers, body: picture })
}

function removePicture(): Promise<void> {
  return request({ method: 'DELETE' })
}

async function request(init: RequestInit): Promise<void> {
  const response = await fetch('/api/avatar', { credentials: 'same-origin', ...init })
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => null)
  throw parseFault(memberOf(answer, 'error')) ?? new Error('The picture could not be saved.')
}
