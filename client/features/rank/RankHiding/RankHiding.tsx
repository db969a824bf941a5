import { useId } from 'react';
import { useHideInLeagueMutation } from '#client/graphql/generated/rank.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';
import styles from './RankHiding.module.css';

/** Whether others see one's name in the league. */
export function RankHiding({ hidden }: { hidden: boolean }) {
  const t = useT('rank');
  const name = useId();
  const [hideInLeague] = useHideInLeagueMutation();
  const hide = useAction((to: boolean) => hideInLeague({ variables: { hidden: to } }), {
    done: (_, to) => t(to ? 'hidden' : 'shown'),
  });
  return (
    <Card>
      <div className={styles.hiding}>
        <b id={name}>{t('hide')}</b>
        <Switch labelledBy={name} checked={hidden} onChange={(to) => void hide.run(to)} />
      </div>
      <p className={styles.text}>{t('hide_text')}</p>
    </Card>
  );
}
