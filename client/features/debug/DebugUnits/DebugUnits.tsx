import { useState } from 'react';
import { useFormatter } from 'use-intl';
import { useDebugUnitLogsLazyQuery, useDebugUnitsQuery } from '#client/graphql/generated/debug.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import parts from '../debug.module.css';
import { useT } from '../wording.ts';
import styles from './DebugUnits.module.css';

/** The latest units, and what was reported of each card in one of them. */
export function DebugUnits() {
  const t = useT('debug');
  const format = useFormatter();
  const { data, refetch } = useDebugUnitsQuery({ fetchPolicy: 'cache-and-network' });
  const [loadLogs, logs] = useDebugUnitLogsLazyQuery();
  const [shown, setShown] = useState<number>();
  const units = data?.debugUnits.units ?? [];
  const show = (id: number) => {
    setShown(id);
    void loadLogs({ variables: { id } }).catch(() => undefined);
  };
  return (
    <Card as="section" className={parts.part}>
      <h2>{t('units')}</h2>
      <Button scene="quiet" size="small" icon="undo" onClick={() => void refetch()}>
        {t('reload')}
      </Button>
      {data && units.length === 0 && <p>{t('no_units')}</p>}
      <ul className={styles.units}>
        {units.map((unit) => (
          <li key={unit.id}>
            <button type="button" aria-expanded={shown === unit.id} onClick={() => show(unit.id)}>
              <b className="num">#{unit.id}</b>
              <span>{format.dateTime(new Date(unit.createdAt), { dateStyle: 'short', timeStyle: 'medium' })}</span>
              <span>{t(unit.completedAt ? 'completed' : unit.cancelledAt ? 'cancelled' : 'open')}</span>
            </button>
            {shown === unit.id && logs.data && (
              <table className={styles.logs}>
                <tbody>
                  {logs.data.debugUnitLogs.learnLogs.map((log) => (
                    <tr key={log.cardId}>
                      <th scope="row" className="num">
                        {log.cardId}
                      </th>
                      <td>{log.detail.rateType ?? t('unrated')}</td>
                      <td>{log.detail.events.map((event) => event.type).join(' ')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
