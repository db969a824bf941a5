import { type ReactNode, useId } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { PackageCardType } from '#client/graphql/generated/shelf.ts';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useT } from '../wording.ts';
import styles from './CardTypes.module.css';

interface Props {
  value: PackageCardType | undefined;
  onChange: (type: PackageCardType) => void;
  /** multiple choice can be made too, which production does not offer yet */
  withMcq: boolean;
}

interface Offer {
  type: PackageCardType;
  /** who presents it */
  mascot: number;
  sample: ReactNode;
}

const Options = ({ right, wrong }: { right: string; wrong: readonly string[] }) => (
  <span className={styles.options}>
    <i data-right>{right}</i>
    {wrong.map((word) => (
      <i key={word}>{word}</i>
    ))}
  </span>
);

const OFFERS: readonly Offer[] = [
  {
    type: 'CLOZE',
    mascot: 1011,
    sample: (
      <>
        <b>
          黄河入<u>海</u>流
        </b>
        <Options right="海" wrong={['山']} />
      </>
    ),
  },
  {
    type: 'WORD',
    mascot: 1002,
    sample: (
      <>
        <b className={styles.word} lang="en">
          subtle
        </b>
        <Options right="细微的" wrong={['充足的']} />
      </>
    ),
  },
  { type: 'MCQ', mascot: 1007, sample: <Options right="胰岛素" wrong={['肾上腺素', '生长激素']} /> },
  {
    type: 'KID_HANZI',
    mascot: 1008,
    sample: (
      <>
        <span className={styles.pinyin} lang="zh-Latn">
          chūn
        </span>
        <span className={styles.square} lang="zh-CN">
          春
        </span>
      </>
    ),
  },
];

/** The kinds of cards that a package may hold, each with a sample and its companion. */
export function CardTypes({ value, onChange, withMcq }: Props) {
  const t = useT('shelf');
  const types = useT('cards');
  const name = useId();
  return (
    <fieldset className={styles.types}>
      <legend className="sr-only">{t('type_label')}</legend>
      {OFFERS.filter(({ type }) => withMcq || type !== 'MCQ').map(({ type, mascot, sample }) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={type === value}
            aria-label={types(type)}
            aria-describedby={`${name}-${type}`}
            onChange={() => onChange(type)}
          />
          <span className={styles.sample} aria-hidden="true" lang="zh-CN">
            {sample}
          </span>
          <span className={styles.words}>
            <b>
              {types(type)}
              {type === 'CLOZE' && <Tag tone="jam">{t('type_hot')}</Tag>}
              {type === 'MCQ' && <Tag tone="sky">{t('type_inside')}</Tag>}
            </b>
            <small id={`${name}-${type}`}>{t(`type_${type}`)}</small>
          </span>
          <span className={styles.mascot} aria-hidden="true">
            <Mascot id={mascot} pose={type === value ? 'happy' : 'idle'} size={48} />
          </span>
          <span className={styles.mark} aria-hidden="true">
            <Icon name="check" size={18} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
