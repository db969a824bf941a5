import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import styles from './BlankPanel.module.css';
import { DistractorList } from './DistractorList.tsx';
import { GroupBar } from './GroupBar.tsx';
import { useCloze, useClozeStore } from './state/ClozeEditing.tsx';
import type { SelectedBlank } from './state/cloze-store.ts';
import { leave } from './text/blank-focus.ts';
import { changeBlank } from './text/blanks.ts';
import { run } from './text/run.ts';
import { useT } from './wording.ts';

/** On a phone the panel covers what is below: it goes when one goes on elsewhere, but for the text, which says itself what is selected. */
function useLeftAlone(panel: HTMLElement | null, isDocked: boolean, close: () => void) {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!panel || !isDocked) return;
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.contains(target) || target.closest('[contenteditable]')) return;
      latest.current();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [panel, isDocked]);
}

/** Where the notch points to: the middle of the blank, in px from the left of the panel. */
function useTail(panel: HTMLElement | null, id: string) {
  const store = useClozeStore();
  const [tail, setTail] = useState<number>();
  useLayoutEffect(() => {
    const mark = store.getState().editor?.view.dom.querySelector('[data-on]');
    if (!panel || !mark || id === '') return;
    const [line] = mark.getClientRects();
    if (line) setTail(Math.round(line.left + line.width / 2 - panel.getBoundingClientRect().left));
  }, [store, panel, id]);
  return tail;
}

export interface ChosenBlankProps {
  blank: SelectedBlank;
  /** it comes up from below */
  isDocked: boolean;
  placement: 'side' | 'under';
}

/** The wrong answers of one blank. */
export function ChosenBlank({ blank, isDocked, placement }: ChosenBlankProps) {
  const t = useT('cloze_panel');
  const words = useT('cloze_editor');
  const store = useClozeStore();
  const readOnly = useCloze((state) => state.readOnly);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const tail = useTail(panel, blank.id);
  const change = (what: Partial<SelectedBlank>) => {
    const { editor } = store.getState();
    if (editor) run(editor, (state) => changeBlank(state, blank.id, what));
  };
  const close = () => {
    const { editor } = store.getState();
    if (editor) editor.view.dispatch(leave(editor.state));
  };
  useLeftAlone(panel, isDocked, close);
  const group = blank.group.slice(1);
  const taken = [...blank.distrators, ...blank.giveAwayDistrators];
  return (
    <section
      ref={setPanel}
      className={styles.panel}
      data-group={group}
      data-docked={isDocked ? '' : undefined}
      data-under={placement === 'under' && tail !== undefined ? '' : undefined}
      style={{ '--tail': `${tail ?? 60}px` } as CSSProperties}
      aria-label={t('title')}
    >
      {isDocked && !readOnly && <GroupBar short />}
      <header className={styles.head}>
        <mark className={styles.blank} data-group={group}>
          {blank.text}
        </mark>
        <span>{group === '*' ? words('any_group') : words('group', { group })}</span>
        {isDocked && <IconButton icon="down" label={t('close')} className={styles.close} onClick={close} />}
      </header>
      <DistractorList
        key={`${blank.id} wrong`}
        label={t('distractors')}
        placeholder={t('distractors_placeholder')}
        items={blank.distrators}
        taken={taken}
        answer={blank.text}
        readOnly={readOnly}
        onChange={(distrators) => change({ distrators })}
      />
      <DistractorList
        key={`${blank.id} give-away`}
        label={t('give_away')}
        placeholder={t('give_away_placeholder')}
        items={blank.giveAwayDistrators}
        taken={taken}
        answer={blank.text}
        readOnly={readOnly}
        onChange={(giveAwayDistrators) => change({ giveAwayDistrators })}
      />
    </section>
  );
}
