import { Icon } from '#client/art/Icon/Icon.tsx';
import { Illustration } from '#client/art/Illustration/Illustration.tsx';
import { illustration } from '#client/art/Illustration/illustrations.ts';
import styles from './CardPicture.module.css';

export interface CardPictureProps {
  assetId: string;
  className?: string;
}

/** The picture of a card. One that cannot be shown leaves a picture frame rather than a hole. */
export function CardPicture({ assetId, className }: CardPictureProps) {
  const name = illustration(assetId);
  if (name) return <Illustration name={name} className={className} />;
  return (
    <span className={styles.missing}>
      <Icon name="image" size={48} />
    </span>
  );
}
