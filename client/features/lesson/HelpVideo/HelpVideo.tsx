import { useState } from 'react';
import { useHelpVideoQuery } from '#client/graphql/generated/lesson.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { HELP_VIDEO_STAGES } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './HelpVideo.module.css';

/**
 * A film about how stars are earned, for who has finished a few levels. Nothing is here where the server names no film or cannot be
 * asked: a lesson goes on without.
 */
export function HelpVideo() {
  const t = useT('lesson');
  const { data } = useHelpVideoQuery({ fetchPolicy: 'cache-first', context: { quiet: true } });
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const url = data?.appInfo.helpVideoUrl;
  if (!url || data.statsOverview.stageCount < HELP_VIDEO_STAGES) return null;
  const show = () => {
    setFailed(false);
    setOpen(true);
  };
  return (
    <>
      <Button scene="quiet" size="small" icon="play" onClick={show}>
        {t('help_video')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('help_video_title')}
        closeLabel={t('help_video_close')}
        width={720}
      >
        {failed ? (
          <p role="alert">{t('help_video_failed')}</p>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: captions are in the film, which is the operator's own
          <video
            src={url}
            className={styles.film}
            controls
            playsInline
            preload="metadata"
            onError={() => setFailed(true)}
          />
        )}
      </Dialog>
    </>
  );
}
