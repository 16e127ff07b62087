import {
  IconCamera,
  IconCheck,
  IconDeviceMobileVibration,
  IconHandFinger,
  IconMessage,
  IconScan,
  IconVolume,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import deckStyles from '../deck.module.css'
import { changeDeviceSettings, useDeviceSettings } from '../device-settings.ts'
import sheetStyles from '../sheets/sheet.module.css'
import { Sheet } from '../sheets/sheet.tsx'
import type { CameraChoice } from './camera-stream.ts'

interface CameraSheetProps {
  readonly top: ReactNode
  readonly cameras: readonly CameraChoice[]
  /** The one whose picture is shown; undefined while there is none. */
  readonly current: string | undefined
  readonly onCamera: (id: string) => void
  /** From the gun back to whichever camera was used. */
  readonly onAnyCamera: () => void
  readonly onGun: () => void
  readonly onClose: () => void
}

/** How this phone is held and what it reads with; all of it is kept on the phone. */
export default function CameraSheet(props: CameraSheetProps) {
  const { top, cameras, current, onCamera, onAnyCamera, onGun, onClose } = props
  const { hand, layout, sound, vibration, speech, handheld } = useDeviceSettings()
  const isGun = layout === 'gun'
  return (
    <Sheet
      label="Camera and handheld scanner"
      top={top}
      onClose={onClose}
      deck={
        <button type="button" className={deckStyles.mainKey} onClick={onClose}>
          Done
        </button>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>Read codes with</h2>
      </div>
      <ul className={sheetStyles.rows}>
        {isGun ? (
          <Choice
            icon={<IconCamera size={26} aria-hidden />}
            name="The camera"
            isOn={false}
            onTap={onAnyCamera}
          />
        ) : (
          cameras.map(({ id, name }) => (
            <Choice
              key={id}
              icon={<IconCamera size={26} aria-hidden />}
              name={name}
              isOn={id === current}
              onTap={() => onCamera(id)}
            />
          ))
        )}
        <Choice
          icon={<IconScan size={26} aria-hidden />}
          name="A handheld scanner, without the camera"
          isOn={isGun}
          onTap={onGun}
        />
      </ul>
      {!isGun && cameras.length === 0 && (
        <p className={sheetStyles.note}>Cameras are listed once one may be used.</p>
      )}
      <h3 className={sheetStyles.groupName}>{handheld?.name ?? 'This phone'}</h3>
      <ul className={sheetStyles.rows}>
        <Choice
          icon={<IconHandFinger size={26} aria-hidden />}
          name="Held in the left hand"
          isOn={hand === 'left'}
          onTap={() => changeDeviceSettings({ hand: hand === 'left' ? 'right' : 'left' })}
        />
        <Choice
          icon={<IconVolume size={26} aria-hidden />}
          name="Sounds"
          isOn={sound}
          onTap={() => changeDeviceSettings({ sound: !sound })}
        />
        {'vibrate' in navigator && (
          <Choice
            icon={<IconDeviceMobileVibration size={26} aria-hidden />}
            name="Vibration"
            isOn={vibration}
            onTap={() => changeDeviceSettings({ vibration: !vibration })}
          />
        )}
        {'speechSynthesis' in window && (
          <Choice
            icon={<IconMessage size={26} aria-hidden />}
            name="Say each count aloud"
            isOn={speech}
            onTap={() => changeDeviceSettings({ speech: !speech })}
          />
        )}
      </ul>
    </Sheet>
  )
}

interface ChoiceProps {
  readonly icon: ReactNode
  readonly name: string
  readonly isOn: boolean
  readonly onTap: () => void
}

function Choice({ icon, name, isOn, onTap }: ChoiceProps) {
  return (
    <li className={sheetStyles.row}>
      <button type="button" className={sheetStyles.rowButton} aria-pressed={isOn} onClick={onTap}>
        {icon}
        <span className={sheetStyles.rowWords}>
          <span className={sheetStyles.rowName}>{name}</span>
        </span>
        {isOn && <IconCheck size={28} aria-hidden />}
      </button>
    </li>
  )
}
