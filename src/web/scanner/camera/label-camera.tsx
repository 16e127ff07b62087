import { type ReactNode, useCallback } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import cameraStyles from './camera-view.module.css'
import type { CodeSource, ReadCode } from './code-source.ts'
import { useCamera } from './use-camera.ts'

interface LabelCameraProps {
  readonly source: CodeSource | undefined
  readonly onLabel: (text: string) => void
  /** Renders the key that starts and stops it. */
  readonly children: (key: { readonly isOn: boolean; readonly toggle: () => void }) => ReactNode
}

/** The camera on screens where nothing is counted: reports each label once when it comes into view. */
export function LabelCamera({ source, onLabel, children }: LabelCameraProps) {
  const onCode = useCallback(
    ({ text, leftView }: ReadCode) => {
      if (leftView) onLabel(text)
    },
    [onLabel],
  )
  const t = useMessages('camera')
  const camera = useCamera({ source, onCode, cover: 'none', followReads: neverRead })
  const isOn = camera.status !== 'idle' && camera.status !== 'error'
  return (
    <section aria-label={t('title')} className={cameraStyles.labelCamera}>
      <div className={cameraStyles.labelPicture} hidden={!isOn}>
        <video
          ref={camera.video}
          className={cameraStyles.video}
          playsInline
          muted
          autoPlay
          aria-hidden
        />
        {camera.status === 'ready' && <div ref={camera.finder} className={cameraStyles.finder} />}
      </div>
      {camera.error !== null && <p role="alert">{t(`trouble.${camera.error}`)}</p>}
      {children({ isOn, toggle: isOn ? camera.stop : camera.start })}
    </section>
  )
}

/** Reads do not keep this camera awake: the first label leads away from the page, and without one it pauses. */
const neverRead = () => () => {}
