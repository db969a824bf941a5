import { lazy, Suspense, useRef } from 'react';
import { CardPicture } from '#client/parts/cards/CardPicture/CardPicture.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { IMAGE_MAX_BYTES } from '#domain/assets.ts';
import type { Illustration } from '#domain/cards/content.ts';
import { useCountdown } from '../use-countdown.ts';
import { useT } from '../wording.ts';
import { ACCEPTED_PICTURES, isAcceptedPicture } from './accepted.ts';
import styles from './IllustrationField.module.css';
import { useCropping } from './use-cropping.ts';
import { useIncoming } from './use-incoming.ts';
import { useUpload } from './use-upload.ts';

const IMAGE_MAX_MIB = IMAGE_MAX_BYTES / (1024 * 1024);

const ImageCrop = lazy(() => import('#client/ui/ImageCrop/ImageCrop.tsx').then((m) => ({ default: m.ImageCrop })));

export interface IllustrationFieldProps {
  value: Illustration | null;
  onChange: (next: Illustration | null) => void;
  readOnly?: boolean;
}

/** The picture of a card: chosen, dropped or pasted, sent with its progress, cropped, and put in words. */
export function IllustrationField({ value, onChange, readOnly = false }: IllustrationFieldProps) {
  const t = useT('cardEditor');
  const { words, over: tooLong } = useCountdown(value?.alt ?? '');
  const picker = useRef<HTMLInputElement>(null);
  const cropping = useCropping(value?.assetId);
  const { sent, send, cancel } = useUpload((assetId) => {
    cropping.arrived(assetId);
    onChange(value?.alt ? { assetId, alt: value.alt } : { assetId });
  });

  const take = (file: File | undefined) => {
    if (!file) return;
    if (!isAcceptedPicture(file)) {
      toast({ kind: 'info', text: t('picture_wrong') });
      return;
    }
    cropping.note(file);
    send(file);
  };
  const field = useRef<HTMLElement>(null);
  const over = useIncoming(field, take, readOnly);
  const remove = () => {
    onChange(null);
    toast({
      kind: 'info',
      text: t('picture_removed'),
      action: { label: t('undo'), onAct: () => onChange(value) },
    });
  };

  if (readOnly && !value) return null;
  return (
    <section ref={field} aria-label={t('picture')} className={styles.field} data-over={over ? '' : undefined}>
      {sent ? (
        <div className={styles.frame}>
          <img src={sent.preview} alt="" className={styles.preview} />
        </div>
      ) : (
        value && (
          <div className={styles.frame}>
            <CardPicture {...value} className={styles.picture} />
          </div>
        )
      )}
      <div className={styles.body}>
        {sent?.fault ? (
          <>
            <p role="alert" className={styles.failed}>
              {t(`picture_failed_${sent.fault}`, { max: IMAGE_MAX_MIB })}
            </p>
            <div className={styles.acts}>
              {sent.fault === 'network' ? (
                <Button scene="secondary" size="small" onClick={() => send(sent.file)}>
                  {t('picture_retry')}
                </Button>
              ) : (
                <Button scene="secondary" size="small" icon="image" onClick={() => picker.current?.click()}>
                  {t('picture_change')}
                </Button>
              )}
              <Button scene="quiet" size="small" onClick={cancel}>
                {t('picture_cancel')}
              </Button>
            </div>
          </>
        ) : sent ? (
          <>
            <Meter label={t('picture_sending')} value={Math.round(sent.share * 100)} tone="crust" />
            <Button scene="quiet" size="small" icon="close" onClick={cancel}>
              {t('picture_cancel')}
            </Button>
          </>
        ) : value ? (
          <>
            <TextField
              label={t('picture_alt')}
              placeholder={t('picture_alt_hint')}
              value={value.alt ?? ''}
              error={tooLong ? words : undefined}
              aside={tooLong ? undefined : words}
              readOnly={readOnly}
              onChange={(event) => onChange({ ...value, alt: event.target.value })}
            />
            {!readOnly && (
              <div className={styles.acts}>
                <Button scene="secondary" size="small" icon="image" onClick={() => picker.current?.click()}>
                  {t('picture_change')}
                </Button>
                {cropping.canCrop && (
                  <Button scene="quiet" size="small" onClick={cropping.start}>
                    {t('picture_crop')}
                  </Button>
                )}
                <Button scene="quiet" size="small" icon="trash" onClick={remove}>
                  {t('picture_remove')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <div className={styles.empty}>
            <Button scene="quiet" size="small" icon="image" onClick={() => picker.current?.click()}>
              {t('picture_add')}
            </Button>
            <span className={styles.how}>{t('picture_how')}</span>
          </div>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED_PICTURES}
        hidden
        aria-label={t('picture_add')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {cropping.src && (
        <Suspense>
          <ImageCrop
            open
            src={cropping.src}
            shape="square"
            cancelLabel={t('picture_crop_cancel')}
            onCancel={cropping.stop}
            onError={() => {
              cropping.stop();
              toast({ kind: 'error', text: t('picture_cropping_failed') });
            }}
            onDone={(blob) => {
              cropping.stop();
              send(new File([blob], 'crop.jpg', { type: blob.type }));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
