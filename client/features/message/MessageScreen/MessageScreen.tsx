import { Link } from '@tanstack/react-router';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Scene } from '#client/art/Scene/Scene.tsx';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_DESKTOP } from '#client/theme/breakpoints.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { Letter } from '../Letter/Letter.tsx';
import { keyOf } from '../letters.ts';
import { MessageRow } from '../MessageRow/MessageRow.tsx';
import { useMessages } from '../use-messages.ts';
import { useT } from '../wording.ts';
import styles from './MessageScreen.module.css';

/** The inbox: letters under one another; the one that is read unfolds below its row, or lies beside the list. */
export function MessageScreen() {
  const t = useT('message');
  const common = useT('common');
  const beside = useMedia(FROM_DESKTOP);
  const { query, msgs, earlier, opened, open, readAll, more } = useMessages();
  const reading = msgs.find((letter) => keyOf(letter) === opened);
  const unread = msgs.some(({ readAt }) => readAt === null);
  return (
    <Page>
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={<IconButton icon="left" label={common('back')} className={styles.back} render={<Link to="/mine" />} />}
        end={
          (unread || earlier > 0) && (
            <Button scene="quiet" icon="check" loading={readAll.busy} onClick={() => void readAll.run()}>
              {t('read_all')}
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.waiting}
        failed={{ title: t('failed'), text: t('failed_text') }}
        skeleton={[1, 2, 3, 4, 5].map((place) => <Skeleton key={place} shape="box" height={78} />)}
      >
        {() =>
          msgs.length === 0 ? (
            <StateMessage
              picture={<Scene name="noMessages" size={168} />}
              title={t('empty')}
              text={t('empty_text')}
              className={styles.empty}
            />
          ) : (
            <div className={styles.parts}>
              <div className={styles.mail}>
                <Card pad={false} className={styles.card}>
                  <ul className={styles.list} aria-label={t('list')}>
                    {msgs.map((letter) => {
                      const isOpen = keyOf(letter) === opened;
                      return (
                        <li key={keyOf(letter)}>
                          <MessageRow
                            letter={letter}
                            open={isOpen}
                            unfolds={!beside}
                            onOpen={() => open(letter, !beside)}
                          />
                          {isOpen && !beside && (
                            <div className={styles.unfolded}>
                              <Letter letter={letter} titled={false} />
                            </div>
                          )}
                        </li>
                      );
                    })}
                  </ul>
                </Card>
                {earlier > 0 && (
                  <Button scene="secondary" block icon="down" loading={more.busy} onClick={() => void more.run()}>
                    {more.error ? t('more_failed') : t('more', { count: earlier })}
                  </Button>
                )}
              </div>
              {beside && (
                <section className={styles.desk} aria-live="polite">
                  {reading ? (
                    <Letter key={opened} letter={reading} />
                  ) : (
                    <p className={styles.pick}>
                      <Mascot id={1001} size={96} />
                      {t('pick')}
                    </p>
                  )}
                </section>
              )}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
