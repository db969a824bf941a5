import { useMemo } from 'react';
import { exportText } from '#client/platform/export-text.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Row } from '#client/ui/Row/Row.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { whyUnreadable } from '#domain/cards/unreadable.ts';
import styles from './UnreadableCard.module.css';
import { useT } from './wording.ts';

export interface UnreadableCardProps {
  id: number;
  /** what is stored, which is no card */
  content: string;
  onRemove: () => void;
}

/** Places that are named; more help nobody. */
const NAMED = 3;

/** A card that no editor opens: where it is broken, and what is stored, to be copied or deleted. */
export function UnreadableCard({ id, content, onRemove }: UnreadableCardProps) {
  const t = useT('unreadable');
  const why = useMemo(() => whyUnreadable(content), [content]);
  const places = why?.kind === 'form' ? why.places.filter((place) => place !== '').slice(0, NAMED) : [];
  const chars = [...content];
  const fault = why?.kind === 'text' ? why.character - 1 : chars.length;
  return (
    <Stack gap={4}>
      <StateMessage
        as="p"
        mascot={1003}
        pose="oops"
        title={t('title')}
        text={
          why?.kind === 'text'
            ? t('text_broken', { character: why.character })
            : places.length > 0
              ? t('form_broken', { places: places.join(', ') })
              : t('form_unknown')
        }
        note={t('kept')}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
      <pre className={styles.raw} tabIndex={0} data-user-text>
        {chars.slice(0, fault).join('')}
        {fault < chars.length && <mark className={styles.broken}>{chars.slice(fault).join('')}</mark>}
      </pre>
      <Row gap={2}>
        <Button
          scene="secondary"
          size="small"
          icon="copy"
          onClick={() =>
            void exportText(content, `card-${id}.txt`).then((how) => toast({ kind: 'success', text: t(how) }))
          }
        >
          {t('copy')}
        </Button>
        <Button scene="quiet" size="small" icon="trash" onClick={onRemove}>
          {t('remove')}
        </Button>
      </Row>
    </Stack>
  );
}
