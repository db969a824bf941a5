import { lazy, Suspense } from 'react';
import type { PackageLook_StyleFragment } from '#client/graphql/generated/shared.ts';
import { assetUrl, isUploadedImage } from '#domain/assets.ts';
import styles from './CoverIcon.module.css';

const CoverDrawing = lazy(() => import('./CoverDrawing.tsx').then((it) => ({ default: it.CoverDrawing })));

interface Props {
  icon: PackageLook_StyleFragment['icon'];
  /** It cannot be shown. */
  onBroken: () => void;
}

/** The emoji, the picture or the drawing on the label of a bag; a picture of another site only over a safe connection. */
export function CoverIcon({ icon: { type, content }, onBroken }: Props) {
  if (type === 'emoji')
    return (
      <span className={styles.emoji} data-user-text>
        {content}
      </span>
    );
  const address = isUploadedImage(content) ? assetUrl(content, 'm') : content;
  if (isUploadedImage(content) || (type === 'img' && content.startsWith('https://')))
    return <img src={address} alt="" className={styles.image} onError={onBroken} />;
  return (
    <Suspense>
      <CoverDrawing assetId={content} className={styles.drawing} onBroken={onBroken} />
    </Suspense>
  );
}
