import { useEffect } from 'react';
import { Illustration } from '#client/art/Illustration/Illustration.tsx';
import { illustration } from '#client/art/Illustration/illustrations.ts';
import type { PackageLook_StyleFragment } from '#client/graphql/generated/shared.ts';
import { assetUrl, isUploadedImage } from '#domain/assets.ts';
import styles from './CoverIcon.module.css';

interface Props {
  icon: PackageLook_StyleFragment['icon'];
  /** It cannot be shown. */
  onBroken: () => void;
}

/** The address of a picture: an uploaded asset, or what another site shows over a safe connection. */
const addressOf = ({ type, content }: Props['icon']): string | undefined => {
  if (type === 'imgv2') return isUploadedImage(content) ? assetUrl(content, 'm') : undefined;
  return type === 'img' && content.startsWith('https://') ? content : undefined;
};

/** The emoji, the drawing or the picture on the label of a bag. */
export function CoverIcon({ icon, onBroken }: Props) {
  const drawing = icon.type === 'imgv2' ? illustration(icon.content) : undefined;
  const address = addressOf(icon);
  const unknown = icon.type !== 'emoji' && !drawing && !address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each icon
  useEffect(() => {
    if (unknown) onBroken();
  }, [unknown, icon.content]);
  if (icon.type === 'emoji')
    return (
      <span className={styles.emoji} data-user-text>
        {icon.content}
      </span>
    );
  if (drawing) return <Illustration name={drawing} className={styles.drawing} />;
  return address ? <img src={address} alt="" className={styles.image} onError={onBroken} /> : null;
}
