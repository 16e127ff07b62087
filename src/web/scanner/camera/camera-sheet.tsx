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
import { useMessages } from '#web/kit/use-messages.ts'
import deckStyles from '../deck.module.css'
import { changeDeviceSettings, useDeviceSettings } from '../device-settings.ts'
import sheetStyles from '../sheets/sheet.module.css'
import { Sheet } from '../sheets/sheet.tsx'
import type { CameraChoice } from './camera-stream.ts'

interface CameraSheetProps {
  readonly top: ReactNode
  readonly cameras: readonly CameraChoice[]
  /** The camera in use; undefined while none is running. */
  readonly current: string | undefined
  readonly onCamera: (id: string) => void
  /** Back from the handheld to whichever camera was used before. */
  readonly onAnyCamera: () => void
  readonly onGun: () => void
  readonly onClose: () => void
}

/** How this phone is held and what it reads with. All of it is stored on the phone. */
export default function CameraSheet(props: CameraSheetProps) {
  const { top, cameras, current, onCamera, onAnyCamera, onGun, onClose } = props
  const { hand, layout, sound, vibration, speech, handheld } = useDeviceSettings()
  const t = useMessages('camera')
  const isGun = layout === 'gun'
  return (
    <Sheet
      label={t('settings.title')}
      top={top}
      onClose={onClose}
      deck={
        <button type="button" className={deckStyles.mainKey} onClick={onClose}>
          {t('settings.done')}
        </button>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>{t('settings.scanWith')}</h2>
      </div>
      <ul className={sheetStyles.rows}>
        {isGun ? (
          <Choice
            icon={<IconCamera size={26} aria-hidden />}
            name={t('title')}
            isOn={false}
            onTap={onAnyCamera}
          />
        ) : (
          cameras.map(({ id, name }, index) => (
            <Choice
              key={id}
              icon={<IconCamera size={26} aria-hidden />}
              name={name || t('settings.numbered', { number: index + 1 })}
              isOn={id === current}
              onTap={() => onCamera(id)}
            />
          ))
        )}
        <Choice
          icon={<IconScan size={26} aria-hidden />}
          name={t('settings.handheld')}
          isOn={isGun}
          onTap={onGun}
        />
      </ul>
      {!isGun && cameras.length === 0 && (
        <p className={sheetStyles.note}>{t('settings.noCameras')}</p>
      )}
      <h3 className={sheetStyles.groupName}>{handheld?.name ?? t('settings.phone')}</h3>
      <ul className={sheetStyles.rows}>
        <Choice
          icon={<IconHandFinger size={26} aria-hidden />}
          name={t('settings.leftHanded')}
          isOn={hand === 'left'}
          onTap={() => changeDeviceSettings({ hand: hand === 'left' ? 'right' : 'left' })}
        />
        <Choice
          icon={<IconVolume size={26} aria-hidden />}
          name={t('settings.sounds')}
          isOn={sound}
          onTap={() => changeDeviceSettings({ sound: !sound })}
        />
        {'vibrate' in navigator && (
          <Choice
            icon={<IconDeviceMobileVibration size={26} aria-hidden />}
            name={t('settings.vibration')}
            isOn={vibration}
            onTap={() => changeDeviceSettings({ vibration: !vibration })}
          />
        )}
        {'speechSynthesis' in window && (
          <Choice
            icon={<IconMessage size={26} aria-hidden />}
            name={t('settings.speech')}
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
