import { type ReactNode, useState } from 'react';
import {
  type IdentityTagInput,
  useIdentityStepQuery,
  useSetIdentityTagsMutation,
} from '#client/graphql/generated/onboarding.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { IDENTITY_TAG_OTHER_KEY, IDENTITY_TEXT_MAX } from '#domain/limits.ts';
import { IdentityBranch } from '../IdentityBranch/IdentityBranch.tsx';
import { StepFrame } from '../StepFrame/StepFrame.tsx';
import { useT } from '../wording.ts';
import styles from './IdentityStep.module.css';

interface Props {
  onBack?: () => void;
  onDone: () => void;
}

/** First step: where the learner stands. One tag of the tree, or a text for 'other'; what was picked before is picked. */
export function IdentityStep({ onBack, onDone }: Props) {
  const t = useT('onboarding');
  const common = useT('common');
  const { data, error, refetch } = useIdentityStepQuery();
  const [save, { loading }] = useSetIdentityTagsMutation();
  const [picked, setPicked] = useState<number>();
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState<number | 'none'>();

  const tags = data?.identityTags ?? [];
  const saved = data?.userTags.identityTags[0];
  const chosen = picked ?? saved?.key;
  const text = typed ?? saved?.text ?? '';
  const root = tags.find((tag) => tag.key === chosen || tag.children.some((child) => child.key === chosen));
  const leaf = root?.children.find((child) => child.key === chosen);
  const open = opened ?? root?.key;
  const other = chosen === IDENTITY_TAG_OTHER_KEY;
  const written = text.trim();
  const ready = chosen !== undefined && (!other || (written !== '' && written.length <= IDENTITY_TEXT_MAX));

  const toggle = (key: number, hasLeaves: boolean) => {
    setOpened(open === key ? 'none' : key);
    if (!hasLeaves) setPicked(key);
  };
  const submit = async () => {
    if (chosen === undefined) return;
    const input: IdentityTagInput = other ? { key: chosen, text: written } : { key: chosen };
    // A failed call has already been said.
    const result = await save({ variables: { identityTags: [input] } }).catch(() => undefined);
    if (result?.data) onDone();
  };

  let body: ReactNode;
  if (data)
    body = (
      <div className={styles.tree}>
        {tags.map((tag, index) => (
          <IdentityBranch
            key={tag.key}
            tag={tag}
            index={index}
            open={open === tag.key}
            onToggle={() => toggle(tag.key, tag.children.length > 0)}
            chosen={chosen}
            onChoose={setPicked}
            text={text}
            onText={setTyped}
          />
        ))}
      </div>
    );
  else if (error)
    body = (
      <StateMessage
        tone="error"
        title={t('failed_title')}
        text={t('failed_text')}
        action={
          <Button scene="secondary" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        }
      />
    );
  else
    body = (
      <Skeletons label={t('loading')} className={styles.tree}>
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <Skeleton key={i} shape="box" height={76} />
        ))}
      </Skeletons>
    );

  return (
    <StepFrame
      step={0}
      pose={other ? 'think' : 'happy'}
      title={t('stage_title')}
      text={t('stage_text')}
      note={root ? t('chosen', { name: leaf ? `${root.name} · ${leaf.name}` : root.name }) : t('none_chosen')}
      onBack={onBack}
      action={
        <Button size="large" disabled={!ready} loading={loading} onClick={() => void submit()}>
          {t('next')}
        </Button>
      }
    >
      {body}
    </StepFrame>
  );
}
