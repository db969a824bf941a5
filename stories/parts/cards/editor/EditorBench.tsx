import { type ComponentType, useState } from 'react';
import {
  type AuthoringServices,
  AuthoringServicesProvider,
  type WordSuggestion,
} from '#client/parts/cards/editor/authoring-services.ts';
import type { CardEditorProps } from '#client/parts/cards/editor/card-editor.ts';
import type { CardContent } from '#domain/cards/content.ts';
import { validateCardContent } from '#domain/cards/validate.ts';

export const suggestions: WordSuggestion[] = [
  {
    spelling: 'resilient',
    phoneticUk: '/rɪˈzɪliənt/',
    phoneticUs: 'rɪˈzɪljənt',
    explain: 'adj. 有弹性的；能复原的；坚韧的',
    sentences: [{ source: 'Bamboo is light but remarkably resilient.', translation: '竹子很轻，却格外有韧性。' }],
  },
  {
    spelling: 'resilience',
    phoneticUk: 'rɪˈzɪliəns',
    phoneticUs: null,
    explain: 'n. 弹性；恢复力，韧性',
    sentences: [],
  },
  { spelling: 'resiliently', phoneticUk: null, phoneticUs: null, explain: 'adv. 有弹性地；坚韧地', sentences: [] },
];

export const services: AuthoringServices = {
  lookUp: async (keyword) => suggestions.filter(({ spelling }) => spelling.startsWith(keyword)),
  uploadImage: async (_, { onProgress }) => {
    onProgress?.(1);
    return { assetId: 'kit:croissant', url: '' };
  },
};

interface BenchProps<Card extends CardContent> {
  editor: ComponentType<CardEditorProps<Card>>;
  card: Card;
  onChange?: (next: Card) => void;
  readOnly?: boolean;
  /** what is wrong is said from the start */
  judged?: boolean;
  given?: Partial<AuthoringServices>;
}

/** An editor that keeps what is written in it, as the page of the author does. */
export function EditorBench<Card extends CardContent>({
  editor: Editor,
  card,
  onChange,
  readOnly,
  judged,
  given,
}: BenchProps<Card>) {
  const [value, setValue] = useState(card);
  return (
    <AuthoringServicesProvider value={{ ...services, ...given }}>
      <div style={{ maxWidth: 480 }}>
        <Editor
          value={value}
          readOnly={readOnly}
          problems={judged ? validateCardContent(value) : undefined}
          onChange={(next) => {
            setValue(next);
            onChange?.(next);
          }}
        />
      </div>
    </AuthoringServicesProvider>
  );
}
