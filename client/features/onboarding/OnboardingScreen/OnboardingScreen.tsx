import { useState } from 'react';
import { IdentityStep } from '../IdentityStep/IdentityStep.tsx';
import { TargetStep } from '../TargetStep/TargetStep.tsx';

interface Props {
  /** Leads out where the learner came from a page; absent right after login. */
  onBack?: () => void;
  onDone: () => void;
}

/** Where the learner stands, then what is promised. */
export function OnboardingScreen({ onBack, onDone }: Props) {
  const [step, setStep] = useState<'identity' | 'target'>('identity');
  return step === 'identity' ? (
    <IdentityStep onBack={onBack} onDone={() => setStep('target')} />
  ) : (
    <TargetStep onBack={() => setStep('identity')} onDone={onDone} />
  );
}
