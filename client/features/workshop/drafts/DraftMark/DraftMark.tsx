import type { IconName } from '#client/art/Icon/icons.ts';
import { Tag, type TagProps } from '#client/ui/Tag/Tag.tsx';
import type { SaveStatus } from '../card-view.ts';
import { useT } from '../wording.ts';

type Mark = 'incomplete' | 'offline' | 'failed' | 'conflict';

const MARKS: Partial<Record<SaveStatus, Mark>> = {
  empty: 'incomplete',
  incomplete: 'incomplete',
  offline: 'offline',
  failed: 'failed',
  refused: 'failed',
  unstored: 'failed',
  conflict: 'conflict',
};
const LOOKS: Record<Mark, { tone: TagProps['tone']; icon?: IconName }> = {
  incomplete: { tone: 'plain' },
  offline: { tone: 'butter', icon: 'offline' },
  failed: { tone: 'jam', icon: 'warn' },
  conflict: { tone: 'butter', icon: 'warn' },
};

/** What a list says of a card that the server does not have as it is written here; nothing of one it has. */
export function DraftMark({ status }: { status: SaveStatus }) {
  const t = useT('drafts');
  const mark = MARKS[status];
  return mark ? <Tag {...LOOKS[mark]}>{t(`mark_${mark}`)}</Tag> : null;
}
