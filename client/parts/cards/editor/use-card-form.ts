import { useEffect, useRef } from 'react';
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { CardContent } from '#domain/cards/content.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields of a card as a form that a card goes into and comes out of. What was typed here comes back as the same or an
 * equal card, which must not move the caret: only a card that says something else fills the fields anew.
 */
export function useCardForm<Card extends CardContent>(
  value: Card,
  onChange: (next: Card) => void,
): UseFormReturn<Card, unknown, Card> {
  const form = useForm<Card, unknown, Card>({ defaultValues: value as DefaultValues<Card> });
  const latest = useRef<Card>(value);
  const sent = useRef(new WeakSet<object>());
  const tell = useRef(onChange);
  tell.current = onChange;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (same(values, latest.current)) return;
          const next = structuredClone(values) as Card;
          latest.current = next;
          sent.current.add(next);
          tell.current(next);
        },
      }),
    [form],
  );
  useEffect(() => {
    if (sent.current.has(value) || same(value, latest.current)) return;
    latest.current = value;
    form.reset(value);
  }, [form, value]);
  return form;
}

/** The message of a problem at exactly this place of the card. */
export const problemAt = <Problem extends { path: string }>(problems: readonly Problem[] | undefined, path: string) =>
  problems?.find((problem) => problem.path === path);
