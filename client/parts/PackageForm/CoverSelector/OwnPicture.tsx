import { useRef } from 'react';
import { IMAGE_ACCEPT } from '#client/graphql/upload-image.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Row } from '#client/ui/Row/Row.tsx';
import { useT } from '../wording.ts';
import styles from './CoverSelector.module.css';
import { useCoverUpload } from './use-cover-upload.ts';

/** Uploads a picture of one's own, with its progress, a way to stop it, and what went wrong. */
export function OwnPicture({ onUploaded }: { onUploaded: (assetId: string) => void }) {
  const t = useT('packageForm');
  const input = useRef<HTMLInputElement>(null);
  const { upload, send, stop } = useCoverUpload(onUploaded);
  return (
    <Row gap={2}>
      {upload.step === 'sending' ? (
        <>
          <Meter label={t('uploading')} value={Math.round(upload.share * 100)} tone="crust" className={styles.meter} />
          <Button scene="quiet" size="small" icon="close" onClick={stop}>
            {t('upload_stop')}
          </Button>
        </>
      ) : (
        <Button scene="secondary" size="small" icon="image" onClick={() => input.current?.click()}>
          {t('upload')}
        </Button>
      )}
      {upload.step === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t(`upload_${upload.fault}`)}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_ACCEPT}
        aria-label={t('upload')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) void send(file);
        }}
      />
    </Row>
  );
}
