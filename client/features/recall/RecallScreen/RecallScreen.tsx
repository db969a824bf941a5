import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFormatter } from 'use-intl';
import { useRecallScreenQuery, useSetTargetRecallMutation } from '#client/graphql/generated/recall.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';
import styles from './RecallScreen.module.css';

// The scale is heavier than the page; it comes while the plan is counted.
const RecallChoice = lazy(() => import('../RecallChoice/RecallChoice.tsx').then((m) => ({ default: m.RecallChoice })));

const waiting = <Skeleton shape="box" height={420} />;

/** How firmly cards are to be remembered, and what that costs, before it is chosen. */
export function RecallScreen() {
  const t = useT('recall');
  const common = useT('common');
  const format = useFormatter();
  const query = useRecallScreenQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetTargetRecallMutation();
  const save = useAction((target: number) => set({ variables: { target } }), {
    done: ({ setTargetRecall }) => t('saved', { share: format.number(setTargetRecall, { style: 'percent' }) }),
  });
  return (
    <Page width="list">
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={
          <IconButton icon="left" label={common('back')} className={styles.back} render={<Link to="/user-setting" />} />
        }
      />
      <Loaded
        query={query}
        label={t('loading')}
        failed={{ title: t('failed'), text: t('failed_text') }}
        skeleton={waiting}
      >
        {({ recallPlan }) => (
          <Suspense fallback={waiting}>
            <RecallChoice plan={recallPlan} busy={save.busy} onSave={(target) => void save.run(target)} />
          </Suspense>
        )}
      </Loaded>
    </Page>
  );
}
