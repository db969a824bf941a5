import { useEffect } from 'react';
import { Illustration } from '#client/art/Illustration/Illustration.tsx';
import { illustration } from '#client/art/Illustration/illustrations.ts';

interface Props {
  assetId: string;
  className?: string;
  onBroken: () => void;
}

/** One of our own drawings. It is fetched late: most covers have none, and most pages show covers. */
export function CoverDrawing({ assetId, className, onBroken }: Props) {
  const name = illustration(assetId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each drawing
  useEffect(() => {
    if (!name) onBroken();
  }, [name]);
  return name && <Illustration name={name} className={className} />;
}
