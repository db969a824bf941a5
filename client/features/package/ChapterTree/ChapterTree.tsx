import type { ChapterTree_ChapterFragment } from '#client/graphql/generated/package.ts';
import { type ChapterNode, chapterTree } from '../chapters.ts';
import { useT } from '../wording.ts';
import styles from './ChapterTree.module.css';

interface Props {
  chapters: readonly ChapterTree_ChapterFragment[];
  /** the chapter that is read now */
  current: number;
  onSelect: (id: number) => void;
}

/** The chapters of a package, one below another, each with its number of cards. */
export function ChapterTree({ chapters, current, onSelect }: Props) {
  const t = useT('pkg');
  const branch = (nodes: ChapterNode[]) => (
    <ul className={styles.branch}>
      {nodes.map(({ id, title, cardCount, children }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chapter}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => onSelect(id)}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.count}>{t('cards', { count: cardCount })}</span>
          </button>
          {children.length > 0 && branch(children)}
        </li>
      ))}
    </ul>
  );
  return <nav aria-label={t('chapters')}>{branch(chapterTree(chapters))}</nav>;
}
