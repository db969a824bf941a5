export type Refusal = { text: string; why: 'twice' | 'answer' };

/**
 * What was typed as distractors, `||` between them: trimmed, empty ones dropped. Doubles and the answer itself are refused; what is
 * refused is told and stays to be changed.
 */
export function addDistractors(typed: string, present: readonly string[], answer: string) {
  const added: string[] = [];
  const refused: Refusal[] = [];
  for (const text of typed.split('||').map((part) => part.trim())) {
    if (text === '') continue;
    if (text === answer.trim()) refused.push({ text, why: 'answer' });
    else if (present.includes(text) || added.includes(text)) refused.push({ text, why: 'twice' });
    else added.push(text);
  }
  return { added, refused };
}
