import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { LEAGUE_REWARDS } from '#domain/limits.ts';
import { useT } from '../wording.ts';

export interface RankGuideProps {
  open: boolean;
  onClose: () => void;
}

/** How the league goes. */
export function RankGuide({ open, onClose }: RankGuideProps) {
  const t = useT('rank');
  const { top, up, keep } = LEAGUE_REWARDS;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('rules')}
      closeLabel={t('close')}
      width={440}
      actions={
        <Button block onClick={onClose}>
          {t('got_it')}
        </Button>
      }
    >
      <Stack>
        <p>{t('rule_group')}</p>
        <p>{t('rule_bands')}</p>
        <p>{t('rule_rewards', { top: top.join(' / '), up, keep })}</p>
        <p>{t('rule_end')}</p>
      </Stack>
    </Dialog>
  );
}
