import { useState } from 'react';
import {
  type IdentityTagInput,
  useIdentityStepQuery,
  useSetIdentityTagsMutation,
} from '#client/graphql/generated/onboarding.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { useAction } from '#client/ui/useAction.ts';
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
  const query = useIdentityStepQuery();
  const [setTags] = useSetIdentityTagsMutation();
  const save = useAction((tag: IdentityTagInput) => setTags({ variables: { identityTags: [tag] } }), { onDone });
  const [picked, setPicked] = useState<number>();
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState<number | 'none'>();

  const tags = query.data?.identityTags ?? [];
  const saved = query.data?.userTags.identityTags[0];
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
  const submit = () => {
    if (chosen !== undefined) void save.run(other ? { key: chosen, text: written } : { key: chosen });
  };

  return (
    <StepFrame
      step={0}
      pose={other ? 'think' : 'happy'}
      title={t('stage_title')}
      text={t('stage_text')}
      note={root ? t('chosen', { name: leaf ? `${root.name} · ${leaf.name}` : root.name }) : t('none_chosen')}
      onBack={onBack}
      action={
        <Button size="large" disabled={!ready} loading={save.busy} onClick={submit}>
          {t('next')}
        </Button>
      }
    >
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.tree}
        failed={{ title: t('failed_title'), text: t('failed_text') }}
        skeleton={[0, 1, 2, 3, 4, 5, 6].map((i) => <Skeleton key={i} shape="box" height={76} />)}
      >
        {() => (
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
        )}
      </Loaded>
    </StepFrame>
  );
}
