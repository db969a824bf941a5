import { useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Illustration } from '#client/art/Illustration/Illustration.tsx';
import { illustration } from '#client/art/Illustration/illustrations.ts';
import { cx } from '#client/ui/cx.ts';
import { assetUrl, isUploadedImage } from '#domain/assets.ts';
import styles from './CardPicture.module.css';

export interface CardPictureProps {
  assetId: string;
  /** what it shows, for those who cannot see it; without it the picture says nothing that the words do not */
  alt?: string;
  className?: string;
}

/** The picture of a card. One that cannot be shown leaves a picture frame rather than a hole. */
export function CardPicture({ assetId, alt = '', className }: CardPictureProps) {
  const [broken, setBroken] = useState<string>();
  const name = illustration(assetId);
  const said = alt ? ({ role: 'img', 'aria-label': alt } as const) : {};
  if (isUploadedImage(assetId) && broken !== assetId)
    return (
      <img
        src={assetUrl(assetId)}
        alt={alt}
        decoding="async"
        className={cx(styles.image, className)}
        onError={() => setBroken(assetId)}
      />
    );
  if (!name)
    return (
      <span className={styles.missing} {...said}>
        <Icon name="image" size={48} />
      </span>
    );
  if (!alt) return <Illustration name={name} className={className} />;
  return (
    <span className={styles.said} {...said}>
      <Illustration name={name} className={className} />
    </span>
  );
}
