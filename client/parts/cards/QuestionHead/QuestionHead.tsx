import { Difficulty } from '#client/ui/Difficulty/Difficulty.tsx';
import { Tag, type TagProps } from '#client/ui/Tag/Tag.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import type { Difficulty as Level } from '#domain/cards/faces/context.ts';
import { useT } from '../wording.ts';
import styles from './QuestionHead.module.css';

export interface QuestionHeadProps {
  id: string;
  prompt: string;
  /** new or review, in a word */
  tag: string;
  tone: TagProps['tone'];
  difficulty: Level;
}

/** What to do with the question. It takes the focus when it appears, so that reading starts there. */
export function QuestionHead({ id, prompt, tag, tone, difficulty }: QuestionHeadProps) {
  const t = useT('faces');
  const heading = useHeadingFocus();
  return (
    <div className={styles.head}>
      <h1 id={id} ref={heading} tabIndex={-1} className={styles.prompt}>
        {prompt}
      </h1>
      <Tag tone={tone}>{tag}</Tag>
      <Difficulty level={difficulty} label={t('difficulty', { level: difficulty })} className={styles.difficulty} />
    </div>
  );
}
