import { skipToken } from '@apollo/client/react';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { useDefeatPriceQuery } from '#client/graphql/generated/lesson.ts';
import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';
import { typeOf } from '#domain/cards/types.ts';
import { namedChallenge } from '#domain/challenges.ts';
import { hpPercent } from '#domain/session/blood.ts';
import { type Duel, mistakenCards } from '#domain/session/duel.ts';
import type { Session } from '#domain/session/session.ts';
import { useT } from '../wording.ts';
import styles from './DefeatDialog.module.css';

export interface DefeatDialogProps {
  open: boolean;
  /** the enemy, 1001 to 1012 */
  guest: number;
  session: Pick<Session, 'cards' | 'challengeIndex'>;
  duel: Duel;
  onRetry: () => void;
  onQuit: () => void;
}

/** A duel that was lost: how little was missing, the cards that decided it, and another try. It can only be answered. */
export function DefeatDialog({ open, guest, session, duel, onRetry, onQuit }: DefeatDialogProps) {
  const t = useT('lesson');
  const name = useGuestName(guest);
  const cards = mistakenCards(session);
  const { challengeIndex } = session;
  // Who is offline is told nothing of the price: the map names it before it is paid.
  const { data } = useDefeatPriceQuery(
    challengeIndex === null
      ? skipToken
      : { variables: { input: namedChallenge(challengeIndex) }, context: { quiet: true } },
  );
  const price = data?.challengePreparation.requiredEnergy;
  const sides = [
    { label: t('defeat_player'), hp: duel.player, max: duel.playerMax, tone: 'leaf' },
    { label: name, hp: duel.enemy, max: duel.enemyMax, tone: 'jam' },
  ] as const;
  return (
    <Dialog
      open={open}
      dismissable={false}
      // Closed by a change of page, it is no answer: the lesson has gone with it.
      onClose={() => undefined}
      width={440}
      align="center"
      picture={<Guest id={guest} pose="win" size={120} />}
      title={<span className="display">{t('defeat_title', { count: Math.max(1, duel.enemy) })}</span>}
      description={t('defeat_line')}
      actions={
        <>
          <Button
            block
            size="large"
            cost={
              price === undefined ? undefined : (
                <>
                  <Item name="bread" size={20} />
                  {price}
                </>
              )
            }
            onClick={onRetry}
          >
            {t('defeat_retry')}
          </Button>
          <Button block scene="secondary" onClick={onQuit}>
            {t('defeat_quit')}
          </Button>
        </>
      }
    >
      <div className={styles.sides}>
        {sides.map(({ label, hp, max, tone }) => (
          <div key={tone} className={styles.side}>
            <b>{label}</b>
            <Meter tone={tone} value={hpPercent(hp, max)} label={label} valueText={t('duel_hp', { hp, max })} />
            <b className="num">{t('duel_hp', { hp, max })}</b>
          </div>
        ))}
      </div>
      <section className={styles.cards}>
        <h3>{t('defeat_cards', { count: cards.length })}</h3>
        <ul>
          {cards.map(({ cardId, content }) =>
            content ? (
              <li key={cardId}>
                <b lang={typeOf(content).titleLang ?? 'zh-CN'}>{cardTitle(content)}</b>
                <span>{cardDetail(content)}</span>
              </li>
            ) : null,
          )}
        </ul>
      </section>
    </Dialog>
  );
}
