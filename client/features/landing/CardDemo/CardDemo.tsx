import { Icon } from '#client/art/Icon/Icon.tsx';
import { useT } from '../wording.ts';
import styles from './CardDemo.module.css';

export type DemoKind = 'word' | 'cloze' | 'hanzi';

function Word() {
  const t = useT('landing');
  return (
    <div className={styles.word}>
      <p lang="en">resilient</p>
      <span className={styles.answer} data-right="" lang="zh-CN">
        {t('demo_right')}
        <Icon name="check" size={22} />
      </span>
      <span className={styles.answer} lang="zh-CN">
        {t('demo_other')}
      </span>
    </div>
  );
}

function Cloze() {
  return (
    <div className={styles.cloze} lang="zh-CN">
      <p>
        大漠孤烟
        <u data-group="1">
          <i>1</i>直
        </u>
        ，
      </p>
      <p>
        长河
        <u data-group="2">
          <i>2</i>落日
        </u>
        圆。
      </p>
    </div>
  );
}

function Hanzi() {
  return (
    <p className={styles.hanzi} lang="zh-CN">
      <small>miàn bāo</small>
      <b className="kai">面包</b>
    </p>
  );
}

const demos = { word: Word, cloze: Cloze, hanzi: Hanzi };

/** What a card of one kind looks like: a picture of it, nothing to press or to hear. */
export function CardDemo({ kind }: { kind: DemoKind }) {
  const Demo = demos[kind];
  return (
    <div aria-hidden="true">
      <Demo />
    </div>
  );
}
