import { Button } from '#client/ui/Button/Button.tsx';
import { useT } from '../wording.ts';

export interface DeclineProps {
  what: 'hear' | 'draw';
  onDecline: () => void;
}

/** For whoever cannot hear or draw, or cannot now: the question is asked another way, and no more of its kind come. */
export function Decline({ what, onDecline }: DeclineProps) {
  const t = useT('faces');
  return (
    <Button scene="quiet" size="small" onClick={onDecline}>
      {t(what === 'hear' ? 'cannotHear' : 'cannotDraw')}
    </Button>
  );
}
