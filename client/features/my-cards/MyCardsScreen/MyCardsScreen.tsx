import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Scene } from '#client/art/Scene/Scene.tsx';
import { useT as useCommon } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Menu } from '#client/ui/Menu/Menu.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { CatchUpNotice } from '../CatchUpNotice/CatchUpNotice.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { HolidayNotice } from '../HolidayNotice/HolidayNotice.tsx';
import { MyCardList } from '../MyCardList/MyCardList.tsx';
import { useControl } from '../use-control.ts';
import { useMyCards } from '../use-my-cards.ts';
import { useT } from '../wording.ts';
import styles from './MyCardsScreen.module.css';

const HolidayDialog = lazy(() =>
  import('../HolidayDialog/HolidayDialog.tsx').then((it) => ({ default: it.HolidayDialog })),
);

/** The cards that the learner has met, and what can be laid aside of them: one, several, a chapter, everything for a while. */
export function MyCardsScreen() {
  const t = useT('myCards');
  const common = useCommon('common');
  const found = useMyCards();
  const { control, leave, comeBack, plan, cancel } = useControl();
  const [selecting, setSelecting] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { query, filter, search, show } = found;
  const searched = filter !== 'ALL' || search !== '';
  return (
    <Page>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={<IconButton icon="left" label={common('back')} render={<Link to="/mine" />} />}
        end={
          <Menu
            label={t('page_acts')}
            trigger={<IconButton icon="more" label={t('page_acts')} />}
            groups={[
              [
                { key: 'select', icon: 'list', label: t('select'), onAct: () => setSelecting(true) },
                {
                  key: 'holiday',
                  icon: 'sun',
                  label: t('holiday'),
                  disabled: !control || Boolean(control.holiday),
                  onAct: () => setLeaving(true),
                },
              ],
            ]}
          />
        }
      />
      <div className={styles.parts}>
        <FilterBar found={found} />
        {control?.holiday && (
          <HolidayNotice
            until={control.holiday.until}
            catchUp={control.catchUp ?? null}
            busy={comeBack.busy}
            onEnd={() => void comeBack.run()}
          />
        )}
        {control && !control.holiday && (control.catchUp || control.offers.length > 0) && (
          <CatchUpNotice
            control={control}
            busy={plan.busy || cancel.busy}
            onPlan={(days) => void plan.run(days)}
            onCancel={() => void cancel.run()}
          />
        )}
        <Loaded
          query={query}
          label={t('loading')}
          className={styles.waiting}
          failed={{ title: t('failed'), text: t('failed_text') }}
          skeleton={[1, 2, 3, 4, 5, 6].map((place) => <Skeleton key={place} shape="box" height={68} />)}
        >
          {({ myCards: { cards } }) =>
            cards.length > 0 ? (
              <MyCardList found={found} selecting={selecting} onSelecting={setSelecting} />
            ) : searched ? (
              <StateMessage
                picture={<Scene name="noResults" size={168} />}
                title={t('none')}
                text={t('none_text')}
                action={
                  <Button scene="secondary" onClick={() => show('ALL', '')}>
                    {t('show_all')}
                  </Button>
                }
              />
            ) : (
              <StateMessage
                title={t('empty')}
                text={t('empty_text')}
                action={<Button render={<Link to="/atlas" />}>{t('start')}</Button>}
              />
            )
          }
        </Loaded>
      </div>
      <Suspense>
        {leaving && (
          <HolidayDialog
            busy={leave.busy}
            onBegin={(until) => void leave.run(until).then((done) => done && setLeaving(false))}
            onClose={() => setLeaving(false)}
          />
        )}
      </Suspense>
    </Page>
  );
}
