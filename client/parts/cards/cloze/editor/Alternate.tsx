import { useId } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import styles from './ClozeEditor.module.css';
import { blankCount } from './counting.ts';
import { Excess, Problems } from './Problems.tsx';
import { useCloze, useClozeStore } from './state/ClozeEditing.tsx';
import { contentOf } from './state/cloze-store.ts';
import { ClozeField } from './text/ClozeField.tsx';
import { Warning } from './Warning.tsx';
import { useT } from './wording.ts';

interface Props {
  /** its key in the store */
  name: number;
  /** from 1 */
  place: number;
  autoFocus: boolean;
}

/** One other wording, with how many of the blanks it has. */
export function Alternate({ name, place, autoFocus }: Props) {
  const t = useT('cloze_editor');
  const common = useT('common');
  const store = useClozeStore();
  const note = useId();
  const readOnly = useCloze((state) => state.readOnly);
  const count = useCloze((state) => blankCount(contentOf(state, name)));
  const wanted = useCloze(({ card }) => blankCount(card.content));
  const isEqual = count === wanted;
  const remove = () => {
    const content = contentOf(store.getState(), name);
    store.removeAlternate(name);
    toast({
      kind: 'info',
      text: t('alternate_removed'),
      action: { label: common('undo'), onAct: () => store.addAlternate(content, place - 1) },
    });
  };
  return (
    <div className={styles.alternate}>
      <div className={styles.box}>
        <ClozeField
          name={name}
          label={t('alternate', { place })}
          placeholder={t('alternate_placeholder')}
          autoFocus={autoFocus}
          invalid={!isEqual}
          describedBy={note}
        />
        <span className={styles.equal} data-no={isEqual ? undefined : ''}>
          <Icon name={isEqual ? 'check' : 'close'} size={14} />
          {t('blanks_of', { count, wanted })}
        </span>
        {!readOnly && (
          <IconButton
            icon="trash"
            label={t('remove_alternate', { place })}
            className={styles.remove}
            onClick={remove}
          />
        )}
      </div>
      <div id={note} className={styles.notes}>
        {!isEqual && <Warning>{t('unequal', { wanted })}</Warning>}
        <Excess name={name} />
        <Problems path={`altContents.${place - 1}`} />
      </div>
    </div>
  );
}
