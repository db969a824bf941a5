import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useT } from '#client/i18n/useT.ts';
import { AVATAR_MAX_PX } from '#domain/limits.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { cropImage } from './crop-image.ts';
import styles from './ImageCrop.module.css';

export interface ImageCropProps {
  open: boolean;
  /** where the picture is, such as an object URL of a chosen file */
  src: string;
  onCancel: () => void;
  /** what that is called; by default another picture is chosen then */
  cancelLabel?: string;
  /** the square that was cut out, at most `max` px wide, as JPEG */
  onDone: (picture: Blob) => void;
  /** the picture cannot be read */
  onError: (error: unknown) => void;
  /** what is cut out is being sent */
  saving?: boolean;
  /** px; 1024 */
  max?: number;
  /** what will be seen of the square; `round` for a face */
  shape?: 'square' | 'round';
}

const NEAREST = 1;
const CLOSEST = 3;

/**
 * Cuts a square out of a picture: drag or arrow keys move it, the slider, the wheel, two fingers, + and − bring it nearer.
 * Load it with `lazy`: it brings the cropping library along.
 */
export function ImageCrop({
  open,
  src,
  onCancel,
  cancelLabel,
  onDone,
  onError,
  saving = false,
  max = AVATAR_MAX_PX,
  shape = 'round',
}: ImageCropProps) {
  const t = useT('ui');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(NEAREST);
  const [area, setArea] = useState<Area>();
  const [cutting, setCutting] = useState(false);

  const done = async () => {
    if (!area) return;
    setCutting(true);
    try {
      onDone(await cropImage(src, area, max));
    } catch (error) {
      onError(error);
    } finally {
      setCutting(false);
    }
  };
  const nearer = (by: number) => setZoom((now) => Math.min(CLOSEST, Math.max(NEAREST, now + by)));

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('cropTitle')}
      width={480}
      actions={
        <>
          <Button size="large" block loading={cutting || saving} disabled={!area} onClick={done}>
            {t('cropDone')}
          </Button>
          <Button scene="quiet" block disabled={saving} onClick={onCancel}>
            {cancelLabel ?? t('cropCancel')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a stage is a group, not a set of form fields */}
      <div
        role="group"
        aria-label={t('cropArea')}
        className={styles.stage}
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') nearer(0.1);
          if (key === '-') nearer(-0.1);
        }}
      >
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={NEAREST}
          maxZoom={CLOSEST}
          aspect={1}
          cropShape={shape === 'round' ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ alt: '', onError: () => onError(new Error('unreadable picture')) }}
          classes={{ cropAreaClassName: styles.hole }}
          disableAutomaticStylesInjection
        />
      </div>
      <Slider
        label={t('cropZoom')}
        value={Math.round(zoom * 100)}
        min={NEAREST * 100}
        max={CLOSEST * 100}
        step={5}
        words={(percent) => `${percent} %`}
        onChange={(percent) => setZoom(percent / 100)}
        className={styles.zoom}
      />
    </Dialog>
  );
}
