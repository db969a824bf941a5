import { Fragment, type ReactNode } from 'react';
import { ClozeMark } from '#client/ui/ClozeMark/ClozeMark.tsx';
import { groupIndex } from '#domain/cards/cloze/blanks.ts';
import { fieldsOf, gapOf, readCard } from '../card-fields.ts';
import { editsBetween, type JoinedToken } from '../differences.ts';
import type { FieldDifference } from '../versions.ts';
import { useT } from '../wording.ts';
import styles from './Tokens.module.css';

type Mark = 'same' | 'added' | 'taken' | 'mine' | 'theirs';
type Marked = [mark: Mark, token: string];

/** A version of a field: what it added to the version both come from, and what it took away. */
export function VersionTokens({ field: { kind, base }, tokens }: { field: FieldDifference; tokens: string[] }) {
  const { kept, inserted } = editsBetween(base, tokens);
  const marked = inserted.flatMap((added, at): Marked[] => {
    const token = base[at];
    return [
      ...added.map((one): Marked => ['added', one]),
      ...(token === undefined ? [] : [[kept[at] ? 'same' : 'taken', token] as Marked]),
    ];
  });
  // Without a version that both come from, all of it would be new.
  const isAllNew = base.length === 0;
  return <MarkedTokens kind={kind} tokens={isAllNew ? marked.map(([, token]) => ['same', token]) : marked} />;
}

/** Both versions of a field in one, with who brought what. */
export function JoinedTokens({ field: { kind }, tokens }: { field: FieldDifference; tokens: JoinedToken[] }) {
  return (
    <MarkedTokens
      kind={kind}
      tokens={tokens.map(({ token, from }): Marked => [from === 'both' ? 'same' : from, token])}
    />
  );
}

function MarkedTokens({ kind, tokens }: { kind: FieldDifference['kind']; tokens: Marked[] }) {
  const t = useT('drafts');
  if (tokens.length === 0) return <span className={styles.nothing}>{t('nothing')}</span>;
  if (kind === 'list' || kind === 'value') {
    return (
      <span className={styles.items}>
        {inOrder(tokens, ([mark, token]) => (
          <span className={styles.item}>
            <Run mark={mark}>{itemText(token)}</Run>
          </span>
        ))}
      </span>
    );
  }
  return (
    <span className={styles.text}>
      {inOrder(runsOf(tokens), ([mark, run]) => (
        <Run mark={mark}>{inOrder(run, tokenNode)}</Run>
      ))}
    </span>
  );
}

/** Neighbours of one mark stand under one mark. */
function runsOf(tokens: readonly Marked[]): [Mark, string[]][] {
  const runs: [Mark, string[]][] = [];
  for (const [mark, token] of tokens) {
    const last = runs.at(-1);
    if (last?.[0] === mark) last[1].push(token);
    else runs.push([mark, [token]]);
  }
  return runs;
}

function tokenNode(token: string): ReactNode {
  const gap = gapOf(token);
  if (gap) {
    return (
      <ClozeMark group={groupIndex(gap.group)} digit>
        {gap.text}
      </ClozeMark>
    );
  }
  return token === '\n' ? <br /> : token;
}

function Run({ mark, children }: { mark: Mark; children: ReactNode }) {
  const t = useT('drafts');
  switch (mark) {
    case 'same':
      return children;
    case 'added':
      return (
        <ins className={styles.change}>
          <span className="sr-only">{t('added')}</span>
          {children}
        </ins>
      );
    case 'taken':
      return (
        <del className={styles.change}>
          <span className="sr-only">{t('taken')}</span>
          {children}
        </del>
      );
    default:
      return (
        <span className={styles.source} data-from={mark}>
          {children}
        </span>
      );
  }
}

/** An item of a list, or a whole card, in words. */
function itemText(token: string): string {
  const card = readCard(token);
  if (card) {
    const words = fieldsOf(card).map(({ kind, tokens }) => {
      if (kind === 'list' || kind === 'value') return tokens.map(itemText).join(' · ');
      return tokens.map((one) => gapOf(one)?.text ?? one).join('');
    });
    return words.filter((one) => one !== '').join('\n');
  }
  return wordsOf(JSON.parse(token)).join(' · ');
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return [value.flatMap(wordsOf).join('')];
  if (typeof value !== 'object' || value === null) return [];
  const { isAnswer, group, ...rest } = value as Record<string, unknown>;
  return [...(isAnswer === true ? ['✓'] : []), ...Object.values(rest).flatMap(wordsOf)];
}

function inOrder<T>(items: readonly T[], render: (item: T) => ReactNode) {
  // biome-ignore lint/suspicious/noArrayIndexKey: two versions that stand still
  return items.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>);
}
