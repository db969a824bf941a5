import { useFormatter } from 'use-intl';
import { useRefusedResult } from '#client/parts/refused-result/use-refused-result.ts';
import { useT as useRefusedT } from '#client/parts/refused-result/wording.ts';
import { keepRefused, type RefusedResult, removeRefused } from '#client/platform/refused-results.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from '../wording.ts';

interface Props {
  results: readonly RefusedResult[];
}

/** Results that the server did not take: when and why, to be handed on or removed. */
export function RefusedResultList({ results }: Props) {
  const t = useRefusedT('refused');
  return (
    <Card as="section" pad={false} aria-label={t('list')}>
      <List>
        {results.map((result) => (
          <RefusedRow key={`${result.unitId} ${result.refusal.at}`} result={result} />
        ))}
      </List>
    </Card>
  );
}

function RefusedRow({ result }: { result: RefusedResult }) {
  const t = useRefusedT('refused');
  const common = useT('common');
  const format = useFormatter();
  const { reason, copy } = useRefusedResult(result);
  const remove = () => {
    removeRefused(result);
    toast({
      kind: 'info',
      text: t('removed'),
      action: { label: common('undo'), onAct: () => void keepRefused(result) },
    });
  };
  const time = format.dateTime(new Date(result.refusal.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ListRow
      title={time}
      line={t('line', { count: result.input.learnEvents.length, reason })}
      end={
        <>
          <IconButton icon="copy" label={t('copy_of', { time })} onClick={() => void copy()} />
          <IconButton icon="trash" label={t('remove_of', { time })} onClick={remove} />
        </>
      }
    />
  );
}
