import { Button } from '#client/ui/Button/Button.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useT } from './wording.ts';

export interface EditInAppProps {
  /** where the app is downloaded; null where nowhere yet */
  appUrl: string | null;
  /** looks at the cards here instead */
  onRead: () => void;
}

/** On a phone's browser while the app is under review: cards are written in the app, and read here. */
export function EditInApp({ appUrl, onRead }: EditInAppProps) {
  const t = useT('editInApp');
  return (
    <Page>
      <StateMessage
        as="h1"
        mascot={1006}
        pose="happy"
        title={t('title')}
        text={t('text')}
        action={
          <Stack gap={3}>
            {appUrl && (
              <Button block render={<a href={appUrl} rel="noreferrer" />}>
                {t('download')}
              </Button>
            )}
            <Button block scene="secondary" onClick={onRead}>
              {t('read')}
            </Button>
          </Stack>
        }
      />
    </Page>
  );
}
