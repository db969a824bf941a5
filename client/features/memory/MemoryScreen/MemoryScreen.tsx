import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMemoryScreenQuery } from '#client/graphql/generated/memory.ts';
import { useT as useCommon } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { CalibrationChart } from '../CalibrationChart/CalibrationChart.tsx';
import { ForecastChart } from '../ForecastChart/ForecastChart.tsx';
import { GuessSource } from '../GuessSource/GuessSource.tsx';
import { HardCards } from '../HardCards/HardCards.tsx';
import { HoursChart } from '../HoursChart/HoursChart.tsx';
import { MemoryHead } from '../MemoryHead/MemoryHead.tsx';
import { PackageBars } from '../PackageBars/PackageBars.tsx';
import { SavePage } from '../SavePage/SavePage.tsx';
import { TimeSpent } from '../TimeSpent/TimeSpent.tsx';
import { useT } from '../wording.ts';
import { YearChart } from '../YearChart/YearChart.tsx';
import styles from './MemoryScreen.module.css';

/** A list of so many hard cards more than there are packages is higher than the sheet of the packages and two charts. */
const ROWS_BESIDE = 4;

/** What the learner keeps in mind: what comes back and when, what was done, what is hard, how well it was foretold. */
export function MemoryScreen() {
  const t = useT('memory');
  const common = useCommon('common');
  const parts = useRef<HTMLDivElement>(null);
  const query = useMemoryScreenQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={<IconButton icon="left" label={common('back')} render={<Link to="/mine" />} />}
        end={
          <Button scene="quiet" icon="list" render={<Link to="/my-cards" />}>
            {t('my_cards')}
          </Button>
        }
      />
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.parts}
        failed={{ title: t('failed'), text: t('failed_text') }}
        skeleton={
          <>
            <Skeleton shape="box" height={240} />
            <Skeleton shape="box" height={240} />
          </>
        }
      >
        {({
          memoryInsights: {
            cards,
            remembered,
            mastered,
            time,
            hours,
            forecast,
            year,
            packages,
            hardest,
            calibration,
            model,
          },
        }) =>
          cards === 0 && year.length === 0 ? (
            <StateMessage
              title={t('empty')}
              text={t('empty_text')}
              action={<Button render={<Link to="/atlas" />}>{t('start')}</Button>}
            />
          ) : (
            <>
              <div ref={parts} className={styles.parts}>
                <MemoryHead
                  remembered={remembered}
                  cards={cards}
                  due={forecast[0]?.cards ?? 0}
                  mastered={mastered}
                  week={time.week}
                />
                <ForecastChart days={forecast} />
                <YearChart today={forecast[0]?.day ?? ''} days={year} />
                <PackageBars packages={packages} />
                <HardCards cards={hardest} tall={hardest.length > packages.length + ROWS_BESIDE} />
                <HoursChart hours={hours} />
                <TimeSpent time={time} />
                <CalibrationChart calibration={calibration ?? null} />
                <GuessSource model={model} />
              </div>
              <SavePage page={parts} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
