import { useEffect } from 'react';
import { FogBank } from '#client/art/Region/FogBank.tsx';
import { useRegionName } from '#client/parts/region-name/use-region-name.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from '../wording.ts';
import styles from './PartingFog.module.css';

interface Props {
  /** 0 to 5, of the region that opens. */
  colour: number;
}

/** The fog over a region that has just opened: it goes to both sides, and a word says what lies there. */
export function PartingFog({ colour }: Props) {
  const t = useT('atlas');
  const name = useRegionName(colour);
  useEffect(() => {
    toast({ kind: 'info', text: t('fog_lifted', { name }) });
  }, [t, name]);
  return (
    <div className={styles.fog} aria-hidden="true">
      {[2, 4, 0, 5].map((seed) => (
        <span key={seed} className={styles.half}>
          <FogBank seed={seed} />
        </span>
      ))}
    </div>
  );
}
