import { useEffect, useState } from 'react';
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
  const kept = useKept(broken === assetId ? assetId : null);
  const name = illustration(assetId);
  const said = alt ? ({ role: 'img', 'aria-label': alt } as const) : {};
  if (isUploadedImage(assetId) && (broken !== assetId || kept !== null))
    return (
      <img
        src={kept ?? assetUrl(assetId)}
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

/** A picture that could not be fetched, from the device where a lesson kept it; null while or where there is none. */
function useKept(assetId: string | null): string | null {
  const [kept, setKept] = useState<{ of: string; source: string } | null>(null);
  useEffect(() => {
    if (assetId === null) return;
    let source: string | undefined;
    let gone = false;
    const kept = import('#client/platform/kept-files.ts').then(({ keptFile }) => keptFile('images', assetUrl(assetId)));
    kept.then(
      (file) => {
        if (gone || !file) return;
        source = URL.createObjectURL(file);
        setKept({ of: assetId, source });
      },
      () => undefined,
    );
    return () => {
      gone = true;
      if (source) URL.revokeObjectURL(source);
    };
  }, [assetId]);
  return kept !== null && kept.of === assetId ? kept.source : null;
}
