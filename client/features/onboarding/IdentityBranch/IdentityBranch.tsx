import { useId } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { IdentityBranch_TagFragment } from '#client/graphql/generated/onboarding.ts';
import { TextArea } from '#client/ui/TextArea/TextArea.tsx';
import { IDENTITY_TAG_OTHER_KEY, IDENTITY_TEXT_MAX } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './IdentityBranch.module.css';

interface Props {
  tag: IdentityBranch_TagFragment;
  /** Place among the roots; gives colours and companion. */
  index: number;
  open: boolean;
  onToggle: () => void;
  /** Key of the chosen leaf. */
  chosen?: number;
  onChoose: (key: number) => void;
  /** Free text of 'other'. */
  text: string;
  onText: (text: string) => void;
}

const companions = [1008, 1005, 1009, 1002, 1012, 1011, 1003, 1001];
const regions = [0, 1, 4, 3, 5, 2];

/** A root of the tag tree; opened, it shows its leaves, or a text for 'other'. A root without leaves is a leaf itself. */
export function IdentityBranch({ tag, index, open, onToggle, chosen, onChoose, text, onText }: Props) {
  const t = useT('onboarding');
  const id = useId();
  const other = tag.key === IDENTITY_TAG_OTHER_KEY;
  const leaf = tag.children.find((child) => child.key === chosen);
  return (
    <div className={styles.root} data-region={regions[index % 6]} data-open={open ? '' : undefined}>
      <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span className={styles.companion}>
          <Mascot id={companions[index % companions.length] ?? 1001} pose={open ? 'happy' : 'idle'} />
        </span>
        {tag.name}
        {leaf && <small>{leaf.name}</small>}
        <Icon name={open ? 'up' : 'down'} className={styles.arrow} />
      </button>
      {open && (
        <div id={id}>
          {tag.children.length > 0 && (
            <fieldset className={styles.leaves}>
              <legend className="sr-only">{tag.name}</legend>
              {tag.children.map((child) => (
                <label key={child.key} className={styles.leaf}>
                  <input
                    type="radio"
                    name="identity"
                    className="sr-only"
                    checked={child.key === chosen}
                    onChange={() => onChoose(child.key)}
                  />
                  <i />
                  {child.name}
                </label>
              ))}
            </fieldset>
          )}
          {other && (
            <div className={styles.free}>
              <TextArea
                label={t('other_label')}
                hint={t('other_hint')}
                rows={3}
                limit={IDENTITY_TEXT_MAX}
                value={text}
                onChange={(event) => onText(event.target.value)}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
