import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useT } from '../wording.ts';

/** Importing is not open yet: where a document can be handed in meanwhile, and what comes of it. */
export function Import({ feedbackUrl }: { feedbackUrl: string | undefined }) {
  const t = useT('shelf');
  return (
    <StateMessage
      as="p"
      mascot={1006}
      pose="think"
      title={t('import_closed')}
      text={t('import_text')}
      action={
        feedbackUrl && (
          <Button icon="mail" render={<a href={feedbackUrl} target="_blank" rel="noreferrer" />}>
            {t('import_form')}
          </Button>
        )
      }
    />
  );
}
