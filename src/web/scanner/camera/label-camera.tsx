import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useCallback } from 'react'
import deckStyles from '../deck.module.css'
import { troubleWords } from './camera-machine.ts'
import cameraStyles from './camera-view.module.css'
import type { CodeSource, ReadCode } from './code-source.ts'
import { useCamera } from './use-camera.ts'

interface LabelCameraProps {
  readonly source: CodeSource | undefined
  readonly onLabel: (text: string) => void
}

/** The camera for whoever stands before a shelf and has not chosen it yet: nothing counts, labels lead. */
export function LabelCamera({ source, onLabel }: LabelCameraProps) {
  const onCode = useCallback(
    ({ text, leftView }: ReadCode) => {
      if (leftView) onLabel(text)
    },
    [onLabel],
  )
  const camera = useCamera({ source, onCode, isCovered: false, followReads: neverRead })
  const isOn = camera.status !== 'idle' && camera.status !== 'error'
  const Icon = isOn ? IconCameraOff : IconCamera
  return (
    <section aria-label="Camera" className={cameraStyles.labelCamera}>
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
      {camera.error !== null && <p role="alert">{troubleWords(camera.error, 'browser').title}</p>}
      <button type="button" className={deckStyles.key} onClick={isOn ? camera.stop : camera.start}>
        <Icon size={24} aria-hidden />
        {isOn ? 'Stop the camera' : 'Scan the label with the camera'}
      </button>
    </section>
  )
}

/** Labels lead away from here: the camera rests when none comes. */
const neverRead = () => () => {}
