import { IconCamera, IconCameraOff, IconLock, IconSettings } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CountingMode } from '#domain/camera/counting-mode.ts'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import type { Counter } from '../counter/counter.ts'
import { useCounterState } from '../counter/use-counter.ts'
import { useIsSilent } from '../counter/use-is-silent.ts'
import frameStyles from '../scanner-frame.module.css'
import { stepsFor } from './camera-machine.ts'
import cameraStyles from './camera-view.module.css'
import type { Camera } from './use-camera.ts'

interface CameraViewProps {
  readonly camera: Camera
  readonly counter: Counter
  readonly isOffline: boolean
  readonly top: ReactNode
  /** The marks on top of the picture. */
  readonly marks: ReactNode
  readonly counting: CountingMode
  readonly onCounting: (counting: CountingMode) => void
  readonly onSettings: () => void
}

export function CameraView(props: CameraViewProps) {
  const { camera, counter, isOffline, top, marks, counting, onSettings } = props
  const t = useMessages('camera')
  const isReady = camera.status === 'ready'
  const zoomLevel = camera.zoom === 1 ? '2×' : '1×'
  return (
    <section className={cameraStyles.camera} aria-label={t('title')}>
      {top}

      <video
        ref={camera.video}
        className={cameraStyles.video}
        data-hidden={!isReady || undefined}
        playsInline
        muted
        autoPlay
        aria-hidden
      />
      {isReady && (
        <div ref={camera.finder} className={cameraStyles.finder} data-counting={counting} />
      )}
      {isReady && marks}
      {!isReady && <CameraWords camera={camera} />}
      {isReady && <Hint camera={camera} counter={counter} isOffline={isOffline} />}
      {isReady && (camera.abilities?.maxZoom ?? 1) >= 2 && (
        <button
          type="button"
          className={`${cameraStyles.round} ${cameraStyles.zoom}`}
          onClick={camera.toggleZoom}
          aria-label={t('zoom', { level: zoomLevel })}
        >
          <span dir="ltr">{zoomLevel}</span>
        </button>
      )}
      <button
        type="button"
        className={`${cameraStyles.round} ${cameraStyles.settings}`}
        aria-label={t('settings.title')}
        onClick={onSettings}
      >
        <IconSettings size={28} aria-hidden />
      </button>
      {isReady && <CountingSwitch counting={counting} onCounting={props.onCounting} />}
      <AlertFrame counter={counter} />
    </section>
  )
}

interface CountingSwitchProps {
  readonly counting: CountingMode
  readonly onCounting: (counting: CountingMode) => void
}

/** What the camera counts by itself; always shown on the picture. */
function CountingSwitch({ counting, onCounting }: CountingSwitchProps) {
  const t = useMessages('camera')
  return (
    <>
      <p className={cameraStyles.rule}>{t(`rule.${counting}`)}</p>
      <fieldset className={cameraStyles.counting}>
        <legend className={frameStyles.visuallyHidden}>{t('mode.title')}</legend>
        {COUNTING_MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === counting}
            onClick={() => onCounting(mode)}
          >
            {t(`mode.${mode}`)}
          </button>
        ))}
      </fieldset>
    </>
  )
}

const COUNTING_MODES = ['aim', 'sweep'] as const

/** The tone of the newest reading while its alert lasts; a new reading restarts the flash. */
function AlertFrame({ counter }: { readonly counter: Counter }) {
  const alert = useCounterState(counter, (state) => state.alert)
  return <div key={alert?.id} className={cameraStyles.frame} data-tone={alert?.tone} />
}

type HintProps = Pick<CameraViewProps, 'camera' | 'counter' | 'isOffline'>

function Hint({ camera, counter, isOffline }: HintProps) {
  const isSaved = useCounterState(counter, ({ alert }) => isOffline && alert !== null)
  const isSilent = useIsSilent()
  const t = useMessages('camera')
  const words = readerWords(camera, isSilent, t) ?? (isSaved ? t('hint.offline') : undefined)
  return (
    words && (
      <p className={cameraStyles.hint} role="status">
        {words}
      </p>
    )
  )
}

/** What keeps the camera from reading or a sound from being heard, and what to do about it. */
function readerWords(
  { reader, abilities, isLit }: Camera,
  isSilent: boolean,
  t: Messages<'camera'>,
): string | undefined {
  if (reader.isMissing) return t('hint.noReader')
  if (isSilent) return t('hint.sound')
  if (!reader.isDark || isLit) return undefined
  return t(abilities?.hasTorch ? 'hint.tapLight' : 'hint.findLight')
}

function CameraWords({ camera }: { readonly camera: Camera }) {
  const { status, error, isPaused } = camera
  const t = useMessages('camera')
  if (status === 'requesting' || status === 'initializing') {
    const words = t(status === 'requesting' ? 'state.asking' : 'state.starting')
    return <Words title={words} icon={<IconCamera size={34} aria-hidden />} steps={[]} />
  }
  if (error !== null) {
    const steps = stepsFor(error, placeHere()).map((step) => t(step))
    const icon = <IconCameraOff size={34} aria-hidden />
    const isAskingTrust = error === 'denied'
    const said = { title: t(`trouble.${error}`), icon, steps, isAskingTrust }
    return <Words {...said} />
  }
  return (
    <Words
      title={t(isPaused ? 'state.paused' : 'state.off')}
      icon={<IconCamera size={34} aria-hidden />}
      steps={[]}
    />
  )
}

interface WordsProps {
  readonly title: string
  readonly icon: ReactNode
  readonly steps: readonly string[]
  /** Whether to explain what the camera is used for, after the person has refused it. */
  readonly isAskingTrust?: boolean
}

function Words({ title, icon, steps, isAskingTrust = false }: WordsProps) {
  const t = useMessages('camera')
  return (
    <div className={cameraStyles.cameraWords} role="status">
      <p className={cameraStyles.cameraTitle}>
        {icon}
        {title}
      </p>
      {steps.length > 0 && (
        <ol className={cameraStyles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <b>{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
      )}
      {isAskingTrust && (
        <p className={cameraStyles.promise}>
          <IconLock size={20} aria-hidden /> {t('promise')}
        </p>
      )}
    </div>
  )
}

function placeHere(): 'browser' | 'app' | 'ios' {
  if (/iPhone|iPad/.test(navigator.userAgent)) return 'ios'
  return matchMedia('(display-mode: standalone)').matches ? 'app' : 'browser'
}
