import { filledIn } from '../text.ts';
import type { AnalysisItem, HanziGroup, KidHanziCard } from './content.ts';

export function normaliseHanzi(card: KidHanziCard): KidHanziCard {
  return { ...card, hanzi: card.hanzi.map(hanziGroup), analysis: card.analysis.flatMap(analysisItem) };
}

function hanziGroup({ hanzi }: HanziGroup): HanziGroup {
  return { hanzi: filledIn(hanzi) };
}

function analysisItem(item: AnalysisItem): AnalysisItem[] {
  if ('text' in item) return item.text.trim() === '' ? [] : [item];
  const group = hanziGroup(item);
  return group.hanzi.length === 0 ? [] : [group];
}
